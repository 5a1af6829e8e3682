/** The connection to a table: messages in order, and a reply to every request. */

import { boardOf, socketAddress } from '../wire/api';
import type { Advised, AnyRequest, Message, Survey } from '../wire/messages';
import type { Scene, Seat, Text } from '../wire/scene';
import { Socket } from '../wire/socket';

const GONE = 4004; // no such table, or not for this viewer

/** A request before it has its number. */
export type Asked = AnyRequest extends infer R ? (R extends AnyRequest ? Omit<R, 'id'> : never) : never;

/**
 * How a request ended. Only what was done or refused has reached the table for sure; what was not sent, or has no
 * reply when the line breaks, is shown by the next snapshot.
 */
export interface Reply {
  end: 'done' | 'refused' | 'unsent';
  /** Those that refuse it. */
  rules: string[];
  advice?: Advised[];
  survey?: Survey | undefined;
  /** To a move: it surely can't be taken back. */
  final?: boolean;
  /** To a wrong click: what is the matter here. */
  why?: Text | undefined;
}

const UNSENT: Reply = { end: 'unsent', rules: [] };

export interface Listener {
  /** Connected, for the first time or again. */
  opened(): void;
  /** The next message; a snapshot comes with the board that its scene is a patch on. */
  message(message: Message, board?: Partial<Scene>): void;
  closed(): void;
  /** There is no such table for this viewer; `reason` is the rule that says so. */
  gone(reason: string): void;
}

/** Where messages come from and requests go. */
export interface Line {
  request(request: Asked): Promise<Reply>;
  end(): void;
}

export class Connection implements Line {
  #socket: Socket;
  #count = 0;
  #asked = new Map<number, (reply: Reply) => void>();
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
        this.#settle();
        listener.closed();
        if (code !== GONE) return;
        this.#socket.end();
        listener.gone(reason);
      },
    });
  }

  end(): void {
    this.#socket.end();
    this.#settle();
  }

  request(request: Asked): Promise<Reply> {
    const id = ++this.#count;
    if (!this.#socket.send({ ...request, id })) return Promise.resolve(UNSENT);
    return new Promise((answer) => this.#asked.set(id, answer));
  }

  /** No reply will come any more. */
  #settle(): void {
    for (const answer of this.#asked.values()) answer(UNSENT);
    this.#asked.clear();
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
        const { rules, error, advice = [], survey, final = false, why } = message;
        const end: Reply =
          rules.length || error ? { end: 'refused', rules, why: why ?? undefined } : { end: 'done', rules: [], advice, survey: survey ?? undefined, final };
        this.#asked.get(message.id)?.(end);
        this.#asked.delete(message.id);
      }
      this.listener.message(message);
    }
  }
}
