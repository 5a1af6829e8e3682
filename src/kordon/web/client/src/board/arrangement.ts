/**
 * How a board lies in its window: as it is drawn, turned by a quarter, or, if it is made of tiles that touch nowhere,
 * with rows for columns. Neighbours stay neighbours, and what lies at the rim stays there. A phone held upright shows
 * more of a wide board this way.
 */

import type { Scene } from '../wire/scene';
import type { Ground } from './geometry';
import { drawn } from './layout';

export interface Size {
  width: number;
  height: number;
}

const WORTH_IT = 1.12; // as many times larger as the board as it is drawn
const scaleIn = (pane: Size, { width, height }: Size) => Math.min(pane.width / width, pane.height / height);

/** The scene as it lies in a window of this size. */
export function arranged(scene: Scene, pane: Size): Scene {
  const lying = { width: scene.height, height: scene.width };
  if (scaleIn(pane, lying) <= scaleIn(pane, scene) * WORTH_IT) return scene;
  const isTiled = isMadeOfTiles(scene);
  const how = isTiled ? 'rows for columns' : `turned ${scene.height}`;
  // Tiles keep the order of reading; a map must not be mirrored.
  const across = (y: number) => (isTiled ? y : scene.height - y);
  const turn = (numbers: number[]) => numbers.map((_, index) => (index % 2 ? numbers[index - 1]! : across(numbers[index + 1]!)));
  const shapes = scene.shapes.map((shape) => moved(shape, how, (one) => ({ ...one, outline: turn(one.outline) })));
  const lines = scene.lines.map((line) => moved(line, how, (one) => ({ ...one, points: turn(one.points) })));
  return { ...scene, ...lying, shapes, lines };
}

/** What has not changed stays the same object, so that nothing is measured twice. */
const known = new Map<string, WeakMap<object, object>>();

function moved<T extends object>(thing: T, how: string, make: (thing: T) => T): T {
  if (!known.has(how)) known.set(how, new WeakMap());
  const made = known.get(how)!;
  if (!made.has(thing)) made.set(thing, make(thing));
  return made.get(thing) as T;
}

/** Whether a board is nothing but equal tiles that touch nowhere. */
function isMadeOfTiles({ shapes, lines }: Scene): boolean {
  const all = drawn(shapes);
  const tiles = all.filter(({ carries }) => carries);
  if (tiles.length < 2 || lines.length || tiles.some(({ joined }) => joined)) return false;
  const grounds = tiles.map(({ ground }) => ground);
  const [first] = grounds as [Ground];
  const isAlike = (one: Ground) => one.right - one.left === first.right - first.left && one.bottom - one.top === first.bottom - first.top;
  const isOnOne = ({ ground }: (typeof all)[number]) => grounds.some((tile) => isWithin(ground, tile));
  return grounds.every(isAlike) && all.every(isOnOne);
}

function isWithin(inner: Ground, outer: Ground): boolean {
  return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
}
