/** The connection to a table: messages in order, and a reply to every request. */

import { boardOf, socketAddress } from '../wire/api';
import type { AnyRequest, Message } from '../wire/messages';
import type { Scene, Seat } from '../wire/scene';
import { Socket } from '../wire/socket';

const GONE = 4004; // no such table, or not for this viewer

/** A request before it has its number. */
export type Asked = AnyRequest extends infer R ? (R extends AnyRequest ? Omit<R, 'id'> : never) : never;

export interface Listener {
  /** Connected, for the first time or again. */
  opened(): void;
  /** The next message; a snapshot comes with the board that its scene is a patch on. */
  message(message: Message, board?: Partial<Scene>): void;
  closed(): void;
  /** There is no such table for this viewer; `reason` is the rule that says so. */
  gone(reason: string): void;
}

export class Connection {
  #socket: Socket;
  #count = 0;
  #asked = new Map<number, (rules: string[]) => void>();
  /** Messages after a snapshot whose board is still being fetched. */
  #held: Message[] | undefined;

  constructor(
    readonly listener: Listener,
    { id, key, viewer, token }: { id: string; key: string; viewer?: Seat | undefined; token: string },
  ) {
    this.#socket = new Socket(() => socketAddress(id, key, viewer), token, {
      opened: () => listener.opened(),
      message: (data) => this.#hear(JSON.parse(data) as Message),
      closed: (code, reason) => {
        this.#held = undefined;
        this.#asked.clear();
        listener.closed();
        if (code !== GONE) return;
        this.#socket.end();
        listener.gone(reason);
      },
    });
  }

  end(): void {
    this.#socket.end();
  }

  /** The rules against what was asked for; none if it was done. */
  request(request: Asked): Promise<string[]> {
    const id = ++this.#count;
    if (!this.#socket.send({ ...request, id } as AnyRequest)) return Promise.resolve([]);
    return new Promise((answer) => this.#asked.set(id, answer));
  }

  #hear(message: Message): void {
    const board = message.kind === 'snapshot' && (message.scene?.board as string | undefined);
    if (board) {
      const held: Message[] = (this.#held = []);
      void boardOf(message.table.game, board)
        .catch(() => undefined)
        .then((drawn) => {
          if (this.#held !== held) return;
          this.#held = undefined;
          if (!drawn) return this.#socket.again();
          this.listener.message(message, drawn);
          for (const later of held) this.#hear(later);
        });
    } else if (this.#held) {
      this.#held.push(message);
    } else {
      if (message.kind === 'reply') {
        this.#asked.get(message.id)?.(message.rules);
        this.#asked.delete(message.id);
      }
      this.listener.message(message);
    }
  }
}
