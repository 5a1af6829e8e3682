/** Making tables: against bots at once, or open for friends; and playing again. */

import { attempt, post } from '../wire/api';
import type { Level } from '../wire/messages';
import type { GameInfo, NewTable } from '../wire/rest';
import { hands } from './hotseat.svelte';
import { route, tableAddress } from './route.svelte';
import type { Table } from './table.svelte';

const USUAL_SEATS = 3;
const KEY = 'kordon-quick';
export const LEVELS: Level[] = ['beginner', 'steady', 'sharp', 'master'];

/** How somebody wants to play: what the table is set up with, where they sit and against whom. */
export type Wish = Partial<Omit<NewTable, 'game'>> & { seat?: number; level?: Level };

/** What most people want in their first game: three players, where the game allows it, options as the game suggests, gentle opponents. */
export function usual(game: GameInfo): Wish {
  const seats = Math.min(game.seats.at(-1)!, Math.max(game.seats[0]!, USUAL_SEATS));
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.first ?? option.default]));
  return { seats, options, seat: 0, level: game.together ? game.level : 'beginner' };
}

// ---- the quick start, remembered on this device

function kept(): Record<string, Wish> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Wish>;
  } catch {
    return {};
  }
}

/** The last quick start of a game, as far as the game still offers it. */
export function lastWish(game: GameInfo): Wish {
  const known = usual(game);
  const { seats, seat, level, options = {} } = kept()[game.name] ?? {};
  if (game.seats.includes(seats!)) known.seats = seats!;
  if (game.sides.some((side) => side.seat === seat) && seat! < known.seats!) known.seat = seat!;
  if (LEVELS.includes(level!)) known.level = level!;
  for (const { name, values } of game.options) {
    const value = options[name];
    if (values ? values.some((one) => one.value === value) : typeof value === 'boolean') known.options![name] = value;
  }
  return known;
}

export function keepWish(game: GameInfo, wish: Wish): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game.name]: wish }));
  } catch {
    // Without storage the choice holds while the page is open.
  }
}

// ---- tables

/** A game that begins right away, with bots in all other seats. */
export async function startAgainstBots(game: GameInfo, wish: Wish): Promise<void> {
  const { seat, level } = wish;
  const table = await create(game, { ...wish, public: false });
  for (let other = 0; other < wish.seats!; other++) if (other !== seat) await post(`tables/${table}/bot`, { seat: other, level });
  await post(`tables/${table}/start`);
  route.go(tableAddress(table));
}

/** A table of one's own with a seat taken, waiting for others. */
export async function openTable(game: GameInfo, wish: Wish): Promise<void> {
  route.go(tableAddress(await create(game, wish)));
}

async function create(game: GameInfo, { seat = 0, level: _, ...wish }: Wish): Promise<string> {
  const wanted: NewTable = { ...wish, game: game.name, seats: wish.seats! };
  const { table } = await post<{ table: string }>('tables', wanted);
  await post(`tables/${table}/sit`, { seat, agrees: wish.open_view });
  return table;
}

/** Go on at another table, on the same sides or each one seat further; who asked first has decided. */
export async function playAgain(table: Table, swaps: boolean, onward = false): Promise<void> {
  const made = await attempt(() => table.post<{ table: string; swaps: boolean }>('rematch', { swaps, onward }));
  if (!made) return;
  hands.follow(table.id, made.table, made.swaps ? table.info!.seats.length : 0);
  route.go(tableAddress(made.table));
}

/** The people in the other seats. */
export const othersAt = ({ info, you }: Table): { index: number; name: string }[] =>
  info!.seats.flatMap(({ kind, name }, index) => (kind === 'person' && name && index !== you.seat ? [{ index, name }] : []));
