/** What is fetched and posted over HTTP. */
/* Generated from the server's records; to change it, change them and run: kordon protocol */

import type { Clock, Pace, TableId, TableState } from './messages';
import type { Patch, Seat, Text } from './scene';

/** A seat that plays differently from the others. */
export interface SideInfo {
  seat: number;
  label: string;
}

/** What an option can be. */
export interface ValueInfo {
  value: string | number;
  label: string;
}

/** An option of a game. One with several values shapes the whole game; a yes or no is a variant. */
export interface OptionInfo {
  name: string;
  default: unknown;
  label: string; // in the language that was asked for
  how: string; // what it does, in a line
  values?: ValueInfo[] | null; // those to choose from; none for a yes or no
}

/** A game that can be played here, as lists show it. */
export interface GameInfo {
  name: string;
  title: string; // in the language that was asked for
  about: string;
  looks: string; // the version of its looks
  seats: number[];
  sides: SideInfo[]; // none where all seats play alike
  options: OptionInfo[];
}

/** A table as the lobby shows it. */
export interface ListedTable {
  id: TableId;
  game: string;
  state: TableState;
  seats: number;
  free: number;
  names: string[];
}

/** How other devices in the house open this server: addresses without a slash at the end, best first. */
export interface HouseInfo {
  addresses: string[];
}

/** The table somebody wants. */
export interface NewTable {
  game: string;
  seats: number;
  options?: { [name: string]: unknown };
  public?: boolean;
  languages?: string[];
  clock?: Clock;
  chat?: boolean;
  spectators?: boolean;
  open_view?: boolean; // propose the delayed all-seeing view
  pace?: Pace; // of bots
}

/** What one message changed; `scene` is a patch (see `kordon.engine.delta`). */
export interface Step {
  log?: Text[];
  scene?: Patch;
  private?: number[]; // which lines of the log were kept from the public: indices
  moves?: number; // made by then; only of a game that is over
  moments?: number[]; // which lines of the log decided the game: indices; only when it is over
}

/** A game as one viewer saw it. Nothing can be chosen in the past, so no scene holds a choice. */
export interface Replay {
  viewer: Seat;
  scene: Patch; // as in a snapshot: a patch on the game's board
  steps?: Step[];
}
