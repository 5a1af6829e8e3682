/**
 * How a board lies in its window: as it is drawn, turned by a quarter, or, if it is made of tiles that touch nowhere,
 * with rows for columns. Neighbours stay neighbours, and what lies at the rim stays there. A phone held upright shows
 * more of a wide board this way. Tiles that are too narrow for what is special about them beside their names lie
 * farther apart, so that it stands below.
 */

import type { Scene } from '../wire/scene';
import { groundOf, type Ground } from './geometry';
import { drawn, liesOn } from './layout';

export interface Size {
  width: number;
  height: number;
}

/** A scene that lies in a window. */
export interface Laid extends Scene {
  /** Room above every tile for a second line, in board units. */
  lintel?: number;
}

const ROOMY = 250; // pixels: a name and what is special about the place stand side by side
const LINE = 12.5; // pixels
const WIDEST_GAP = 48; // pixels more between columns
const WORTH_IT = 1.12; // as many times larger as the board as it is drawn
const scaleIn = (pane: Size, { width, height }: Size) => Math.min(pane.width / width, pane.height / height);

/** The scene as it lies in a window of this size. */
export function arranged(scene: Scene, pane: Size): Laid {
  return withLintels(turned(scene, pane), pane);
}

function turned(scene: Scene, pane: Size): Scene {
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

/** The rows of tiles moved apart by a line, where tiles are narrow and have more to say than their names. */
function withLintels(scene: Scene, pane: Size): Laid {
  if (!scene.shapes.some(({ motto }) => motto) || !isMadeOfTiles(scene)) return scene;
  const tiles = drawn(scene.shapes).flatMap(({ carries, ground }) => (carries ? ground : []));
  const tops = [...new Set(tiles.map(({ top }) => top))];
  const [{ left, right }] = tiles as [Ground];
  // A line is as high as it is on the screen once there is room for all of them.
  const free = Math.max(1, pane.height - tops.length * LINE);
  const pixel = Math.max(scene.width / (pane.width || 1), scene.height / free);
  if (right - left > ROOMY * pixel) return scene;
  const lintel = Math.ceil(LINE * pixel);
  // A long name runs on beside its tile, if the window is wider than the board.
  const lefts = [...new Set(tiles.map((tile) => tile.left))];
  const aside = Math.floor(Math.min(WIDEST_GAP * pixel, (pane.width * pixel - scene.width) / lefts.length));
  const count = (all: number[], most: number) => all.filter((one) => one <= most).length;
  const apart = (numbers: number[]) => {
    const { left, top } = groundOf(numbers);
    const by = [aside * (count(lefts, left) - 1), lintel * count(tops, top)];
    return numbers.map((number, index) => number + by[index % 2]!);
  };
  const how = `apart by ${aside} and ${lintel}`;
  const shapes = scene.shapes.map((shape) => moved(shape, how, (one) => ({ ...one, outline: apart(one.outline) })));
  return { ...scene, width: scene.width + aside * lefts.length, height: scene.height + lintel * tops.length, shapes, lintel };
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
  const isOnOne = ({ ground }: (typeof all)[number]) => grounds.some((tile) => liesOn(ground, tile));
  return grounds.every(isAlike) && all.every(isOnOne);
}
