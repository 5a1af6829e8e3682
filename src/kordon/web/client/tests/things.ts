/** Small scenes and places to test with. */

import { groundOf, type Ground } from '../src/board/geometry';
import { NOTHING, type Piece, type Scene, type Shape } from '../src/wire/scene';

export const sceneOf = (parts: Partial<Scene>): Scene => ({ ...NOTHING, ...parts });

export const pieceAt = (id: string, at: string, look = 'figure'): Piece => ({ id, at, look, label: [id] });

/** The outline of a rectangle, its corners in the order of the clock. */
export function rectangle(left: number, top: number, width: number, height: number): number[] {
  const [right, bottom] = [left + width, top + height];
  return [left, top, right, top, right, bottom, left, bottom];
}

export const shapeOf = (id: string, outline: number[], look = 'area'): Shape => ({ id, outline, look, label: [id] });

export const squareAt = (column: number, row: number, size = 10): Ground => groundOf(rectangle(column * size, row * size, size, size));
