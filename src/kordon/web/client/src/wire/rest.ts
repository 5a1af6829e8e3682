/** What is fetched and posted over HTTP. */
/* Generated from the server's records; to change it, change them and run: kordon protocol */

import type { Clock, Delta, Level, Pace, Snapshot, TableId, TableState } from './messages';
import type { Patch, Path, RuleId, Seat, Target, Text } from './scene';

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
  first?: unknown; // for somebody's first game, if not the default
}

/** A game that can be played here, as lists show it. */
export interface GameInfo {
  name: string;
  title: string; // in the language that was asked for
  about: string;
  looks: string; // the version of its looks
  seats: number[];
  sides: SideInfo[]; // none where all seats play alike
  together: boolean; // all seats win and lose together
  level: Level; // of bots, where nobody says another
  minutes: [number, number]; // that a game takes people; zeros if nobody says
  complexity: number; // 1 to 3, from light to heavy; 0 if nobody says
  options: OptionInfo[];
  courses: string[]; // of lessons, in their order
  puzzles: number; // how many there are
  preview: boolean; // whether a game of it was recorded, to look at
  campaign: boolean; // whether what is won of it is kept on a sheet
}

/** A table as the lobby shows it. */
export interface ListedTable {
  id: TableId;
  game: string;
  state: TableState;
  seats: number;
  free: number;
  names: string[];
  stopped: boolean; // the rules that are installed can't carry the game on
}

/** What can be earned by winning a chapter of a campaign. */
export interface MedalInfo {
  value: string;
  label: string; // in the language that was asked for
  how: string;
}

/** A chapter won on a level: how often, and every medal that was ever earned by it. */
export interface LevelWon {
  level: string;
  times: number;
  medals: string[];
}

/** A chapter on a sheet. */
export interface ChapterLine {
  chapter: string;
  played: number;
  won: LevelWon[]; // by level, the easiest first
}

/** People who played together, nobody else among them, and what they won. */
export interface GroupSheet {
  names: string[]; // as they were called at their last table
  chapters: ChapterLine[];
}

/** What a player has won with anybody, and with each group of others. */
export interface CampaignSheet {
  chapters: ChapterLine[];
  groups: GroupSheet[];
}

/** A campaign, and what somebody has won of it. */
export interface CampaignInfo {
  game: string;
  title: string; // in the language that was asked for
  chapter: string; // what a chapter is called
  option: string; // that names it, for a new table
  chapters: ValueInfo[];
  levels: ValueInfo[]; // the easiest first
  medals: MedalInfo[];
  won: CampaignSheet;
}

/** How other devices of the network open this server: addresses without a slash at the end, best first. */
export interface ServerAddresses {
  addresses: string[];
}

export type PartKind = 'text' | 'steps' | 'points' | 'table' | 'scene';

/** A part in words. */
export interface PrintedPart {
  kind: PartKind;
  words?: string[]; // paragraphs, items, a caption
  heads?: string[];
  rows?: string[][];
  signs?: string[]; // the icons before the rows, if there are any
  scene?: string;
  glance?: boolean;
}

/** A chapter in words. */
export interface PrintedChapter {
  name: string;
  title: string;
  parts: PrintedPart[];
}

export type Box = [number, number, number, number];

/** An example to be drawn: a scene with nothing to choose, and the numbers on it. */
export interface Picture {
  scene: Patch;
  box?: Box | null; // x, y, width and height of what is in sight, if not all
  notes?: [string, string][]; // place and words, in the order of the numbers
}

/** The book in one language. */
export interface PrintedBook {
  title: string;
  chapters?: PrintedChapter[];
  terms?: { [name: string]: [string, string] }; // by name: the word and what it means
  scenes?: { [name: string]: Picture };
  words?: string; // the heading of the terms
  rulings?: string; // and of the rules by their ids
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
  statistics?: [Seat, Text[]][];
}

/** Whose a move was, and what spoke for it: of bots' moves, where the game has words for that. */
export interface Reason {
  seat: Seat;
  why: Text | null;
}

/** Somebody at a table. */
export interface MemberInfo {
  name: string;
  player: string;
}

/** A table as its host may see it. */
export interface AdminTable {
  id: TableId;
  game: string;
  state: TableState;
  seats: number;
  free: number;
  names: string[];
  stopped: boolean;
  public: boolean;
  members: MemberInfo[];
  changed_at: number;
}

export type PlayerId = string;

export type ReportReason = 'chat' | 'name' | 'play' | 'other';

/** Something that a player wants the host to see to. */
export interface Report {
  at: number;
  table: TableId;
  by: PlayerId;
  by_name: string;
  about: PlayerId;
  about_name: string;
  reason: ReportReason;
  text?: string;
  said?: string[]; // the last lines that the reported player said to everybody
}

/** A report; `network` is where the reported player was last seen, if this node knows. */
export interface ReportInfo {
  id: string;
  report: Report;
  network: string;
}

/** Somebody who may not play here, or a network from which nobody may. */
export interface Ban {
  at: number;
  note?: string; // the host's own: a name, a reason
}

/** A ban of a player, or of a network if its key begins with “from”. */
export interface BanInfo {
  key: string;
  ban: Ban;
}

/** A lesson in the list of a course. */
export interface LessonInfo {
  id: string;
  title: Text;
  steps: number;
}

/** A course, or the puzzles. */
export interface CourseInfo {
  id: string;
  title: Text;
  lessons: LessonInfo[];
  seat: Seat; // of the side that is taught
  puzzles?: boolean;
}

/** What the learner is told to do or to read. */
export interface StepInfo {
  says: Text;
  points?: Target[]; // what the words are about
  hint?: Text | null;
  answer?: Path; // a click path that is right; none where there is nothing to do but read
}

/** The answer: where the learner stands, or what came of a click path. */
export interface LessonNews {
  verdict: 'here' | 'right' | 'mistake' | 'other' | 'refused';
  rules?: RuleId[]; // that refuse the click path
  why?: Text | null; // what is the matter with it here, if the game has a sentence for it
  snapshot?: Snapshot | null; // to be shown where they are
  deltas?: Delta[];
  says?: Text | null; // about a mistake, or at the end of the lesson
  because?: Text | null; // what speaks for a puzzle's answer, once it was given
  step?: StepInfo | null; // that comes next; none at the end of the lesson
}

/** The puzzle of the day. */
export interface DailyInfo {
  game: string;
  puzzle: string;
}
