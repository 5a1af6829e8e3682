/** What happened since the viewer's own last move, to be looked at once more, step by step. */

import type { Scene, Target, Text } from '../wire/scene';

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
export function waysBetween(before: Scene, after: Scene, passed: ReadonlyMap<Target, Target[]>): Target[][] {
  const were = new Map(before.pieces.map(({ id, at }) => [id, at]));
  return [...passed].map(([id, places]) => [were.get(id)!, ...places, after.pieces.find((piece) => piece.id === id)!.at]);
}
