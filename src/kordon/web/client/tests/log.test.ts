import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { courseOf } from '../src/help/course';
import { Groups, grouped, saidOf } from '../src/moments/groups';
import { looks } from '../src/state/looks.svelte';
import { missedIn, Names, turnedUp, wayBetween } from '../src/state/logLines';
import { Notes } from '../src/state/notes.svelte';
import { Recap, waysBetween } from '../src/state/recap.svelte';
import type { Text } from '../src/wire/scene';
import { pieceAt, sceneOf } from './things';

describe('a log line', () => {
  test('names places, by their labels or as targets, in its order', () => {
    const names = new Names(new Map<string, Text>([['space:4', ['space', { number: 4 }]]]));
    expect(names.in(['went', { from: ['space', { number: 4 }], to: ['target', { id: 'space:5' }], who: ['ann'] }])).toEqual(['space:4', 'space:5']);
  });

  test('describes the way of a piece, without standing still', () => {
    expect(
      wayBetween('a', 'd', [
        ['x', 'y'],
        ['a', 'b', 'b', 'c', 'd'],
      ]),
    ).toEqual(['b', 'c']);
    expect(
      wayBetween('a', 'd', [
        ['a', 'd'],
        ['d', 'b', 'a'],
      ]),
    ).toEqual([]);
  });

  test('shows dice and tokens one by one', () => {
    const lookOf = (line: Text) => turnedUp(line).map(({ look }) => look);
    expect(lookOf(['dice-rolled', { first: 3, second: 6 }])).toEqual(['die 3', 'die 6']);
    expect(lookOf(['attacked', { who: ['ann'], dice: ['dice-faces', { hit: 2, miss: 1 }] }])).toEqual(['die hit', 'die hit', 'die miss']);
    expect(lookOf(['tokens-drawn', { noise: 1 }])).toEqual(['token noise']);
    expect(lookOf(['tokens-drawn', { noise: 1, from: ['bag'] }])).toEqual([]);
  });

  test('is told once: those of a snapshot that were known are left out', () => {
    const lines = (...ids: string[]): Text[] => ids.map((id) => [id]);
    expect(missedIn(lines('b', 'c', 'd'), lines('a', 'b', 'c'))).toEqual(lines('d'));
    expect(missedIn(lines('x', 'y'), lines('a'))).toEqual(lines('x', 'y'));
    expect(missedIn(lines('b', 'd'), lines('a', 'b', 'c'))).toEqual(lines('d'));
  });
});

describe('lines that belong together', () => {
  const was = looks.now;
  beforeEach(() => {
    const enemies = { begins: 'enemies', ends: ['round'], counts: { shot: ['shoots'] }, staged: true };
    vi.spyOn(looks, 'now', 'get').mockReturnValue({ ...was, groups: { enemies } });
  });
  afterEach(() => vi.restoreAllMocks());

  const shoots = (name: string): Text => ['shoots', { who: [name] }];
  const say = ([id, { count = '' } = {}]: Text) => `${id} ${count as string}`.trim();

  test('are one group until a line ends it', () => {
    const found = grouped([['hello'], ['enemies'], shoots('a'), ['round'], ['hello']]);
    expect(found.map(({ name, lines }) => [name, lines.length])).toEqual([
      [undefined, 1],
      ['enemies', 2],
      [undefined, 1],
      [undefined, 1],
    ]);
  });

  test('are counted by who did it', () => {
    expect(saidOf('enemies', [['enemies'], shoots('a'), shoots('a'), shoots('b')], say)).toBe('group-enemies: group-enemies-shot 2');
  });

  test('are told when they have ended, with all ways, also if they come in parts', () => {
    const groups = new Groups();
    expect(groups.take([['enemies']], 'playing', [['a', 'b']])).toEqual([]);
    const line = shoots('a');
    expect(groups.take([line], 'playing', [['c', 'd']])).toEqual([]);
    expect(groups.summed.has(line)).toBe(true);
    const [told] = groups.take([['round']], 'playing', []);
    expect([told!.lines.length, told!.ways]).toEqual([
      2,
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ]);
  });
});

describe('the recap', () => {
  test('keeps the last steps and turns within them', () => {
    const recap = new Recap();
    for (let index = 0; index < 70; index++) recap.add({ lines: [[`line-${index}`]], ways: [] });
    recap.add({ lines: [], ways: [] });
    expect([recap.steps.length, recap.steps[0]!.lines[0]![0]]).toEqual([60, 'line-10']);
    recap.turn(1);
    recap.turn(-1);
    expect(recap.at).toBe(0);
    recap.go(99);
    expect(recap.now!.lines[0]![0]).toBe('line-69');
    recap.restart();
    expect([recap.now, recap.steps]).toEqual([undefined, []]);
  });

  test('knows the ways of pieces', () => {
    const [before, after] = [sceneOf({ pieces: [pieceAt('ann', 'a')] }), sceneOf({ pieces: [pieceAt('ann', 'c')] })];
    expect(waysBetween(before, after, new Map([['ann', ['b']]]))).toEqual([['a', 'b', 'c']]);
  });
});

describe('notes', () => {
  test('are sent after a pause and stay a draft until the table has them', async () => {
    vi.useFakeTimers();
    const sent: string[] = [];
    let end: 'done' | 'unsent' = 'unsent';
    const notes = new Notes((text) => (sent.push(text), Promise.resolve({ end } as never)));
    notes.take('old');
    notes.write('ne');
    notes.write('new');
    expect(sent).toEqual([]);
    await vi.runAllTimersAsync();
    expect([sent, notes.isKept, notes.text]).toEqual([['new'], false, 'new']);
    notes.take('old');
    expect(notes.text).toBe('new');
    end = 'done';
    await notes.save();
    expect([sent.length, notes.isKept, notes.text]).toEqual([2, true, 'new']);
    await notes.save();
    expect(sent).toHaveLength(2);
    vi.useRealTimers();
  });
});

test('the course of a turn says what is done, what is on and what comes', () => {
  const steps = { draw: { asked: ['ask-draw'] }, lay: { asked: ['ask-lay'] }, end: { status: ['ending'] } };
  const stateOf = (prompt: string, seat = 0) =>
    courseOf({ turn: { status: ['turn'], steps, seats: [0] } }, sceneOf({ status: ['turn'], prompt: [prompt], choices: [{ path: ['a'] }] }), seat).map(
      ({ is }) => is,
    );
  expect(stateOf('ask-lay')).toEqual(['done', 'now', 'later']);
  expect(stateOf('ask-lay', 1)).toEqual([]);
});
