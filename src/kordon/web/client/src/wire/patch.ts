/** Keeping a scene up to date: the same as `kordon.engine.delta.apply`. */

import { NOTHING, type Choice, type Patch, type Scene, type Target, type Text } from './scene';

/** Pieces that had another id before, by their new one: they are drawn coming from there. */
export type Moved = { [id: Target]: Target };

type Thing = { [field: string]: unknown };
type Name = string | number;

/** `[index, thing]`, or `[index, changes, name]` for what was another thing before. */
type Put = [index: number, thing: Thing, madeFrom?: Name];

interface ListPatch {
  drop?: Name[];
  put?: Put[];
  set?: { [name: string]: Patch };
}

/** For lists of things without names: what lies between the first and the last ones is replaced. */
interface Splice {
  keep?: number;
  add: unknown[];
  last?: number;
}

type Group = [beginnings: string[], ends: string[], notes?: (Text | null)[], worths?: number[]];

const LISTS = new Set(['shapes', 'pieces', 'zones', 'tracks', 'panels', 'buttons', 'badges']);
const NAMED_BY: { [list: string]: string } = { panels: 'seat', badges: 'icon' };

const moves = new WeakMap<Scene, Moved>();

/** The scene of a snapshot: a patch on the game's board, or on nothing at all. */
export function whole(changes: Patch, board?: Partial<Scene>): Scene {
  return apply({ ...NOTHING, ...board }, changes) as unknown as Scene;
}

/** The new scene, from the old one and a patch. */
export function patched(scene: Scene, changes: Patch): Scene {
  const made = apply(scene as unknown as Thing, changes) as unknown as Scene;
  const { put = [] } = (changes.pieces ?? {}) as ListPatch;
  const moved: Moved = {};
  for (const [index, , madeFrom] of put) {
    if (madeFrom !== undefined) moved[made.pieces[index]!.id] = String(madeFrom);
  }
  moves.set(made, moved);
  return made;
}

/** What moved into a scene by the patch that made it. */
export const movedInto = (scene: Scene): Moved => moves.get(scene) ?? {};

function apply(thing: Thing, changes: Patch): Thing {
  const made: Thing = { ...thing };
  for (const [field, change] of Object.entries(changes)) {
    if (typeof change !== 'object' || change === null || Array.isArray(change)) {
      made[field] = change;
    } else if (field === 'choices') {
      made[field] = (change as { all: Group[] }).all.flatMap(choices);
    } else if (LISTS.has(field)) {
      made[field] = applyToList(NAMED_BY[field] ?? 'id', (thing[field] ?? []) as Thing[], change);
    } else if (typeof (thing[field] as unknown[])[0] === 'string') {
      const [id, args] = thing[field] as Text;
      made[field] = [id, { ...args, ...change }];
    } else {
      const old = thing[field] as unknown[];
      const { keep = 0, add, last = 0 } = change as Splice;
      made[field] = [...old.slice(0, keep), ...add, ...old.slice(old.length - last)];
    }
  }
  return made;
}

function choices([beginnings, ends, notes, worths]: Group): Choice[] {
  return beginnings.flatMap((beginning) =>
    ends.map((end, index) => ({
      path: [...beginning.split(' ').filter(Boolean), end],
      note: notes?.[index] ?? null,
      worth: worths?.[index] ?? 0,
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
    .filter((thing) => thing.at !== '' && !gone.has(nameOf(thing)))
    .map((thing) => {
      const changes = change.set?.[nameOf(thing)];
      return changes ? apply(thing, changes) : thing;
    });
  for (const [index, thing] of put) kept.splice(index, 0, thing);
  return kept;
}
