/** Advice for the viewer's seat: what was advised, and which of it is looked at. */

import type { Advised } from '../wire/messages';
import type { Target } from '../wire/scene';

export class Hints {
  /** The best move first. */
  all = $state.raw<Advised[]>([]);
  #at = $state(0);
  isThinking = $state(false);

  now = $derived<Advised | undefined>(this.all[this.#at]);

  /** Which click of the shown move each target is, counted from 1. */
  clicks = $derived<ReadonlyMap<Target, number>>(new Map(this.now?.path.map((id, index) => [id, index + 1])));

  get at(): number {
    return this.#at;
  }

  take(advice: Advised[]): void {
    this.all = advice;
    this.#at = 0;
  }

  look(index: number): void {
    this.#at = index;
  }

  close(): void {
    if (this.all.length) this.take([]);
  }
}
