/** Where things lie on a shape: its roomiest point, and spots for pieces that do not overlap. */

export interface Point {
  x: number;
  y: number;
}

export interface Ground {
  outline: Point[];
  left: number;
  top: number;
  right: number;
  bottom: number;
  middle: Point; // the point farthest from every edge
  room: number; // its distance to the nearest edge
  samples: (Point & { room: number })[];
}

const FINE = 14;

export function pointsOf(numbers: number[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push({ x: numbers[i]!, y: numbers[i + 1]! });
  return points;
}

const grounds = new WeakMap<number[], Ground>();

/** The ground of an outline, worked out once. */
export function groundOf(outline: number[]): Ground {
  let ground = grounds.get(outline);
  if (!ground) grounds.set(outline, (ground = survey(pointsOf(outline))));
  return ground;
}

function survey(outline: Point[]): Ground {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const step = Math.max(right - left, bottom - top) / FINE || 1;
  const centre = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const samples: Ground['samples'] = [];
  // The grid goes through the centre, so that what is symmetrical stays so.
  const across = Math.floor((right - left) / 2 / step);
  const down = Math.floor((bottom - top) / 2 / step);
  for (let i = -across; i <= across; i++) {
    for (let j = -down; j <= down; j++) {
      const point = { x: centre.x + i * step, y: centre.y + j * step };
      const room = roomAt(point, outline);
      if (room > 0) samples.push({ ...point, room });
    }
  }
  const best = samples.reduce<(Point & { room: number }) | undefined>(
    (best, sample) =>
      !best || sample.room > best.room + 0.01 || (sample.room > best.room - 0.01 && apart(sample, centre) < apart(best, centre)) ? sample : best,
    undefined,
  ) ?? { ...centre, room: step / 2 };
  return { outline, left, top, right, bottom, middle: { x: best.x, y: best.y }, room: best.room, samples };
}

/** The distance to the nearest edge; negative outside. */
export function roomAt(point: Point, outline: Point[]): number {
  let inside = false;
  let nearest = Infinity;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const a = outline[i]!;
    const b = outline[j]!;
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) {
      inside = !inside;
    }
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const along = Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
    nearest = Math.min(nearest, Math.hypot(point.x - a.x - along * dx, point.y - a.y - along * dy));
  }
  return inside ? nearest : -nearest;
}

export function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export interface Spot extends Point {
  radius: number;
}

const LEAST = 0.62; // of the wanted radius, to stay clear of something

/** As many spots as asked for, of one radius no larger than wanted, none overlapping another; clear of one, if possible. */
export function spots(ground: Ground, count: number, wanted: number, clearOf?: Spot): Spot[] {
  const largest = Math.min(wanted, ground.room * 0.92);
  for (const [least, kept] of clearOf
    ? ([
        [largest * LEAST, clearOf],
        [3, undefined],
      ] as const)
    : ([[3, undefined]] as const)) {
    if (count === 1 && !kept) break;
    for (let radius = largest; radius > least; radius *= 0.88) {
      const found = fitted(ground, count, radius, kept);
      if (found) return found.map((point) => ({ ...point, radius }));
    }
  }
  return count === 1 ? [{ ...ground.middle, radius: largest }] : ring(ground, count);
}

function fitted(ground: Ground, count: number, radius: number, clearOf?: Spot): Point[] | undefined {
  const roomy = ground.samples
    .filter((sample) => sample.room >= radius * 0.96 && !(clearOf && apart(sample, clearOf) < radius + clearOf.radius))
    .sort((a, b) => apart(a, ground.middle) - apart(b, ground.middle));
  if (count === 1) return roomy.length ? [roomy[0]!] : undefined;
  for (const first of roomy.slice(-40).reverse().concat(roomy.slice(0, 20))) {
    const taken: Point[] = [first];
    for (const sample of roomy) {
      if (taken.length === count) break;
      if (taken.every((other) => apart(other, sample) >= radius * 2.04)) taken.push(sample);
    }
    if (taken.length === count) return taken.sort((a, b) => a.x - b.x || a.y - b.y);
  }
  return undefined;
}

function ring(ground: Ground, count: number): Spot[] {
  const reach = ground.room * 0.6;
  const radius = Math.max(1, reach * Math.sin(Math.PI / count) * 0.9);
  return Array.from({ length: count }, (_, index) => ({
    x: ground.middle.x + reach * Math.cos((2 * Math.PI * index) / count),
    y: ground.middle.y + reach * Math.sin((2 * Math.PI * index) / count),
    radius,
  }));
}

/** A spot near a corner, for a few letters or a mark: left or right by `side`, upper or lower by `end`. */
export function corner(ground: Ground, radius: number, side: -1 | 1, end: -1 | 1 = -1): Point {
  let best: Point | undefined;
  let least = Infinity;
  for (const sample of ground.samples) {
    if (sample.room < radius) continue;
    const far = -side * sample.x - end * sample.y * 1.4;
    if (far < least) [best, least] = [sample, far];
  }
  return best ?? ground.middle;
}

export function path(points: Point[], closed: boolean): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}${closed ? 'Z' : ''}`;
}
