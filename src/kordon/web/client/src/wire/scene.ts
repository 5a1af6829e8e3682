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
  id: Target; // what is clicked to choose it
  outline: number[]; // the corners in turn: x, y, x, y, …
  look: string; // words for the style: "area secret", "space open difficult sector-red"
  label: Text; // the full name, read aloud
  caption?: Text | null; // the few letters drawn on it
  level?: number; // 0 ground, 1 what lies above it (a walkway over a tunnel)
  detail?: Text | null; // what is special here
  motto?: Text | null; // the same in two or three words, printed beside the name where there is room
}

/** Something drawn along the board that is not a place: a wall, a door, a ladder, an arrow, a path. */
export interface Line {
  points: number[]; // along it: x, y, x, y, …
  look: string; // "wall", "door open", "arrow"
  label?: Text | null; // its name, read aloud; None for what needs none
}

/** A symbol with an optional number, on a piece or a panel: strength 3, a flag, two lives left. */
export interface Badge {
  icon: string; // the look word of its picture
  label: Text; // what it says, read aloud
  value?: number | null; // the number beside it
}

/** A card, figure, token or die that lies on a shape or in a zone. */
export interface Piece {
  id: Target; // what is clicked to choose it
  at: Target; // the shape or zone that it lies on
  look: string; // "card", "figure officer", "token noise", "die heart"
  label: Text; // its name
  owner?: Seat; // whose it is, by seat
  hidden?: boolean; // face down, or known to the viewer only: it must look hidden
  badges?: Badge[]; // drawn on it, in this order
  detail?: Text[]; // what is special about it, a line each
  caption?: Text | null; // the few letters drawn on it where its name has no room
}

/** A place beside the board: a hand, a row of missions, a deck, a bag. */
export interface Zone {
  id: Target; // what is clicked to choose it
  look: string; // "hand", "row", "pile", "bag"; "kept" stays in sight below a hand that scrolls
  label: Text; // its name
  owner?: Seat; // whose it is, by seat
  count?: number | null; // how many things lie there, where not all are shown
  detail?: Text | null; // what it is for
}

/** A number on a scale: the countdown, the threat, the round. */
export interface Track {
  id: Target; // what texts and tips name it by
  label: Text; // what is counted
  value: number; // where it stands
  low: number; // the lowest that it can be
  high: number; // the highest that it can be
  owner?: Seat; // whose it is, by seat
  detail?: Text | null; // what the number means and what changes it
}

/** What is shown of one seat beside the board. */
export interface Panel {
  seat: Seat; // whose panel it is
  label: Text; // who plays there
  active: boolean; // whether the game waits for this seat
  badges?: Badge[]; // what the seat has, in numbers and signs
  look?: string; // words for the colours of what the seat leads, if they are not the seat's own
  detail?: Text | null; // who that is
}

/** A target that is nowhere on the board: an action, a number, a yes or no. */
export interface Button {
  id: Target; // what is clicked to choose it
  label: Text; // the words on it
  detail?: Text | null; // what comes of it
  value?: number | null; // of a number: clients offer numbers in a row, in their order
}

/** A table of words and numbers, such as the final score. */
export interface Sheet {
  label: Text; // its title
  heads: Text[]; // of the columns
  rows: (Text | number)[][]; // a cell for each column
}

/** The click path of one legal move; choices stand in the order of the observation's moves. */
export interface Choice {
  path: Path; // the targets to click, in order
  note?: Text | null; // what is known about the result: odds, a cost
  worth?: number;
}

/** A thing without rules that players put on the board and take off: a cube, a flag (see `marks`). */
export interface Marker {
  id: string; // its kind
  label: Text; // its name
  look: string; // words for the style
  on: string; // how the targets begin that it may be put on
  limit: number; // how many of it there are
  rule: RuleId; // says who may put it where
  mine?: boolean; // the viewer may put it down and take it off now
}

/** Targets that several moves in a row lead to, each by a click of its own (see `Game.way`). */
export interface Far {
  note: Text; // what it costs to get there
  targets: Target[]; // each can be clicked alone
  after?: string[];
  asks?: boolean; // whether the last move is for good, so that clients ask first
}

/** Everything one seat is shown at one moment. */
export interface Scene {
  status: Text; // where the game stands: "Round 2 of 4, laying cards"
  prompt: Text; // what the viewer is asked, or whom everybody waits for
  width: number; // of the board, in its units
  height: number; // of the board, in its units
  board: string; // the name of what never changes of the picture, if `Game.board` knows it by one
  shapes: Shape[]; // the places of the board; later ones lie on top
  lines: Line[]; // what is drawn along the board
  pieces: Piece[];
  zones: Zone[]; // the places beside the board
  tracks: Track[]; // numbers on a scale
  panels: Panel[]; // one for each seat
  buttons: Button[]; // what can be clicked beside the board
  sheets: Sheet[]; // tables of numbers, such as the final score
  choices: Choice[]; // the viewer's legal moves as click paths
  markers: Marker[]; // what players may put on the board themselves
  goal: Text | null; // what the viewer plays for, in one line
  prompts: [string, Text][];
  about: Target[]; // the pieces that the question is about: they are shown with it
  free: string[];
  any_order: string[];
  alike: Target[][];
  far: Far[]; // what can be chosen beside the choices and is played as several moves
  set_up: boolean; // before the first turn: clients offer to take all that is SENSIBLE at once
  title: Text | null; // once the game is over: what is read over the board
  how: Text | null; // then: how it was decided
  won: boolean | null; // then: whether the viewer won it; None for those who did not play
  shared: Seat[]; // who can act now on something that is the viewer's as well
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
  alike: [],
  far: [],
  set_up: false,
  title: null,
  how: null,
  won: null,
  shared: [],
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
