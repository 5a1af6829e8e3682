/** The viewer's notes: what the table keeps, and what is still to be sent to it. */

import type { Reply } from './connection';

const PAUSE = 700;

export class Notes {
  /** As the table has them. */
  #kept = $state('');
  /** As the viewer has them, until the table has confirmed it. */
  #draft = $state<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly send: (text: string) => Promise<Reply>) {}

  get text(): string {
    return this.#draft ?? this.#kept;
  }

  get isKept(): boolean {
    return this.#draft === undefined;
  }

  /** The table says what it has; what is being written stays. */
  take(text: string): void {
    this.#kept = text;
  }

  write(text: string): void {
    this.#draft = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), PAUSE);
  }

  async save(): Promise<void> {
    clearTimeout(this.#timer);
    const text = this.#draft;
    if (text === undefined) return;
    const { end } = await this.send(text);
    if (end !== 'done') return;
    this.#kept = text;
    if (this.#draft === text) this.#draft = undefined;
  }
}
