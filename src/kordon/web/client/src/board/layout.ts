/** Where everything of a scene is drawn on the board. */

import type { Piece, Scene, Shape, Target } from '../wire/scene';
import { apart, groundOf, spots, type Ground, type Point } from './geometry';

export interface Placed {
  piece: Piece;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Drawn {
  shape: Shape;
  ground: Ground;
  /** Whether other shapes lie wholly on it, as cells on a tile. */
  carries: boolean;
}

const CARD_HEIGHT = 1.06;

/** The shapes with their grounds. */
export function drawn(shapes: Shape[]): Drawn[] {
  const all = shapes.map((shape) => ({ shape, ground: groundOf(shape.outline), carries: false }));
  for (const [index, one] of all.entries()) {
    one.carries = all.some(
      ({ ground }, other) =>
        other > index &&
        ground.left >= one.ground.left &&
        ground.right <= one.ground.right &&
        ground.top >= one.ground.top &&
        ground.bottom <= one.ground.bottom &&
        isSquarish(one.ground),
    );
  }
  return all;
}

function isSquarish({ outline }: Ground): boolean {
  return outline.length === 4;
}

/** A measure for round pieces: what fits well on most shapes. */
export function usualRoom(all: Drawn[]): number {
  const rooms = all.filter(({ carries }) => !carries).map(({ ground }) => ground.room).sort((a, b) => a - b);
  return rooms[Math.floor(rooms.length * 0.3)] ?? 10;
}

/** Every piece that lies on a shape. */
export function placed(scene: Scene, all: Drawn[]): Placed[] {
  const shapes = new Map<Target, Ground>(all.map(({ shape, ground }) => [shape.id, ground]));
  const here = new Map<Target, Piece[]>();
  for (const piece of scene.pieces) {
    if (shapes.has(piece.at)) here.set(piece.at, [...(here.get(piece.at) ?? []), piece]);
  }
  const room = usualRoom(all);
  const found: Placed[] = [];
  for (const [at, pieces] of here) {
    const ground = shapes.get(at)!;
    const wanted = isFlat(pieces[0]!) ? ground.room : room * 0.86;
    for (const [index, spot] of spots(ground, pieces.length, wanted).entries()) {
      const piece = pieces[index]!;
      const width = spot.radius * (isFlat(piece) ? 1.74 : 2);
      found.push({ piece, x: spot.x, y: spot.y, width, height: isFlat(piece) ? width * CARD_HEIGHT : width });
    }
  }
  // In the order of the scene, so that a piece that moves stays the same element.
  const order = new Map(scene.pieces.map((piece, index) => [piece.id, index]));
  return found.sort((a, b) => order.get(a.piece.id)! - order.get(b.piece.id)!);
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
