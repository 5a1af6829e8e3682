/** Toasts, and a live region for screen readers. */

export interface Toast {
  id: number;
  text: string;
  about?: string | undefined;
  rules?: string[] | undefined;
  action?: { label: string; run: () => void } | undefined;
}

const SHOWN_FOR = 9000;

class News {
  toasts = $state.raw<Toast[]>([]);
  /** The last thing to be read aloud. */
  spoken = $state('');
  /** Opens the rules at a rule, on pages that show them. */
  openRule = $state.raw<(rule: string) => void>();
  #count = 0;

  say(text: string, more: Omit<Toast, 'id' | 'text'> = {}): void {
    const toast = { id: ++this.#count, text, ...more };
    this.toasts = [...this.toasts.filter((other) => other.text !== text), toast].slice(-3);
    this.whisper([more.about, text].filter(Boolean).join(': '));
    setTimeout(() => this.drop(toast.id), SHOWN_FOR);
  }

  whisper(text: string): void {
    this.spoken = text;
  }

  clear(): void {
    this.toasts = [];
    this.spoken = '';
  }

  drop(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }
}

export const news = new News();
