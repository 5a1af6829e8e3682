/** What the server shows: the scene's vocabulary. */
/* Generated from the server's records; to change it, change them and run: kordon protocol */

export type Seat = number;

export type Target = string;

export type RuleId = string;

export type Path = string[];

export type Patch = { [name: string]: unknown };

export type Marks = { [name: string]: string[] };

export type Argument = number | string | Text;

/** Something to be said, in any language. */
export type Text = readonly [id: string, args?: { [name: string]: Argument }];

/** A part of the board: a closed outline in board units, x and y in turn; later shapes lie on top. */
export interface Shape {
  id: Target;
  outline: number[];
  look: string; // words for the style: "area secret", "space open difficult sector-red"
  label: Text; // the full name, read aloud
  caption?: Text | null; // the few letters drawn on it
  level?: number; // 0 ground, 1 what lies above it (a walkway over a tunnel)
  detail?: Text | null; // what is special here
}

/** Something drawn along the board that is no place: a wall, a door, a ladder, an arrow, a path. */
export interface Line {
  points: number[];
  look: string;
  label?: Text | null;
}

/** A symbol with an optional number, on a piece or a panel: strength 3, a flag, two lives left. */
export interface Badge {
  icon: string;
  label: Text;
  value?: number | null;
}

/** A card, figure, token or die that lies on a shape or in a zone. */
export interface Piece {
  id: Target;
  at: Target;
  look: string; // "card", "figure officer", "token noise", "die heart"
  label: Text;
  owner?: Seat;
  hidden?: boolean; // face down, or known to the viewer only: it must look hidden
  badges?: Badge[];
  detail?: Text[];
  caption?: Text | null; // the few letters drawn on it where its name has no room
}

/** A place beside the board: a hand, a row of missions, a deck, a bag. */
export interface Zone {
  id: Target;
  look: string; // "hand", "row", "pile", "bag"
  label: Text;
  owner?: Seat;
  count?: number | null;
  detail?: Text | null; // what it is for
}

/** A number on a scale: the countdown, the threat, the round. */
export interface Track {
  id: Target;
  label: Text;
  value: number;
  low: number;
  high: number;
  owner?: Seat;
  detail?: Text | null; // what the number means and what changes it
}

/** What is shown of one seat beside the board. */
export interface Panel {
  seat: Seat;
  label: Text;
  active: boolean;
  badges?: Badge[];
  look?: string; // words for the colours of what the seat leads, if they are not the seat's own
  detail?: Text | null; // who that is
}

/** A target that is nowhere on the board: an action, a number, a yes or no. */
export interface Button {
  id: Target;
  label: Text;
  detail?: Text | null;
  value?: number | null; // of a number: clients offer numbers in a row, in their order
}

/** A table of words and numbers, such as the final score. */
export interface Sheet {
  label: Text;
  heads: Text[];
  rows: (Text | number)[][];
}

/** The click path of one legal move; choices stand in the order of the observation's moves. */
export interface Choice {
  path: Path;
  note?: Text | null; // what is known about the result: odds, a cost
  worth?: number;
}

/** A thing without rules that players put on the board and take off: a cube, a flag (see `marks`). */
export interface Marker {
  id: string;
  label: Text;
  look: string;
  on: string; // how the targets begin that it may be put on
  limit: number;
  rule: RuleId; // says who may put it where
  mine?: boolean; // the viewer may put it down and take it off now
}

/** Targets that several moves in a row lead to, each by a click of its own (see `Game.way`). */
export interface Far {
  note: Text; // what it costs to get there
  targets: Target[];
}

/** Everything one seat is shown at one moment. */
export interface Scene {
  status: Text; // where the game stands: "Round 2 of 4, laying cards"
  prompt: Text; // what the viewer is asked, or whom everybody waits for
  width: number;
  height: number;
  board: string; // the name of what never changes of the picture, if `Game.board` knows it by one
  shapes: Shape[];
  lines: Line[];
  pieces: Piece[];
  zones: Zone[];
  tracks: Track[];
  panels: Panel[];
  buttons: Button[];
  sheets: Sheet[];
  choices: Choice[];
  markers: Marker[];
  goal: Text | null; // what the viewer plays for, in one line
  prompts: [string, Text][];
  about: Target[]; // the pieces that the question is about: they are shown with it
  free: string[];
  any_order: string[];
  far: Far[]; // what can be chosen beside the choices and is played as several moves
}

export const NOTHING: Scene = {
  status: ['', {}],
  prompt: ['', {}],
  width: 0,
  height: 0,
  board: '',
  shapes: [],
  lines: [],
  pieces: [],
  zones: [],
  tracks: [],
  panels: [],
  buttons: [],
  sheets: [],
  choices: [],
  markers: [],
  goal: null,
  prompts: [],
  about: [],
  free: [],
  any_order: [],
  far: [],
};

export const PENCIL: Marker = {
  id: 'pencil',
  label: ['marker-pencil', {}],
  look: 'pencil',
  on: '',
  limit: 60,
  rule: 'KO-006',
  mine: true,
};
