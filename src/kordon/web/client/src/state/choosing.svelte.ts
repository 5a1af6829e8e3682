/** Walking the click paths: what has been clicked, what can be clicked next, and when a move is complete. */

import type { Choice, Scene, Target } from '../wire/scene';

export class Choosing {
  #choices = $state.raw<Choice[]>([]);
  steps = $state.raw<Target[]>([]);
  #interrupted: Target[] = [];

  /** The choices that begin with what has been clicked. */
  #open = $derived(this.#choices.filter(({ path }) => this.steps.every((step, index) => path[index] === step)));

  /** What can be clicked now, in the order of the choices. */
  next = $derived(new Set(this.#open.flatMap(({ path }) => path.slice(this.steps.length, this.steps.length + 1))));

  /** The choice whose path has been clicked to its end. */
  whole = $derived(this.#open.find(({ path }) => path.length === this.steps.length));

  /** Everything that some legal move goes through. */
  all = $derived(new Set(this.#choices.flatMap(({ path }) => path)));

  /** Take a new scene; a started path continues if it is still possible, also across scenes in between. */
  take(scene: Scene | undefined): void {
    const begun = this.steps.length ? this.steps : this.#interrupted;
    this.#choices = scene?.choices ?? [];
    this.#interrupted = this.#choices.length ? [] : begun;
    this.steps = begun;
    while (this.steps.length && !this.#open.length) this.back();
  }

  /** The note of the path that this target would complete, if it has one. */
  noteAfter(target: Target): Choice['note'] {
    return this.#open.find(({ path }) => path[this.steps.length] === target && path.length === this.steps.length + 1)
      ?.note;
  }

  step(target: Target): void {
    this.steps = [...this.steps, target];
  }

  back(): void {
    this.steps = this.steps.slice(0, -1);
  }

  clear(): void {
    this.steps = this.#interrupted = [];
  }
}
