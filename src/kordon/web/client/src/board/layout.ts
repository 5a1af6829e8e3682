/** Where everything of a scene is drawn on the board. */

import type { Piece, Scene, Shape, Target } from '../wire/scene';
import type { Laid, Size } from './arrangement';
import { apart, corner, groundOf, roomAt, spots, type Ground, type Point, type Spot } from './geometry';

export interface Placeable {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Placed extends Placeable {
  piece: Piece;
}

export interface Drawn {
  shape: Shape;
  ground: Ground;
  /** Whether other shapes lie wholly on it, as cells on a tile. */
  carries: boolean;
  /** Whether it carries others and touches another such shape: its name finds no room outside. */
  joined: boolean;
  /** Whether it lies wholly on another, whose name is read there. */
  isPart: boolean;
  /** Shapes that may cover parts of it. */
  over: Ground[];
}

const CARD_HEIGHT = 1.06;
const CARD_MARGIN = 0.03; // below a card that leaves room for a caption above it
const LEGIBLE = 11.2; // pixels high: what is smaller than 11 on a wide screen is not shown

/** The shapes with their grounds. */
export function drawn(shapes: Shape[]): Drawn[] {
  const all = shapes.map((shape) => ({ shape, ground: groundOf(shape.outline), carries: false, joined: false, isPart: false, over: [] as Ground[] }));
  for (const [index, one] of all.entries()) {
    const parts = isSquarish(one.ground) ? all.slice(index + 1).filter(({ ground }) => liesOn(ground, one.ground)) : [];
    one.carries = parts.length > 0;
    for (const part of parts) part.isPart = true;
    if (one.shape.caption)
      one.over = all
        .slice(index + 1)
        .map(({ ground }) => ground)
        .filter((ground) => overlap(ground, one.ground));
  }
  const tiles = all.filter(({ carries }) => carries);
  for (const one of tiles) one.joined = tiles.some((other) => other !== one && touches(other.ground, one.ground));
  return all;
}

export function liesOn(inner: Ground, outer: Ground): boolean {
  return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
}

const EDGE = 0.12; // around all shapes, in units: half of a wall
const WIDEST_EDGE = 0.005; // of the board
const RULED_EDGE = 0.58; // where rows and columns are called
const PLATE = 0.3; // above a tile, for its name

/** Pixels: the letters that rows and columns are called by. */
export const CALLED = globalThis.innerWidth < 1000 ? 10.4 : 11.5;
const CALLED_ROOM = 1.3; // times as much room as they are high

type Side = 'left' | 'right' | 'top' | 'bottom';
export type Box = Point & Size;

/** Where the shapes of a board lie. */
export function extent(all: Drawn[]): Box {
  const [x, y] = [Math.min(...all.map(({ ground }) => ground.left)), Math.min(...all.map(({ ground }) => ground.top))];
  const [right, bottom] = [Math.max(...all.map(({ ground }) => ground.right)), Math.max(...all.map(({ ground }) => ground.bottom))];
  return { x, y, width: right - x, height: bottom - y };
}

/** The side of a board at which a row or column is called. */
export function calling([x, y]: [number, number], all: Box): Side {
  const inside = { left: x - all.x, right: all.x + all.width - x, top: y - all.y, bottom: all.y + all.height - y };
  return (Object.keys(inside) as Side[]).reduce((best, side) => (inside[side] < inside[best] ? side : best));
}

/** What of a board is in sight by default: all shapes and the lines at their edges, and no more. */
export function cropped({ width, height, lines, lintel = 0 }: Laid, all: Drawn[], unit: number, pane?: Size): Box {
  const xs = lines.flatMap(({ points }) => points.filter((_, index) => index % 2 === 0).map((x) => Math.min(width, Math.max(0, x))));
  const ys = lines.flatMap(({ points }) => points.filter((_, index) => index % 2 === 1).map((y) => Math.min(height, Math.max(0, y))));
  for (const { ground, carries, joined } of all) {
    xs.push(ground.left, ground.right);
    ys.push(carries && !joined ? ground.top - PLATE * unit - lintel : ground.top, ground.bottom);
  }
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const shapes = extent(all);
  const called = new Set(lines.flatMap(({ look, points: [x = 0, y = 0] }) => (look.startsWith('scenery ruler') ? calling([x, y], shapes) : [])));
  const edge = Math.min(EDGE * unit, WIDEST_EDGE * Math.max(width, height));
  const letters = CALLED * CALLED_ROOM;
  const pixel = pane ? Math.max((right - left) / Math.max(1, pane.width - letters), (bottom - top) / Math.max(1, pane.height - letters)) : 0;
  const beside = (side: Side) => (called.has(side) ? Math.max(RULED_EDGE * unit, pixel * letters) : edge);
  const [x, y] = [left - beside('left'), top - beside('top')];
  return { x, y, width: right + beside('right') - x, height: bottom + beside('bottom') - y };
}

function touches(a: Ground, b: Ground): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

function overlap(a: Ground, b: Ground): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function isSquarish({ outline }: Ground): boolean {
  return outline.length === 4;
}

/** Whether it has six corners, all as far from its middle. */
function isHexagon({ outline, left, right, top, bottom }: Ground): boolean {
  const far = outline.map(({ x, y }) => Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2));
  return far.length === 6 && Math.max(...far) < Math.min(...far) * 1.05;
}

/** A measure for round pieces: what fits well on most shapes. */
export function usualRoom(all: Drawn[]): number {
  const rooms = all
    .filter(({ carries }) => !carries)
    .map(({ ground }) => ground.room)
    .sort((a, b) => a - b);
  return rooms[Math.floor(rooms.length * 0.3)] ?? 10;
}

/** The signs on a shape: how large they are. */
export function signSize(ground: Ground, unit: number): number {
  return Math.min(unit * 0.56, ground.room * 0.72);
}

/** Where a short caption stands, and half its height: never too small to read, if the shape has room for it. */
export function captionSpot({ ground, over }: Drawn, unit: number, pixel = 0): Spot {
  const letters = Math.max(signSize(ground, unit) * 0.8, Math.min(pixel * LEGIBLE, ground.room * 1.3));
  if (isHexagon(ground)) return { x: ground.middle.x, y: ground.top + ground.room * 0.32, radius: ground.room * 0.2 };
  const inCorner = (side: -1 | 1) => corner(ground, Math.min(letters * 0.78, ground.room * 0.98), side);
  const left = inCorner(-1);
  return { ...(isCovered(left, over) ? inCorner(1) : left), radius: letters / 2 };
}

/** Where a caption stands that has to be read: large enough whatever room there is, clear of pieces if it can be. */
export function namedSpot(one: Drawn, unit: number, pixel: number, length: number, pieces: Placed[]): Spot {
  const usual = captionSpot(one, unit, pixel);
  const radius = Math.max(usual.radius, (pixel * LEGIBLE) / 2);
  const { ground } = one;
  const room = Math.min(radius, ground.room * 0.6);
  const corners = (
    [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const
  ).map(([side, end]) => corner(ground, room, side, end));
  const isClear = (spot: Point) => !isCovered(spot, one.over) && !liesUnder(spot, radius * length * 0.5, radius * 0.7, pieces);
  return { ...([usual, ...corners].find(isClear) ?? usual), radius };
}

export function isCovered(point: Point, over: Ground[]): boolean {
  return over.some(({ outline }) => roomAt(point, outline) > 0);
}

/** Whether a piece lies over letters around a point; they reach so far to both sides. */
export function liesUnder({ x, y }: Point, across: number, down: number, pieces: Placed[]): boolean {
  return pieces.some((one) => Math.abs(one.x - x) < across + one.width * 0.44 && Math.abs(one.y - y) < down + one.height * 0.44);
}

/** Every piece that lies on a shape, clear of its caption if there is room. */
export function placed(scene: Scene, all: Drawn[]): Placed[] {
  const shapes = new Map<Target, Drawn>(all.map((one) => [one.shape.id, one]));
  const here = new Map<Target, Piece[]>();
  for (const piece of scene.pieces) {
    if (shapes.has(piece.at)) here.set(piece.at, [...(here.get(piece.at) ?? []), piece]);
  }
  const room = usualRoom(all);
  const found: Placed[] = [];
  for (const [at, pieces] of here) {
    const one = shapes.get(at)!;
    const { ground } = one;
    const flat = isFlat(pieces[0]!);
    const caption = one.shape.caption && !flat ? captionSpot(one, room) : undefined;
    // On a hexagon pieces stand in the middle, and leave room above for the caption.
    const isCentred = caption && isHexagon(ground);
    const wanted = flat || /\blarge\b/.test(pieces[0]!.look) ? ground.room : room * (isCentred ? 0.62 : 0.86);
    const isBelow = flat && pieces.length === 1 && one.shape.caption && isSquarish(ground);
    for (const [index, spot] of spots(ground, pieces.length, wanted, isCentred ? undefined : caption).entries()) {
      const piece = pieces[index]!;
      const width = spot.radius * (isBelow ? 1.66 : isFlat(piece) ? 1.74 : 2);
      const height = isFlat(piece) ? width * CARD_HEIGHT : width;
      const low = ground.bottom - (ground.bottom - ground.top) * CARD_MARGIN - height / 2;
      found.push({ piece, x: spot.x, y: isBelow ? low : spot.y, width, height });
    }
  }
  // In the order of the scene, so that a piece that moves stays the same element.
  const order = new Map(scene.pieces.map((piece, index) => [piece.id, index]));
  return found.sort((a, b) => order.get(a.piece.id)! - order.get(b.piece.id)!);
}

const AWAY = 5; // units from an edge

/** Where words of this size can stand on a ground without touching anything: along its upper edge, or its lower one. */
export function freeCorner(ground: Ground, width: number, height: number, things: Placeable[]): Point | undefined {
  const here = things.filter(({ x, y }) => x > ground.left && x < ground.right && y > ground.top && y < ground.bottom);
  for (const y of [ground.top + AWAY + height * 0.8, ground.bottom - AWAY - height * 0.2]) {
    for (let x = ground.left + AWAY; x + width < ground.right; x += height) {
      const isFree = here.every(
        (one) => Math.abs(one.x - x - width / 2) > (one.width + width) / 2 || Math.abs(one.y - y + height * 0.3) > (one.height * 1.2 + height) / 2,
      );
      if (isFree) return { x, y };
    }
  }
  return undefined;
}

export function isFlat(piece: Piece): boolean {
  return !/^(?:figure|token|die)\b/.test(piece.look);
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const AHEAD: Record<Direction, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The nearest place in a direction: what lies straight ahead counts as nearer than what lies aside. */
export function towards<T extends Point>(from: Point, direction: Direction, places: T[]): T | undefined {
  const { x, y } = AHEAD[direction];
  let best: T | undefined;
  let least = Infinity;
  for (const place of places) {
    const ahead = (place.x - from.x) * x + (place.y - from.y) * y;
    if (ahead <= 1) continue;
    const far = apart(from, place) * (2 - ahead / apart(from, place)) + apart(from, place) * 0.2;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}
