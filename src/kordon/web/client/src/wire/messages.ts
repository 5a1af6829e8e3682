/** What a table and its clients send each other. */
/* Generated from the server's records; to change it, change them and run: kordon protocol */

import type { Marks, Patch, Path, RuleId, Seat, Target, Text } from './scene';

export const SPECTATOR: Seat = 6;

export const OPEN: Seat = 7;

export type TableId = string;

export type TableState = 'open' | 'playing' | 'finished' | 'abandoned';

export type Level = 'beginner' | 'steady' | 'sharp' | 'master';

export type Agreement = 'open-view' | 'hints';

/** Who sits there. A person may be away, and a bot may play for them meanwhile. */
export interface SeatInfo {
  kind: 'open' | 'person' | 'bot';
  name?: string; // of the person whose seat it is
  level?: Level | null; // of the bot that plays it now
  here?: boolean; // the person is connected
  left?: boolean; // the person stood up while the game ran: the seat may be taken
  called?: boolean; // the person is away and was called: a bot may soon play on
  agrees?: Agreement[]; // to what needs everybody's consent
  advised?: number; // how often the person asked for advice; once at most between two public changes
  host?: boolean; // the table is theirs
}

export type ClockKind = 'none' | 'move' | 'game';

/** How long a seat may think: no limit, or a number of seconds per move or for the whole game. */
export interface Clock {
  kind?: ClockKind;
  seconds?: number;
}

export type Pace = 'calm' | 'brisk' | 'at-once';

/** What everybody at the table may know about it. */
export interface TableInfo {
  id: TableId;
  game: string;
  rules_version: number;
  options: { [name: string]: unknown };
  state: TableState;
  seats: SeatInfo[];
  public: boolean;
  languages: string[];
  clock: Clock;
  chat: boolean;
  spectators: boolean;
  open_view: boolean; // proposed before the start; agreed by all from then on
  seed_hash: string;
  seed?: string; // shown when the game is over
  rematch?: TableId;
  onward?: boolean; // the game is over, and a campaign goes on after it
  pace?: Pace; // of bots
  stopped?: boolean; // the rules that are installed can't carry the game on
  watchers?: string[]; // spectators without a seat, by name; of very many, the first
}

/** What concerns this subscription alone. */
export interface You {
  viewer: Seat; // whose picture this is: a seat, SPECTATOR or OPEN
  seat?: Seat | null; // the seat that is theirs
  host?: boolean;
  invitation?: string; // for those who have a seat, and the host
  notes?: string;
  undoable?: number; // how many moves the viewer has made in this turn: none, and nothing can be taken back
  team?: Seat[]; // the seats with which the viewer's has a chat of its own, itself among them
}

/** A line of chat; `seat` tells a player from a spectator. */
export interface ChatLine {
  kind: 'said';
  name: string; // empty for a bot
  text: string; // empty with an event or words
  seat?: Seat | null;
  team?: boolean; // said to the viewer's team alone
  event?: '' | 'left' | 'sat' | 'advised'; // left or joined a running game, asked for advice
  words?: Text | null; // a bot's
}

export type TurnCommitment = [number, string];

/**
 * The take-back question: who asks and who has not answered yet; `asker` is missing when it is closed.
 *
 * `taken_back` tells that everybody agreed, after a snapshot that shows how the question stands: a client
 * that is behind may see the next question in it, so this message does not close one.
 */
export interface Question {
  kind: 'question';
  asker?: Seat | null;
  waiting?: Seat[];
  taken_back?: boolean; // everybody agreed
  rules?: RuleId[]; // what those who agree should know
}

/** Milliseconds left for each seat, and whose are running. Seats of bots have no clock. */
export interface ClockNews {
  kind: 'clock';
  left: (number | null)[];
  running: Seat[];
}

/** The whole state for one subscription; its size does not grow with the game's length. */
export interface Snapshot {
  kind: 'snapshot';
  table: TableInfo;
  you: You;
  counter?: number;
  scene?: Patch | null; // a patch on the board it names (see `delta`); none before the start
  log?: Text[]; // the last lines
  private?: number[]; // which of them were kept from the public: indices
  since?: number; // how many of them, at the end, came after the viewer's own last move
  chat?: ChatLine[];
  commitments?: TurnCommitment[]; // the last ones
  question?: Question | null;
  clock?: ClockNews | null;
  marks?: Marks;
}

/** What changed for this viewer; `scene` is a patch (see `delta.patch`). */
export interface Delta {
  kind: 'delta';
  counter: number;
  log?: Text[];
  scene?: Patch;
  private?: number[]; // which lines of the log were kept from the public: indices
  commitment?: TurnCommitment | null;
  clock?: ClockNews | null;
  forced?: Seat | null; // whose only move it was, made by the table because nothing is hidden (KO-007)
}

/** The seats as they are now: somebody sat down, stood up, came or went. */
export interface SeatNews {
  kind: 'seats';
  seats: SeatInfo[];
}

/** The spectators without a seat, after somebody came or went. */
export interface WatcherNews {
  kind: 'watchers';
  watchers: string[];
}

/** The player's own notes, saved from another device. */
export interface NotesNews {
  kind: 'notes';
  notes: string;
}

/** What bears a mark now, by marker: all marks that the player sees. */
export interface MarksNews {
  kind: 'marks';
  marks: Marks;
}

/** The game goes on under another version of the rules. */
export interface VersionNews {
  kind: 'rules_version';
  rules_version: number;
}

/** Bots move at another pace from now on. */
export interface PaceNews {
  kind: 'pace';
  pace: Pace;
}

/** The same people go on at another table. */
export interface RematchNews {
  kind: 'rematch';
  table: TableId;
}

/** The game is over, or was given up; the seed opens every commitment. */
export interface EndNews {
  kind: 'end';
  state: TableState;
  seed: string;
  onward?: boolean;
}

/** A move worth considering, in the reply to `advise`: its click path, what speaks for it. */
export interface Advised {
  path: Path;
  why: Text;
  chance?: number | null; // to win with it, in per cent, if that can be told
}

/** What can be told of a place that a player points at. */
export interface Survey {
  sees?: [Target, number][]; // the places in sight of it, and how far each is
  reach?: Target[]; // where what stands there could go in one move
}

/** The result of a request. */
export interface Reply {
  kind: 'reply';
  id: number;
  rules: string[];
  error?: string;
  advice?: Advised[]; // the best move first
  survey?: Survey | null; // what the place sees
  final?: boolean; // to `play`: the move surely can't be taken back
  why?: Text | null; // to `why_not`: what is the matter here, if there is more to say than the rules
}

export type Message =
  | Snapshot
  | Delta
  | SeatNews
  | WatcherNews
  | ChatLine
  | ClockNews
  | Question
  | NotesNews
  | MarksNews
  | VersionNews
  | PaceNews
  | RematchNews
  | EndNews
  | Reply;

/** Make the move with this click path. */
export interface Play {
  kind: 'play';
  id: number;
  path: string[];
  counter: number;
}

/** Ask why the last target can't be chosen. */
export interface WhyNot {
  kind: 'why_not';
  id: number;
  path: string[];
}

/** Undo, or ask the others for it. */
export interface TakeBack {
  kind: 'take_back';
  id: number;
  ask?: boolean;
}

/** Answer the take-back question; who asked withdraws it by a no. */
export interface Answer {
  kind: 'answer';
  id: number;
  agrees: boolean;
}

/** Say something to the table, or to one's team alone. */
export interface Say {
  kind: 'say';
  id: number;
  text: string;
  team?: boolean;
}

/** Keep these notes. */
export interface Note {
  kind: 'note';
  id: number;
  text: string;
}

/** Put a mark on the board, or take it off. */
export interface PutMark {
  kind: 'mark';
  id: number;
  marker: string;
  target: string;
}

/** Ask for the best few moves. */
export interface Advise {
  kind: 'advise';
  id: number;
  counter: number;
}

/** Ask what a place sees. */
export interface LookAround {
  kind: 'look_around';
  id: number;
  target: string;
}

export type AnyRequest =
  | Play
  | WhyNot
  | TakeBack
  | Answer
  | Say
  | Note
  | PutMark
  | Advise
  | LookAround;
