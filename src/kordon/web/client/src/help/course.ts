/** The course of a turn, and what others learn by a move: a game's data (see its looks) and the scene say both. */

import type { Table } from '../state/table.svelte';
import type { Choice, Scene, Seat, Target } from '../wire/scene';

export interface CourseData {
  status: string[];
  steps: Record<string, { status?: string[]; asked?: string[]; open?: string }>;
  seats?: number[];
}

export interface ToldData {
  path: string;
  asked?: string[];
  look?: string;
  unnoted?: boolean;
  seats?: number[];
}

export interface CourseStep {
  /** The id of its text. */
  id: string;
  is: 'done' | 'now' | 'later';
}

const isFor = (seats: number[] | undefined, seat: Seat) => !seats?.length || seats.includes(seat);

/** The steps of the turn that is on, and where the viewer is; none where the game names none. */
export function courseOf(courses: Record<string, CourseData>, { status, prompt, choices }: Scene, seat: Seat): CourseStep[] {
  const found = Object.entries(courses).find(([, course]) => course.status.includes(status[0]) && isFor(course.seats, seat));
  if (!found) return [];
  const [name, { steps }] = found;
  const all = Object.entries(steps);
  const asked = choices.length ? prompt : undefined;
  const left = (open: string | undefined) => (open && asked?.[1]?.[open] !== undefined ? Boolean(asked[1][open]) : undefined);
  const isAt = all.map(([, step]) => left(step.open) ?? Boolean(step.status?.includes(status[0]) || (asked && step.asked?.includes(asked[0]))));
  const first = isAt.indexOf(true);
  return all.map(([step, { open }], index) => ({
    id: `course-${name}-${step}`,
    is: isAt[index] ? 'now' : left(open) === false || (first >= 0 && index < first) ? 'done' : 'later',
  }));
}

/** The id of what others learn by the chosen move, if the game says so. */
export function toldBy(told: Record<string, ToldData>, { scene, picture, you }: Table, steps: Target[], { note }: Choice): string | undefined {
  const place = scene!.shapes.find(({ id }) => id === steps.at(-1) || id === picture.lies.get(steps.at(-1)!));
  const found = Object.entries(told).find(([, { path, asked, look, unnoted, seats }]) => {
    const words = path.split(' ');
    const fits = words.length <= steps.length && words.every((word, index) => steps[index] === word || steps[index]!.startsWith(`${word}:`));
    return (
      fits && isFor(seats, you.viewer) && (!asked || asked.includes(scene!.prompt[0])) && !(unnoted && note) && (!look || place?.look.split(' ').includes(look))
    );
  });
  return found && `told-${found[0]}`;
}
