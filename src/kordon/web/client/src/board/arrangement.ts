/**
 * How a board lies in its window: as it is drawn, turned by a quarter, or, if it is made of tiles that touch nowhere,
 * with the tiles in other rows. What fills the window best is taken, so a phone held upright shows more of a wide board.
 */

import type { Line, Scene, Shape } from '../wire/scene';
import { groundOf, type Ground } from './geometry';
import { drawn } from './layout';

export interface Size {
  width: number;
  height: number;
}

/** A board as it lies, and where a point of it is there. */
interface Lying extends Size {
  /** The number of columns, or that it is turned: what points depend on. */
  how: string;
  shape(shape: Shape): number[];
  line(line: Line): number[];
}

const WORTH_IT = 1.12; // as many times larger as the board as it is drawn
const scaleIn = (pane: Size, { width, height }: Size) => Math.min(pane.width / width, pane.height / height);

/** The scene as it lies in a window of this size. */
export function arranged(scene: Scene, pane: Size): Scene {
  const usual = scaleIn(pane, scene);
  let best: Lying | undefined;
  for (const one of ways(scene)) {
    if (scaleIn(pane, one) > (best ? scaleIn(pane, best) : usual * WORTH_IT)) best = one;
  }
  if (!best) return scene;
  const { width, height, how } = best;
  const shapes = scene.shapes.map((shape) => moved(shape, how, (one) => ({ ...one, outline: best.shape(one) })));
  const lines = scene.lines.map((line) => moved(line, how, (one) => ({ ...one, points: best.line(one) })));
  return { ...scene, width, height, shapes, lines };
}

/** What has not changed stays the same object, so that nothing is measured twice. */
const known = new Map<string, WeakMap<object, object>>();

function moved<T extends object>(thing: T, how: string, make: (thing: T) => T): T {
  if (!known.has(how)) known.set(how, new WeakMap());
  const made = known.get(how)!;
  if (!made.has(thing)) made.set(thing, make(thing));
  return made.get(thing) as T;
}

function ways(scene: Scene): Lying[] {
  const tiles = tilesOf(scene);
  if (!tiles) return [turned(scene)];
  return tiles.map((_, index) => inColumns(tiles, index + 1));
}

function turned({ width, height }: Scene): Lying {
  const turn = (numbers: number[]) => numbers.map((_, index) => (index % 2 ? numbers[index - 1]! : height - numbers[index + 1]!));
  return { width: height, height: width, how: 'turned', shape: ({ outline }) => turn(outline), line: ({ points }) => turn(points) };
}

/** The tiles of a board in the order of reading, if it is nothing but equal tiles that touch nowhere. */
function tilesOf({ shapes, lines }: Scene): Ground[] | undefined {
  const all = drawn(shapes);
  const tiles = all.filter(({ carries }) => carries);
  if (tiles.length < 2 || lines.length || tiles.some(({ joined }) => joined)) return undefined;
  const grounds = tiles.map(({ ground }) => ground);
  const [first] = grounds as [Ground];
  const isAlike = (one: Ground) => one.right - one.left === first.right - first.left && one.bottom - one.top === first.bottom - first.top;
  const isOnOne = ({ ground }: (typeof all)[number]) => grounds.some((tile) => isWithin(ground, tile));
  if (!grounds.every(isAlike) || !all.every(isOnOne)) return undefined;
  return grounds.sort((a, b) => a.top - b.top || a.left - b.left);
}

function isWithin(inner: Ground, outer: Ground): boolean {
  return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
}

function inColumns(tiles: Ground[], columns: number): Lying {
  const [first] = tiles as [Ground];
  const pitch = (side: 'left' | 'top', far: 'right' | 'bottom') =>
    Math.min(...tiles.map((tile) => tile[side] - first[side]).filter((apart) => apart >= first[far] - first[side]), 2 * (first[far] - first[side]));
  const [across, down] = [pitch('left', 'right'), pitch('top', 'bottom')];
  const shape = ({ outline }: Shape) => {
    const ground = groundOf(outline);
    const index = tiles.findIndex((tile) => isWithin(ground, tile));
    const by = [first.left + (index % columns) * across - tiles[index]!.left, first.top + Math.floor(index / columns) * down - tiles[index]!.top];
    return outline.map((number, at) => number + by[at % 2]!);
  };
  const rows = Math.ceil(tiles.length / columns);
  return {
    width: first.right + (columns - 1) * across,
    height: first.bottom + (rows - 1) * down,
    how: `${columns} columns`,
    shape,
    line: ({ points }) => points,
  };
}
