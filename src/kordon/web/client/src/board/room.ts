/** Where something drawn over the rest may stand: beside a thing, inside a frame, off what matters. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Found {
  x: number;
  y: number;
  /** How much of what matters it covers there, in pixels. */
  covers: number;
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** The best place for a box of this size: where it covers least, beside the thing rather than in a corner of the frame. */
export function besideOf(thing: Box, width: number, height: number, frame: Box, matters: Box[], gap = 10): Found | undefined {
  const beside = SIDES.map(([across, down]) => [at(across, thing.left, thing.right, width, gap), at(down, thing.top, thing.bottom, height, gap)]);
  const corners = [frame.top, frame.bottom].flatMap((y) => [
    [frame.left, y],
    [frame.right, y],
  ]);
  let best: Found | undefined;
  for (const [left, top] of [...beside, ...corners] as [number, number][]) {
    const x = within(left, frame.left, frame.right - width);
    const y = within(top, frame.top, frame.bottom - height);
    if (covered(x, y, width, height, [thing]) > 0) continue;
    const covers = covered(x, y, width, height, matters);
    if (!best || covers < best.covers) best = { x, y, covers };
  }
  return best;
}

/** How much of what matters a box of this size covers at a place, in pixels. */
export function covered(x: number, y: number, width: number, height: number, matters: Box[]): number {
  const box = { left: x, top: y, right: x + width, bottom: y + height };
  return matters.reduce((sum, one) => sum + shared(box, one), 0);
}

function at(side: number, low: number, high: number, size: number, gap: number): number {
  if (side > 0) return high + gap;
  return side < 0 ? low - gap - size : (low + high - size) / 2;
}

function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The boxes of everything that can be chosen now, on the board, beside it and in answer to the question, and of what it costs. */
export function litOn(root: ParentNode, but?: Element): Box[] {
  const lit = [...root.querySelectorAll('.board [data-lit], .offers button, .offered button, .cost')];
  return lit.filter((element) => !but?.contains(element)).map((element) => element.getBoundingClientRect());
}

/** The corner or edge of a frame where a box of this size covers least of what matters. */
export function freeCorner(frame: Box, width: number, height: number, matters: Box[], margin: number): Found {
  const across = [frame.left + margin, (frame.left + frame.right - width) / 2, frame.right - margin - width];
  const down = [frame.top + margin, frame.bottom - margin - height, (frame.top + frame.bottom - height) / 2];
  const places = down.flatMap((y) => across.map((x) => ({ x, y })));
  const found = places.map(({ x, y }) => ({ x, y, covers: covered(x, y, width, height, matters) }));
  return found.reduce((best, one) => (one.covers < best.covers ? one : best));
}
