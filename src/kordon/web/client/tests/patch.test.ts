import { describe, expect, inject, test } from 'vitest';
import { movedInto, patched, whole } from '../src/wire/patch';
import type { Patch, Scene } from '../src/wire/scene';
import { pieceAt, sceneOf } from './things';

const before = sceneOf({
  status: ['round', { round: 1, of: 4 }],
  pieces: [pieceAt('ann', 'a'), pieceAt('bob', 'b'), pieceAt('cat', 'c')],
  about: ['ann', 'bob', 'cat'],
});
const idsOf = ({ pieces }: Scene) => pieces.map(({ id }) => id);

describe('a patch', () => {
  test('changes the arguments of a text and leaves the others', () => {
    expect(patched(before, { status: { round: 2 } }).status).toEqual(['round', { round: 2, of: 4 }]);
  });

  test('replaces plain values, and the old scene stays as it was', () => {
    const made = patched(before, { goal: ['win'], status: ['over'] });
    expect([made.goal, made.status]).toEqual([['win'], ['over']]);
    expect([before.goal, before.status[0]]).toEqual([null, 'round']);
  });

  test('drops, puts and changes pieces by their ids, at their places', () => {
    const dan = pieceAt('dan', 'd');
    const made = patched(before, { pieces: { drop: ['bob'], put: [[0, dan]], set: { cat: { at: 'd' } } } });
    expect(idsOf(made)).toEqual(['dan', 'ann', 'cat']);
    expect(made.pieces[2]!.at).toBe('d');
    expect(made.pieces[1]).toBe(before.pieces[0]); // what has not changed is drawn by the same element
  });

  test('tells which piece one was made from', () => {
    const made = patched(before, { pieces: { put: [[1, { id: 'robert' }, 'bob']] } });
    expect(made.pieces[1]).toEqual({ ...before.pieces[1], id: 'robert' });
    expect(idsOf(made)).toEqual(['ann', 'robert', 'cat']);
    expect(movedInto(made)).toEqual({ robert: 'bob' });
    expect(movedInto(before)).toEqual({});
  });

  test('splices lists of things without names', () => {
    expect(
      patched(
        sceneOf({
          free: [],
          prompts: [
            ['a', ['one']],
            ['b', ['two']],
          ],
        }),
        { prompts: { keep: 1, add: [['c', ['three']]] } },
      ).prompts,
    ).toEqual([
      ['a', ['one']],
      ['c', ['three']],
    ]);
  });

  test('spells out choices that share beginnings, ends, notes and worths', () => {
    const { choices } = patched(before, {
      choices: {
        all: [
          [
            ['act:walk unit:1', ''],
            ['a', 'b'],
            [null, ['cost']],
            [0, -1],
          ],
        ],
      },
    });
    expect(choices.map(({ path }) => path)).toEqual([['act:walk', 'unit:1', 'a'], ['act:walk', 'unit:1', 'b'], ['a'], ['b']]);
    expect(choices.map(({ note, worth }) => [note, worth])).toEqual([
      [null, 0],
      [['cost'], -1],
      [null, 0],
      [['cost'], -1],
    ]);
  });
});

test('a snapshot is a patch on the board, whose patterns lie nowhere and go', () => {
  const board = { width: 30, pieces: [pieceAt('pattern', '')] };
  const made = whole({ pieces: { put: [[0, { id: 'ann', at: 'a' }, 'pattern']] } }, board);
  expect(made.width).toBe(30);
  expect(made.pieces).toEqual([{ ...pieceAt('pattern', 'a'), id: 'ann' }]);
  expect(idsOf(whole({ pieces: { put: [] } }, board))).toEqual([]);
});

/** Without what need not be said: defaults. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  const isSaid = ([name, held]: [string, unknown]) =>
    held != null && held !== false && !(name === 'worth' && held === 0) && !(Array.isArray(held) && !held.length);
  return Object.fromEntries(
    Object.entries(value)
      .filter(isSaid)
      .map(([name, held]) => [name, bare(held)]),
  );
}

declare module 'vitest' {
  interface ProvidedContext {
    patches: [before: Partial<Scene>, changes: Patch, after: Partial<Scene>][];
  }
}

test("the server's patches make the server's scenes", () => {
  for (const [old, changes, made] of inject('patches')) expect(bare(patched(sceneOf(old), changes))).toEqual(bare(sceneOf(made)));
});
