/**
 * Several people at one device. Each further player is a guest whose token this browser stores for
 * one table. Only one of them is ever connected as their own seat; between two of them the screen is covered.
 */

import { post, socketAddress } from '../wire/api';
import { SPECTATOR, type Question, type TableInfo } from '../wire/messages';
import type { Scene, Seat } from '../wire/scene';
import { Socket } from '../wire/socket';

/** A player at this device; the signed-in player has no token. */
export interface Hand {
  seat: Seat;
  token: string;
}

const KEY = 'kordon-hands';

function kept(): Record<string, Hand[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Hand[]>;
  } catch {
    return {};
  }
}

class Hands {
  #all = $state.raw(kept());

  at(table: string): Hand[] {
    return this.#all[table] ?? [];
  }

  keep(table: string, hands: Hand[]): void {
    const { [table]: _, ...others } = this.#all;
    this.#all = hands.length ? { ...others, [table]: hands } : others;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#all));
    } catch {
      // Without storage the game still works while the page is open.
    }
  }

  /** Seat somebody else at this device. */
  async add(table: string, key: string, seat: Seat, name: string): Promise<void> {
    const { token } = await post<{ token: string }>('me/companion', { name });
    await post(`tables/${table}/sit`, { seat, key }, token);
    this.keep(table, [...this.at(table), { seat, token }]);
  }

  async remove(table: string, hand: Hand): Promise<void> {
    await post(`tables/${table}/stand`, {}, hand.token);
    this.keep(
      table,
      this.at(table).filter(({ seat }) => seat !== hand.seat),
    );
  }

  /** Go on at another table, where everybody sits one seat further of so many; with none, where they sat. */
  follow(from: string, to: string, seats: number): void {
    this.keep(
      to,
      this.at(from).map(({ seat, token }) => ({ seat: seats ? (seat + 1) % seats : seat, token })),
    );
  }
}

export const hands = new Hands();

/** Who looks at one table from this device. */
export class HotSeat {
  /** The token of the player who looks; undefined while the screen is covered. */
  shown = $state<string>();
  /** The seat of the signed-in player. */
  own = $state<Seat>();

  constructor(
    readonly table: string,
    readonly key: string,
  ) {
    this.shown = hands.at(table).length ? undefined : '';
  }

  get isShared(): boolean {
    return hands.at(this.table).length > 0;
  }

  /** Everybody here who plays. */
  players(info: TableInfo): Hand[] {
    const own = this.own === undefined ? [] : [{ seat: this.own, token: '' }];
    return [...own, ...hands.at(this.table)].filter(({ seat }) => {
      const taken = info.seats[seat];
      return taken?.kind === 'person' && !taken.level && !taken.left;
    });
  }

  /** Which of them are waited for, by the scene that is shown. */
  waiting(info: TableInfo, scene: Scene, question?: Question): Hand[] {
    const asked = new Set(scene.panels.filter(({ active }) => active).map(({ seat }) => seat));
    for (const seat of question?.waiting ?? []) asked.add(seat);
    return this.players(info).filter(({ seat }) => asked.has(seat));
  }

  /** Announce all players at this device as present; these sockets get only what spectators see. */
  attend(): () => void {
    const sockets = ['', ...hands.at(this.table).map(({ token }) => token)].map(
      (token) => new Socket(() => socketAddress(this.table, this.key, SPECTATOR), token, { opened() {}, message() {}, closed() {} }),
    );
    return () => sockets.forEach((socket) => socket.end());
  }
}
