/** A reconnecting socket, with a growing pause between attempts. */

import type { AnyRequest } from './messages';

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;

export interface Listener {
  message(data: string): void;
  opened(): void;
  closed(code: number, reason: string): void;
}

export class Socket {
  #socket: WebSocket | undefined;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(
    readonly address: () => string,
    readonly token: string,
    readonly listener: Listener,
  ) {
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#open();
  }

  /** Whether it was sent; a request that can't be sent now is dropped, because the table may have moved on. */
  send(request: AnyRequest): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(request));
    return true;
  }

  /** Reconnect after a pause: something else that was needed failed to load. */
  again(): void {
    this.#socket?.close();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#socket?.close();
  }

  #now = (): void => {
    if (this.#timer === undefined || document.hidden) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#open();
  };

  #open(): void {
    const socket = (this.#socket = new WebSocket(this.address(), this.token ? ['kordon', this.token] : []));
    socket.onopen = () => this.listener.opened();
    socket.onmessage = (event) => {
      if (this.#ended) return;
      this.#pause = FIRST_PAUSE;
      this.listener.message(String(event.data));
    };
    socket.onclose = (event) => {
      if (this.#ended || socket !== this.#socket) return;
      this.listener.closed(event.code, event.reason);
      if (this.#ended) return;
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#open();
      }, this.#pause);
      this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
    };
  }
}
