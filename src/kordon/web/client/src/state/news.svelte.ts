/** Toasts, and what a screen reader says: every text once, in order. */

import type { Target } from '../wire/scene';

export interface Toast {
  id: number;
  text: string;
  about?: string | undefined;
  /** What was clicked: it is said beside that. */
  near?: Target | undefined;
  rules?: string[] | undefined;
  action?: { label: string; run: () => void } | undefined;
}

const SHOWN_FOR = 9000;
const MOST = 2; // at a time
const MOST_SPOKEN = 12; // older ones have been said

class News {
  toasts = $state.raw<Toast[]>([]);
  /** What is to be read aloud, the latest last: each is a line of its own, so that the next does not cut it off. */
  spoken = $state.raw<{ id: number; text: string }[]>([]);
  /** Opens the rules at a rule, on pages that show them. */
  openRule = $state.raw<(rule: string) => void>();
  #count = 0;

  say(text: string, more: Omit<Toast, 'id' | 'text'> = {}): void {
    const toast = { id: ++this.#count, text, ...more };
    // Of answers to clicks only the last one matters.
    this.toasts = [...this.toasts.filter((other) => other.text !== text && !(more.near && other.near)), toast].slice(-MOST);
    this.whisper([more.about, text].filter(Boolean).join(': '));
    // What offers something waits for its answer.
    if (!more.action) setTimeout(() => this.drop(toast.id), SHOWN_FOR);
  }

  whisper(text: string): void {
    if (text) this.spoken = [...this.spoken, { id: ++this.#count, text }].slice(-MOST_SPOKEN);
  }

  /** The table is left: answers to clicks there have nothing to stand beside any more. */
  leave(): void {
    this.openRule = undefined;
    this.toasts = this.toasts.filter(({ rules }) => !rules);
  }

  /** The viewer goes on: the answer to the last click is old. */
  goOn(): void {
    if (this.toasts.some(({ near }) => near)) this.toasts = this.toasts.filter(({ near }) => !near);
  }

  /** What was offered is decided, or not to be had any more. */
  settle(): void {
    if (this.toasts.some(({ action }) => action)) this.toasts = this.toasts.filter(({ action }) => !action);
  }

  clear(): void {
    this.toasts = [];
    this.spoken = [];
  }

  drop(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }
}

export const news = new News();
