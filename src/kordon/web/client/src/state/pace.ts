/** How fast bots move: the host says so, and the only person among bots. */

import { attempt } from '../wire/api';
import type { Pace } from '../wire/messages';
import type { Table } from './table.svelte';

export const PACES: readonly Pace[] = ['calm', 'brisk', 'at-once'];

/** Whether everybody else who plays is a bot. */
export function isAloneAmongBots({ info, you }: Table): boolean {
  const isOther = (seat: number) => seat !== you.seat;
  return (
    you.seat != null &&
    you.viewer === you.seat &&
    info!.seats.every(({ kind, level, left }, seat) => !isOther(seat) || kind === 'bot' || Boolean(level || left))
  );
}

/** Paces are set one after the other: each begins from the one before, as the server took it. */
let last: Promise<void> = Promise.resolve();

export function setPace(table: Table, choose: () => Pace): Promise<void> {
  return (last = last.then(async () => {
    const pace = choose();
    const isSet = await attempt(async () => (await table.post('pace', { pace }), true));
    if (isSet) table.info = { ...table.info!, pace };
  }));
}

/** The pace before the bots were hurried, by table. */
const before = new Map<string, Pace>();

/** Let bots move at once, or as they did before. */
export function hurry(table: Table): Promise<void> {
  return setPace(table, () => {
    const { id, pace } = table;
    if (pace === 'at-once') return before.get(id) ?? 'brisk';
    before.set(id, pace);
    return 'at-once';
  });
}
