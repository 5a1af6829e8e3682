/** What the server shows: the scene's vocabulary, as `kordon.engine.scene` writes it. */

export type Target = string;
export type Seat = number;
export const NOBODY: Seat = -1;
export type Argument = number | string | Text;
/** A message id and its arguments; said in the viewer's language by `words/speech`. */
export type Text = readonly [id: string, args?: { readonly [name: string]: Argument }];

export interface Shape {
  id: Target;
  outline: number[];
  look: string;
  label: Text;
  caption?: Text;
  level?: number;
  detail?: Text;
}

export interface Line {
  points: number[];
  look: string;
  label?: Text;
}

export interface Badge {
  icon: string;
  label: Text;
  value?: number;
}

export interface Piece {
  id: Target;
  at: Target;
  look: string;
  label: Text;
  owner?: Seat;
  hidden?: boolean;
  badges?: Badge[];
  detail?: Text[];
}

export interface Zone {
  id: Target;
  look: string;
  label: Text;
  owner?: Seat;
  count?: number;
  detail?: Text;
}

export interface Track {
  id: Target;
  label: Text;
  value: number;
  low: number;
  high: number;
  owner?: Seat;
  detail?: Text;
}

export interface Panel {
  seat: Seat;
  label: Text;
  active: boolean;
  badges?: Badge[];
  look?: string;
  detail?: Text;
}

export interface Button {
  id: Target;
  label: Text;
  detail?: Text;
  /** Of a number: numbers are offered in a row. */
  value?: number;
}

export interface Sheet {
  label: Text;
  heads: Text[];
  rows: (Text | number)[][];
}

/** Something that may be put on places beside the rules: a cube, a pencil mark. */
export interface Marker {
  id: string;
  label: Text;
  look: string;
  on: string; // how the ids of the places begin
  limit: number;
  mine?: boolean;
}

export interface Choice {
  path: Target[];
  note?: Text | undefined;
  /** 1 for the sensible one, -1 for one that can't help. */
  worth?: number | undefined;
}

export interface Scene {
  status: Text;
  prompt: Text;
  width: number;
  height: number;
  /** The name of what never changes of the picture; see `boardOf`. */
  board?: string;
  shapes: Shape[];
  lines: Line[];
  pieces: Piece[];
  zones: Zone[];
  tracks: Track[];
  panels: Panel[];
  buttons: Button[];
  sheets: Sheet[];
  choices: Choice[];
  markers?: Marker[];
  /** What the viewer plays for, in one line. */
  goal?: Text;
  /** What is asked after the first clicks of a path, by those clicks, each in full or by its kind. */
  prompts?: [clicked: string, asked: Text][];
  /** The pieces that the question is about. */
  about?: Target[];
  /** How the paths begin of moves that can be taken back; not one with a note. */
  free?: string[];
  /** Pieces that were another thing a moment ago, by their old name: to be drawn coming from there. */
  moved?: { [id: Target]: Target };
}

/** What became of a scene's fields; see `kordon.engine.delta`. */
export type Patch = { [field: string]: unknown };

type Thing = { [field: string]: unknown };
type Name = string | number;

/** `[index, thing]`, or `[index, changes, name]` for what was another thing before. */
type Put = [index: number, thing: Thing, madeFrom?: Name];

interface ListPatch {
  drop?: Name[];
  put?: Put[];
  set?: { [name: string]: Patch };
}

type Group = [beginnings: string[], ends: string[], notes?: (Text | null)[], worths?: number[]];

const LISTS = new Set(['shapes', 'pieces', 'zones', 'tracks', 'panels', 'buttons', 'badges']);
const NAMED_BY: { [list: string]: string } = { panels: 'seat', badges: 'icon' };

const EMPTY: Omit<Scene, 'status' | 'prompt' | 'width' | 'height'> = {
  shapes: [],
  lines: [],
  pieces: [],
  zones: [],
  tracks: [],
  panels: [],
  buttons: [],
  sheets: [],
  choices: [],
};

/** The scene of a snapshot: a patch on the game's board, or on nothing at all. */
export function whole(changes: Patch, board?: Partial<Scene>): Scene {
  return apply({ ...EMPTY, ...board } as unknown as Thing, changes) as unknown as Scene;
}

/** The new scene, from the old one and a patch; the same as `kordon.engine.delta.apply`. */
export function patched(scene: Scene, changes: Patch): Scene {
  const made = apply(scene as unknown as Thing, changes) as unknown as Scene;
  const { put = [] } = (changes.pieces ?? {}) as ListPatch;
  made.moved = {};
  for (const [index, , madeFrom] of put) {
    if (madeFrom !== undefined) made.moved[made.pieces[index]!.id] = String(madeFrom);
  }
  return made;
}

function apply(thing: Thing, changes: Patch): Thing {
  const made: Thing = { ...thing };
  for (const [field, change] of Object.entries(changes)) {
    if (typeof change !== 'object' || change === null || Array.isArray(change)) {
      made[field] = change;
    } else if (field === 'choices') {
      made[field] = (change as { all: Group[] }).all.flatMap(choices);
    } else if (field === 'lines') {
      const { keep, add } = change as { keep: number; add: Line[] };
      made[field] = [...(thing[field] as Line[]).slice(0, keep), ...add];
    } else if (LISTS.has(field)) {
      made[field] = applyToList(NAMED_BY[field] ?? 'id', (thing[field] ?? []) as Thing[], change);
    } else {
      const [id, args] = thing[field] as Text;
      made[field] = [id, { ...args, ...change }];
    }
  }
  return made;
}

function choices([beginnings, ends, notes, worths]: Group): Choice[] {
  return beginnings.flatMap((beginning) =>
    ends.map((end, index) => ({
      path: [...beginning.split(' ').filter(Boolean), end],
      note: notes?.[index] ?? undefined,
      worth: worths?.[index],
    })),
  );
}

function applyToList(named: string, things: Thing[], change: ListPatch): Thing[] {
  const nameOf = (thing: Thing): Name => thing[named] as Name;
  const before = new Map(things.map((thing) => [nameOf(thing), thing]));
  const gone = new Set<Name>(change.drop);
  const put = (change.put ?? []).map(([index, given, madeFrom]): [number, Thing] => {
    const thing = madeFrom === undefined ? given : apply(before.get(madeFrom)!, given);
    if (madeFrom !== undefined) gone.add(madeFrom);
    gone.add(nameOf(thing));
    return [index, thing];
  });
  const kept = things
    .filter((thing) => !gone.has(nameOf(thing)))
    .map((thing) => {
      const changes = change.set?.[nameOf(thing)];
      return changes ? apply(thing, changes) : thing;
    });
  for (const [index, thing] of put) kept.splice(index, 0, thing);
  return kept;
}

/** The words of a look as class names. */
export function looks(look: string): string {
  return look.replace(/\S+/g, 'l-$&');
}
