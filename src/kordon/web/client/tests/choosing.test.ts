import { beforeEach, describe, expect, test } from 'vitest';
import { Choosing } from '../src/state/choosing.svelte';
import type { Choice, Scene } from '../src/wire/scene';
import { sceneOf } from './things';

let choosing: Choosing;
beforeEach(() => {
  choosing = new Choosing();
});

const choice = (path: string, more: Partial<Choice> = {}): Choice => ({ path: path.split(' '), ...more });
const take = (paths: string[], more: Partial<Scene> = {}) => choosing.take(sceneOf({ choices: paths.map((path) => choice(path)), ...more }));
const next = () => [...choosing.next];

describe('walking a click path', () => {
  beforeEach(() => take(['unit:1 act:move space:4', 'unit:1 act:move space:5', 'unit:2 act:wait']));

  test('what can be clicked follows from what was clicked', () => {
    expect(next()).toEqual(['unit:1', 'unit:2']);
    choosing.step('unit:1');
    expect(next()).toEqual(['act:move']);
    choosing.step('act:move');
    expect(next()).toEqual(['space:4', 'space:5']);
    expect(choosing.whole).toBeUndefined();
    choosing.step('space:5');
    expect(choosing.whole?.path).toEqual(['unit:1', 'act:move', 'space:5']);
    choosing.back();
    expect(choosing.steps).toEqual(['unit:1', 'act:move']);
    choosing.clear();
    expect(choosing.steps).toEqual([]);
  });

  test('a target completes a path, now or in place of the last step', () => {
    choosing.step('unit:1');
    choosing.step('act:move');
    expect(choosing.endingIn('space:4')?.path.at(-1)).toBe('space:4');
    choosing.step('space:5');
    expect(choosing.endingIn('space:4')?.path.at(-1)).toBe('space:4');
    expect(choosing.endingIn('space:6')).toBeUndefined();
  });

  test('a started path goes on in the next scene, as far as it is possible there', () => {
    choosing.step('unit:1');
    choosing.step('act:move');
    take(['unit:1 act:shoot', 'unit:2 act:wait']);
    expect(choosing.steps).toEqual(['unit:1']);
  });

  test('a started path outlives scenes in which nothing can be chosen', () => {
    choosing.step('unit:1');
    take([]);
    expect(next()).toEqual([]);
    take(['unit:1 act:move space:4', 'unit:2 act:wait']);
    expect(choosing.steps).toEqual(['unit:1']);
  });
});

describe('where the order means nothing', () => {
  beforeEach(() => take(['act:lay card:1 card:2 board:3', 'act:lay card:1 card:3 board:3'], { any_order: ['act:lay card'] }));

  test('things are clicked in any order and put back one by one', () => {
    choosing.step('act:lay');
    expect(next()).toEqual(['card:1', 'card:2', 'card:3']);
    choosing.step('card:2');
    expect(next()).toEqual(['card:1']);
    choosing.step('card:1');
    expect(next()).toEqual(['board:3']);
    expect(choosing.release('card:2')).toBe(true);
    expect(choosing.steps).toEqual(['act:lay', 'card:1']);
    expect(choosing.release('act:lay')).toBe(false);
  });
});

describe('what is chosen already', () => {
  test('the only choice, at any time', () => {
    take(['act:pass']);
    expect([choosing.steps, choosing.isSuggested, choosing.isOnly]).toEqual([['act:pass'], true, true]);
    choosing.back();
    expect(choosing.isSuggested).toBe(false);
  });

  test('what is sensible, before the first turn alone', () => {
    const choices = [choice('hero:1'), choice('hero:2', { worth: 1 })];
    choosing.take(sceneOf({ choices }));
    expect(choosing.steps).toEqual([]);
    choosing.take(sceneOf({ choices, set_up: true }));
    expect(choosing.steps).toEqual(['hero:2']);
  });
});

describe('far targets', () => {
  const scene = { far: [{ note: ['cost', { points: 3 }] as const, targets: ['space:8', 'space:9'] }], free: ['space:'] };

  test('are choices of one click, with their cost, that need no confirmation', () => {
    take(['space:4', 'act:end'], scene);
    expect(next()).toEqual(['space:4', 'act:end', 'space:8', 'space:9']);
    expect(choosing.endingIn('space:9')?.note).toEqual(['cost', { points: 3 }]);
    choosing.step('space:9');
    expect([choosing.isFar, choosing.isFree]).toEqual([true, true]);
  });

  test('have a way there, over other far targets, and near ones have none', () => {
    const way = { note: ['cost'] as const, targets: ['space:8', 'space:9', 'space:10'], after: ['space:1 space:4', 'space:8', 'space:9 space:11'] };
    take(['space:4', 'act:end'], { far: [way] });
    expect(choosing.wayTo('space:8')).toEqual(['space:1', 'space:4', 'space:8']);
    expect(choosing.wayTo('space:10')).toEqual(['space:1', 'space:4', 'space:8', 'space:9', 'space:11', 'space:10']);
    expect(choosing.wayTo('space:4')).toEqual([]);
    take(['space:4', 'act:end'], scene);
    expect(choosing.wayTo('space:8')).toEqual([]);
  });

  test('one whose last move is for good is asked about', () => {
    take(['space:4', 'act:end'], { ...scene, far: [...scene.far, { note: ['cost'] as const, targets: ['space:10'], asks: true }] });
    choosing.step('space:10');
    expect([choosing.isFar, choosing.isFree]).toEqual([true, false]);
  });

  test('a near one with a note can not be taken back', () => {
    choosing.take(sceneOf({ ...scene, choices: [choice('space:4', { note: ['wakes'] }), choice('act:end')] }));
    choosing.step('space:4');
    expect([choosing.isFar, choosing.isFree]).toEqual([false, false]);
  });
});

test('what can not help is no use, but can be clicked', () => {
  choosing.take(sceneOf({ choices: [choice('a', { worth: -1 }), choice('b')] }));
  expect([[...choosing.next], [...choosing.useful]]).toEqual([['a', 'b'], ['b']]);
});

test('numbers are offered in their order, and instead of the one that was chosen', () => {
  const button = (value: number) => ({ id: `n:${value}`, label: ['n'] as const, value });
  take(['act:draw n:3', 'act:draw n:1', 'act:draw n:2'], { buttons: [button(1), button(2), button(3)] });
  choosing.step('act:draw');
  expect(choosing.numbers).toEqual(['n:1', 'n:2', 'n:3']);
  choosing.step('n:3');
  expect(choosing.numbers).toEqual(['n:1', 'n:2', 'n:3']);
});

test('the game has words for a step', () => {
  take(['unit:1 act:move', 'unit:2 act:move'], { prompts: [['unit', ['what-with-it']]] });
  expect(choosing.asked).toBeUndefined();
  choosing.step('unit:2');
  expect(choosing.asked).toEqual(['what-with-it']);
});
