/** How far somebody has come in the courses, kept on this device. */

import { PUZZLES } from '../state/route.svelte';
import type { Path } from '../wire/scene';

const KEY = 'kordon-lessons';

export interface Place {
  /** The lesson that was open last, and what was done in it. */
  lesson: string;
  done: Path[];
  /** The lessons that were walked to their end. */
  finished: string[];
  /** How many there are. */
  of: number;
}

type Places = Record<string, Place>;

function kept(): Places {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Places;
  } catch {
    return {};
  }
}

export function placeIn(game: string, course: string): Place {
  const { lesson = '', done = [], finished = [], of = 0 } = kept()[`${game}/${course}`] ?? {};
  return { lesson, done, finished, of };
}

/** The course of the game that was open last; the puzzles are none. */
export function lastCourse(game: string): string | undefined {
  const isCourse = (key: string) => key.startsWith(`${game}/`) && key !== `${game}/${PUZZLES}`;
  return Object.keys(kept())
    .findLast(isCourse)
    ?.slice(game.length + 1);
}

export function keepPlace(game: string, course: string, place: Place): void {
  const { [`${game}/${course}`]: _, ...others } = kept();
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...others, [`${game}/${course}`]: place }));
  } catch {
    // Without storage a place lasts while the page is open.
  }
}
