/** How fast bots move: the host says so, and the only person among bots. */

import { attempt } from '../wire/api';
import type { Pace } from '../wire/messages';
import type { Table } from './table.svelte';

export const PACES: readonly Pace[] = ['calm', 'brisk', 'at-once'];

/** Whether everybody else who plays is a bot. */
export function isAloneAmongBots({ info, you }: Table): boolean {
  const isOther = (seat: number) => seat !== you.seat;
  return you.seat != null && you.viewer === you.seat && info!.seats.every(({ kind, level, left }, seat) => !isOther(seat) || kind === 'bot' || Boolean(level || left));
}

export async function setPace(table: Table, pace: Pace): Promise<void> {
  await attempt(() => table.post('pace', { pace }));
}

/** The pace before the bots were hurried, by table. */
const before = new Map<string, Pace>();

/** Let bots move at once, or as they did before. */
export async function hurry(table: Table): Promise<void> {
  const { id, pace } = table;
  if (pace !== 'at-once') before.set(id, pace);
  await setPace(table, pace === 'at-once' ? (before.get(id) ?? 'brisk') : 'at-once');
}
