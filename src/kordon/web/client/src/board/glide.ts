/** Pieces that change their place, on the board or beside it, glide there instead of vanishing and appearing. */

import { settings } from '../state/settings.svelte';
import type { Moved } from '../wire/patch';
import type { Target } from '../wire/scene';
import type { Point } from './geometry';

const LASTS = 480;
const EACH_STEP = 260;

export type Places = Map<Target, Point>;

/** How pieces went: under what name they were known before, past which points, and out of what new ones came. */
export interface Course {
  moved: Moved;
  past: (id: Target) => Point[];
  source: Target | undefined;
}

/** Whether the viewer wants nothing to move. */
export function isStill(): boolean {
  return !settings.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Where every piece is drawn now. */
export function placesNow(root: Element): Places {
  return new Map(piecesIn(root).map((element) => [element.dataset.piece!, middleOf(element)]));
}

/** Let pieces that were drawn elsewhere come from there. */
export function glide(root: Element, before: Places, { moved, past, source }: Course): void {
  if (isStill()) return;
  const outOf = source && root.querySelector(`[data-zone="${CSS.escape(source)}"]`);
  for (const element of piecesIn(root)) {
    const id = element.dataset.piece!;
    const from = before.get(moved[id] ?? id) ?? (outOf ? centre(outOf) : undefined);
    if (!from) continue;
    const to = middleOf(element);
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    const first = { x: (from.x - to.x) / scale, y: (from.y - to.y) / scale };
    if (Math.hypot(first.x, first.y) < 2) continue;
    const points = [first, ...past(id), { x: 0, y: 0 }];
    element.animate(
      points.map(({ x, y }) => ({ translate: `${x}px ${y}px`, easing: points.length > 2 ? 'ease-in-out' : 'cubic-bezier(0.3, 0.1, 0.2, 1)' })),
      { duration: Math.max(LASTS, EACH_STEP * (points.length - 1)) },
    );
  }
}

function piecesIn(root: Element): (HTMLElement | SVGElement)[] {
  return [...root.querySelectorAll<HTMLElement | SVGElement>('.piece, .thing')];
}

/** The middle of what a piece is, without the badges around it. */
function middleOf(element: Element): Point {
  return centre(element.querySelector('.glow') ?? element);
}

function centre(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
