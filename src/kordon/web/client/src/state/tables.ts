/** Making tables: against bots at once, or open for friends. */

import { post } from '../wire/api';
import type { GameInfo, NewTable } from '../wire/rest';
import { route, tableAddress } from './route.svelte';

const USUAL_SEATS = 3;

type Wish = Partial<Omit<NewTable, 'game'>>;

/** The number of seats most people want: three, where the game allows it. */
export function usualSeats(game: GameInfo): number {
  return Math.min(game.seats.at(-1)!, Math.max(game.seats[0]!, USUAL_SEATS));
}

/** A game that begins right away, with bots in all other seats. */
export async function startAgainstBots(game: GameInfo): Promise<void> {
  const seats = usualSeats(game);
  const table = await create(game, { seats, public: false });
  for (let seat = 1; seat < seats; seat++) await post(`tables/${table}/bot`, { seat });
  await post(`tables/${table}/start`);
  route.go(tableAddress(table));
}

/** A table of one's own with a seat taken, waiting for others. */
export async function openTable(game: GameInfo, wish: Wish = {}): Promise<void> {
  route.go(tableAddress(await create(game, { seats: usualSeats(game), public: false, ...wish })));
}

async function create(game: GameInfo, wish: Omit<NewTable, 'game'>): Promise<string> {
  const wanted: NewTable = { game: game.name, ...wish };
  const { table } = await post<{ table: string }>('tables', wanted);
  await post(`tables/${table}/sit`, { seat: 0 });
  return table;
}
