/** Which corner of the stage a box may stand in, so that it covers none of the places it speaks of. */

import type { Target } from '../wire/scene';

const CORNERS = ['', 'right', 'below', 'below right'];
const EDGE = 6;
const AROUND = 40; // pixels for what stands at the right and lower edge

/** The corner it has, unless it covers a place there and another corner is free. */
export function freeCorner(box: HTMLElement, corner: string, targets: Target[]): string {
  const stage = box.parentElement!;
  const frame = stage.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const places = targets.flatMap((id) => stage.querySelector(`.board [data-target="${CSS.escape(id)}"]`)?.getBoundingClientRect() ?? []);
  const isFree = (at: string) => {
    const left = at.includes('right') ? frame.right - AROUND - width : frame.left + EDGE;
    const top = at.includes('below') ? frame.bottom - AROUND - height : frame.top + EDGE;
    return !places.some((place) => place.left < left + width && place.right > left && place.top < top + height && place.bottom > top);
  };
  return [corner, ...CORNERS].find(isFree) ?? corner;
}
