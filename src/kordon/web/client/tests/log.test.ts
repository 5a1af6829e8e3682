import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { courseOf } from '../src/help/course';
import { Groups, grouped, saidOf } from '../src/moments/groups';
import { looks } from '../src/state/looks.svelte';
import { missedIn, Names, turnedUp, wayBetween, withResults } from '../src/state/logLines';
import { Notes } from '../src/state/notes.svelte';
import { Picture } from '../src/state/picture.svelte';
import { Recap, waysBetween } from '../src/state/recap.svelte';
import { Story } from '../src/state/story.svelte';
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

  test('of a throw is told with what came of it, up to the next throw', () => {
    const moments = { attacked: 'throw', shot: 'shot', killed: 'fall', hurt: 'result' } as const;
    vi.spyOn(looks, 'now', 'get').mockReturnValue({ ...looks.now, moments });
    const thrown = (id: string): Text => [id, { dice: ['dice-faces', { hit: 1 }] }];
    const lines: Text[] = [thrown('attacked'), ['hurt'], ['noise'], ['killed'], thrown('attacked'), ['hurt'], thrown('shot'), ['killed']];
    const told = [0, 4, 6].map((at) => withResults(lines[at]!, lines).map(([id]) => id));
    vi.restoreAllMocks();
    expect(told).toEqual([['attacked', 'hurt', 'killed'], ['attacked', 'hurt'], ['shot']]);
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

  test('are said one by one where the group says so, with what each line tells', () => {
    const asks = { begins: 'enemies', ends: [], counts: { asked: ['asks'] }, each: ['asked'], staged: true };
    vi.spyOn(looks, 'now', 'get').mockReturnValue({ ...was, groups: { asks } });
    const lines: Text[] = [['enemies'], ['asks', { count: 'red' }], ['asks', { count: 'black' }]];
    expect(saidOf('asks', lines, say)).toBe('group-asks: group-asks-asked red, group-asks-asked black');
    expect(saidOf('asks', [['enemies']], say)).toBe('group-asks');
  });

  test('are told when they have ended, with the whole way of each piece that they name, also if they come in parts', () => {
    const groups = new Groups();
    const named = ([, args = {}]: Text) => Object.values(args).flatMap((arg) => (typeof arg === 'object' ? arg[0] : []));
    const ways = (given: Record<string, string[]>) => new Map(Object.entries(given));
    // Who walked before the turn began is not of it.
    expect(groups.take([shoots('hero'), ['enemies'], shoots('a')], 'playing', ways({ hero: ['x', 'y'], a: ['a', 'b'] }), named)).toEqual([]);
    const line = shoots('a');
    expect(groups.take([line, shoots('a'), shoots('b')], 'playing', ways({ a: ['b', 'c'], b: ['d', 'e'] }), named)).toEqual([]);
    expect(groups.summed.has(line)).toBe(true);
    const [told] = groups.take([['round']], 'playing', ways({}), named);
    expect([told!.lines.length, [...told!.ways]]).toEqual([
      5,
      [
        ['a', ['a', 'b', 'b', 'c']],
        ['b', ['d', 'e']],
      ],
    ]);
  });
});

describe('a line of the table', () => {
  test('stays behind the line of the game that it came after, and is none of the game', () => {
    const story = new Story(new Picture(() => undefined));
    story.begin([['one'], ['two']]);
    story.remark('Ben has left.');
    story.remark('Ben is back.');
    story.tell([['three']]);
    expect(story.ofGame).toEqual([['one'], ['two'], ['three']]);
    const said = () => story.log.map(([id, args]) => args?.text ?? id);
    story.begin([['one'], ['two'], ['three'], ['four']]);
    expect(said()).toEqual(['one', 'two', 'Ben has left.', 'Ben is back.', 'three', 'four']);
    story.begin([['five']]);
    expect(said()).toEqual(['five', 'Ben has left.', 'Ben is back.']);
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
    expect(waysBetween(before, after, new Map([['ann', ['b']]]))).toEqual(new Map([['ann', ['a', 'b', 'c']]]));
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
