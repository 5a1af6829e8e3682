/** Shapes that tell owners and colours apart without their colour, in a square of 24. */

import { looks } from '../state/looks.svelte';
import type { Seat } from '../wire/scene';

export const OUTLINES = {
  circle: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z',
  triangle: 'M12 1l12 21H0z',
  square: 'M2.5 2.5h19v19h-19z',
  diamond: 'M12-1l13 13-13 13L-1 12z',
  star: 'M12 0l3.4 8.2 8.6.8-6.5 5.7 2 8.6L12 18.6 4.5 23.3l2-8.6L0 9l8.6-.8z',
  cross: 'M8.5 1h7v7.5H23v7h-7.5V23h-7v-7.5H1v-7h7.5z',
  hexagon: 'M6.5 1.5h11L23.5 12l-6 10.5h-11L.5 12z',
  shield: 'M2.5 2h19v10c0 5-5 9-9.5 11-4.5-2-9.5-6-9.5-11z',
};

export type Mark = keyof typeof OUTLINES;

/** In the order of the seats; a terminal has the same. */
const OF_SEATS: Mark[] = ['circle', 'triangle', 'square', 'diamond', 'star', 'cross'];

/** The outline that tells whose a thing is: by its colour, if it has one, or by its owner. */
export function markFor(look: string, owner: Seat | undefined = -1): string | undefined {
  const { marks } = looks.now;
  const named = look
    .split(/[ -]/)
    .map((word) => marks[word])
    .find(Boolean);
  const mark = named ?? OF_SEATS[owner];
  return mark && OUTLINES[mark];
}

/** The mark that a shape is strewn with, if a word of its look has one: grounds are not told by colour alone. */
export function strewnWith(look: string): Mark | undefined {
  return look
    .split(' ')
    .map((word) => looks.now.marks[word])
    .find(Boolean);
}
