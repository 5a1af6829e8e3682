/** What happened since the viewer's own last move, to be looked at once more, step by step. */

import type { Scene, Target, Text } from '../wire/scene';
import type { Picture } from './picture.svelte';

export interface RecapStep {
  lines: Text[];
  /** The places that pieces left, passed and reached. */
  ways: Target[][];
}

const MOST_STEPS = 60;

export class Recap {
  steps = $state.raw<RecapStep[]>([]);
  /** The step that is looked at; none while the recap is closed. */
  at = $state<number>();

  /** From here on everything is new: the viewer has moved. */
  restart(lines: Text[] = []): void {
    this.steps = lines.map((line) => ({ lines: [line], ways: [] }));
    this.at = undefined;
  }

  add(step: RecapStep): void {
    if (step.lines.length) this.steps = [...this.steps, step].slice(-MOST_STEPS);
  }

  /** Add what a side did in one go: a step for each of its pieces, one after the other. */
  addEach(lines: Text[], ways: Map<Target, Target[]>, picture: Pick<Picture, 'targetsIn' | 'lies'>): void {
    let step: RecapStep = { lines: [], ways: [] };
    let named: Target[] = [];
    for (const line of lines) {
      const targets = picture.targetsIn(line);
      const first = targets[0]!;
      if (picture.lies.has(first) && !named.includes(first)) {
        this.add(step);
        step = { lines: [], ways: [] };
        named = [];
      }
      step.lines.push(line);
      named.push(...targets);
      for (const id of targets) {
        if (ways.has(id)) step.ways.push(ways.get(id)!);
        ways.delete(id);
      }
    }
    this.add(step);
  }

  get now(): RecapStep | undefined {
    return this.at === undefined ? undefined : this.steps[this.at];
  }

  /** Look at the next step or the one before; both begin with the first. */
  turn(by: number): void {
    if (this.steps.length) this.go(this.at === undefined ? 0 : this.at + by);
  }

  go(step: number): void {
    this.at = Math.max(0, Math.min(step, this.steps.length - 1));
  }

  close(): void {
    this.at = undefined;
  }
}

/** The ways of all pieces that lie elsewhere in the second scene; `passed` names the places in between. */
export function waysBetween(before: Scene, after: Scene, passed: ReadonlyMap<Target, Target[]>): Map<Target, Target[]> {
  const were = new Map(before.pieces.map(({ id, at }) => [id, at]));
  return new Map([...passed].map(([id, places]) => [id, [were.get(id)!, ...places, after.pieces.find((piece) => piece.id === id)!.at]]));
}
