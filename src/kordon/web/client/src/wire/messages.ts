/** What a table tells its viewers, as `kordon.tables.messages` writes it. */

import type { Patch, Seat, Target, Text } from './scene';

export type Level = 'easy' | 'normal' | 'hard';
export type TableState = 'open' | 'playing' | 'finished' | 'abandoned';

export const SPECTATOR: Seat = 6;
export const OPEN: Seat = 7;

export interface SeatInfo {
  kind: 'open' | 'person' | 'bot';
  name?: string;
  level?: Level;
  here?: boolean;
  left?: boolean;
}

export interface Clock {
  kind?: 'none' | 'move' | 'game';
  seconds?: number;
}

export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  state: TableState;
  seats: SeatInfo[];
  public: boolean;
  languages: string[];
  clock: Clock;
  chat: boolean;
  spectators: boolean;
  open_view: boolean;
  seed_hash: string;
  seed?: string;
  rematch?: string;
}

export interface You {
  viewer: Seat;
  seat?: Seat | null;
  host?: boolean;
  invitation?: string;
  notes?: string;
}

export interface ChatLine {
  kind: 'said';
  name: string;
  text: string;
  seat?: Seat | null;
}

export interface ClockNews {
  kind: 'clock';
  left: (number | null)[];
  running: Seat[];
}

export interface Question {
  kind: 'question';
  asker?: Seat | null;
  waiting?: Seat[];
  taken_back?: boolean;
}

/** Where the markers stand, by their ids. */
export type Marks = Record<string, Target[]>;

export interface Snapshot {
  kind: 'snapshot';
  table: TableInfo;
  you: You;
  counter?: number;
  scene?: Patch;
  log?: Text[];
  /** Which lines of the log were kept from the public. */
  private?: number[];
  chat?: ChatLine[];
  question?: Question;
  clock?: ClockNews;
  marks?: Marks;
}

export interface Delta {
  kind: 'delta';
  counter: number;
  log?: Text[];
  private?: number[];
  scene?: Patch;
  clock?: ClockNews;
}

export type Message =
  | Snapshot
  | Delta
  | ChatLine
  | ClockNews
  | Question
  | { kind: 'reply'; id: number; rules: string[]; error?: string }
  | { kind: 'seats'; seats: SeatInfo[] }
  | { kind: 'marks'; marks: Marks }
  | { kind: 'notes'; notes: string }
  | { kind: 'rules'; rules: number }
  | { kind: 'rematch'; table: string }
  | { kind: 'end'; state: TableState; seed: string };
