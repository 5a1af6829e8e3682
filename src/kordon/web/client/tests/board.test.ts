import { describe, expect, test } from 'vitest';
import { arranged } from '../src/board/arrangement';
import { apart, groundOf, path, pointsOf, roomAt, spots } from '../src/board/geometry';
import { cropped, drawn, placed, towards, usualRoom } from '../src/board/layout';
import { widthOf, wrap } from '../src/board/lettering';
import { looks } from '../src/board/looks';
import { around } from '../src/board/reach';
import { besideOf, freeCorner } from '../src/board/room';
import { pieceAt, rectangle, sceneOf, shapeOf, squareAt } from './things';

describe('a ground', () => {
  test('has its middle where there is most room', () => {
    const { middle, room } = groundOf(rectangle(0, 0, 40, 20));
    expect([middle, room]).toEqual([{ x: 20, y: 10 }, 10]);
    const pan = groundOf([0, 0, 20, 0, 20, 8, 60, 8, 60, 12, 20, 12, 20, 20, 0, 20]);
    expect([pan.middle.x < 15, pan.room > 8]).toEqual([true, true]);
  });

  test('is negative outside', () => {
    const outline = pointsOf(rectangle(0, 0, 10, 10));
    expect([roomAt({ x: 5, y: 5 }, outline), roomAt({ x: 15, y: 5 }, outline)]).toEqual([5, -5]);
  });

  test.each([1, 2, 5, 9])('has spots for %i pieces, none overlapping another', (count) => {
    const ground = groundOf(rectangle(0, 0, 100, 60));
    const found = spots(ground, count, 20);
    expect(found).toHaveLength(count);
    for (const [index, one] of found.entries()) {
      expect(roomAt(one, ground.outline)).toBeGreaterThanOrEqual(one.radius * 0.95);
      for (const other of found.slice(index + 1)) expect(apart(one, other)).toBeGreaterThanOrEqual(one.radius + other.radius);
    }
  });
});

describe('the outline of an area', () => {
  test('leaves out the edges that two places share', () => {
    expect(around([squareAt(0, 0), squareAt(1, 0)])).toBe('M0 0L10 0L20 0L20 10L10 10L0 10L0 0');
  });

  test('is several outlines, if places lie apart or leave a hole', () => {
    expect(around([squareAt(0, 0), squareAt(2, 0)]).match(/M/g)).toHaveLength(2);
    const ring = [0, 1, 2].flatMap((x) => [0, 1, 2].flatMap((y) => (x === 1 && y === 1 ? [] : [squareAt(x, y)])));
    expect(around(ring).match(/M/g)).toHaveLength(2);
    expect(around([])).toBe('');
  });
});

describe('a layout', () => {
  const shapes = [shapeOf('room', rectangle(0, 0, 40, 40)), shapeOf('cell', rectangle(5, 5, 10, 10)), shapeOf('yard', rectangle(60, 0, 40, 40))];
  const all = drawn(shapes);

  test('knows what lies on what', () => {
    expect(all.map(({ carries }) => carries)).toEqual([true, false, false]);
  });

  test('shows no more of the board than there is on it', () => {
    const { x, y, width, height } = cropped(sceneOf({ width: 500, height: 500, shapes }), all, usualRoom(all));
    expect([x < 0, y < 0, width < 110, height < 60]).toEqual([true, true, true, true]);
  });

  test('places pieces on their shapes, in the order of the scene', () => {
    const found = placed(sceneOf({ pieces: [pieceAt('b', 'yard'), pieceAt('a', 'cell'), pieceAt('c', 'hand'), pieceAt('d', 'yard')] }), all);
    expect(found.map(({ piece }) => piece.id)).toEqual(['b', 'a', 'd']);
    expect(found.map(({ x }) => x > 50)).toEqual([true, false, true]);
  });

  test('finds what lies straight ahead before what lies aside', () => {
    const places = [
      { id: 'aside', x: 12, y: 12 },
      { id: 'ahead', x: 18, y: 0 },
      { id: 'behind', x: -5, y: 0 },
    ];
    expect(towards({ x: 0, y: 0 }, 'ArrowRight', places)?.id).toBe('ahead');
    expect(towards({ x: 0, y: 0 }, 'ArrowUp', places)).toBeUndefined();
  });
});

describe('a board in its window', () => {
  const tiles = [0, 1, 2, 3, 4, 5].flatMap((index) => {
    const [x, y] = [(index % 3) * 110, Math.floor(index / 3) * 110];
    return [shapeOf(`tile:${index}`, rectangle(x, y, 100, 100)), shapeOf(`field:${index}`, rectangle(x + 10, y + 10, 20, 20))];
  });

  test('lies as it is drawn where that is good enough', () => {
    const scene = sceneOf({ width: 320, height: 210, shapes: tiles });
    expect(arranged(scene, { width: 640, height: 420 })).toBe(scene);
  });

  test('has rows of tiles for columns on a phone, with what lies on them', () => {
    const { width, height, shapes } = arranged(sceneOf({ width: 320, height: 210, shapes: tiles }), { width: 210, height: 320 });
    expect([width, height]).toEqual([210, 320]);
    expect(shapes.find(({ id }) => id === 'field:2')!.outline.slice(0, 2)).toEqual([10, 230]);
  });

  test('is turned by a quarter if its places touch', () => {
    const shapes = [shapeOf('a', rectangle(0, 0, 50, 50)), shapeOf('b', rectangle(50, 0, 50, 50))];
    const made = arranged(sceneOf({ width: 100, height: 50, shapes }), { width: 50, height: 100 });
    expect([made.width, made.height]).toEqual([50, 100]);
    expect(made.shapes[1]!.outline).toEqual([50, 50, 50, 100, 0, 100, 0, 50]);
  });
});

describe('something over the rest', () => {
  const frame = { left: 0, top: 0, right: 100, bottom: 100 };
  const thing = { left: 40, top: 40, right: 60, bottom: 60 };

  test('stands beside the thing, off what matters', () => {
    expect(besideOf(thing, 20, 20, frame, [])).toEqual({ x: 70, y: 40, covers: 0 });
    expect(besideOf(thing, 20, 20, frame, [{ left: 65, top: 30, right: 100, bottom: 70 }])).toEqual({ x: 10, y: 40, covers: 0 });
  });

  test('covers least where it must cover something, and never the thing', () => {
    const half = { left: 0, top: 0, right: 100, bottom: 95 };
    expect(besideOf(thing, 20, 20, frame, [half])).toMatchObject({ y: 80, covers: 300 });
    expect(besideOf(frame, 20, 20, frame, [])).toBeUndefined();
  });

  test('goes to a corner that is free', () => {
    expect(freeCorner(frame, 30, 20, [{ left: 0, top: 0, right: 70, bottom: 70 }], 5)).toMatchObject({ x: 5, y: 75, covers: 0 });
  });
});

test('names break into few lines, the longest as short as can be', () => {
  expect(wrap('Casino', 8, 3)).toEqual(['Casino']);
  expect(wrap('Officers of the guard', 11, 2)).toEqual(['Officers of', 'the guard']);
  expect(wrap('Unbreakable', 4, 3)).toEqual(['Unbreakable']);
});

test('words of a look are classes, also in parts', () => {
  expect(looks('space sector-red')).toBe('l-space l-sector-red l-sector l-red');
});

test('points are path data', () => {
  expect([path(pointsOf([0, 1, 2, 3]), false), path(pointsOf([0, 1, 2, 3]), true)]).toEqual(['M0 1L2 3', 'M0 1L2 3Z']);
});

test('a text is about as wide as it is drawn', () => {
  // Measured in the letters that are shipped.
  expect(widthOf('5 Muchaxo')).toBeCloseTo(5.1, 1);
  expect(Math.abs(widthOf('all areas outer') - 7.06)).toBeLessThan(0.4);
  expect(Math.abs(widthOf('same zewnętrzne') - 8.43)).toBeLessThan(0.4);
});
