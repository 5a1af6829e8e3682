/** How far somebody has come in the courses, kept on this device. */

import type { Path } from '../wire/scene';

const KEY = 'kordon-lessons';

export interface Place {
  /** The lesson that was open last, and what was done in it. */
  lesson: string;
  done: Path[];
  /** The lessons that were walked to their end. */
  finished: string[];
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
  const { lesson = '', done = [], finished = [] } = kept()[`${game}/${course}`] ?? {};
  return { lesson, done, finished };
}

/** The course of the game that was open last. */
export function lastCourse(game: string): string | undefined {
  return Object.keys(kept())
    .findLast((key) => key.startsWith(`${game}/`))
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
