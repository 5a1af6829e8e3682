/** Pieces that change their place between board and zones glide there, instead of vanishing and appearing. */

import type { Scene, Target } from '../wire/scene';

const LASTS = 480;

export type Places = Map<Target, { box: DOMRect; home: Element | null }>;

/** Where every piece is drawn now. */
export function placesNow(root: Element): Places {
  const places: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('.piece, .thing')) {
    places.set(element.dataset.piece!, { box: element.getBoundingClientRect(), home: element.parentElement });
  }
  return places;
}

/** Let pieces that were drawn elsewhere come from there; on the board itself they glide by themselves. */
export function glide(root: Element, before: Places, moved: Scene['moved']): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('.piece, .thing')) {
    const id = element.dataset.piece!;
    const from = before.get(moved?.[id] ?? id);
    if (!from || (from.home === element.parentElement && element instanceof SVGElement)) continue;
    const box = element.getBoundingClientRect();
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    const dx = (from.box.x + from.box.width / 2 - box.x - box.width / 2) / scale;
    const dy = (from.box.y + from.box.height / 2 - box.y - box.height / 2) / scale;
    if (Math.hypot(dx, dy) < 2) continue;
    element.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0px 0px' }], {
      duration: LASTS,
      easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
    });
  }
}
