/** Lines of the log that belong together: a side's whole turn, in one line that opens. */

import { looks, type Group } from '../state/looks.svelte';
import type { Target, Text } from '../wire/scene';

export interface Told {
  name: string;
  lines: Text[];
  /** Where the pieces went that its lines name. */
  ways: Map<Target, Target[]>;
}

/** The lines in groups, in order; lines of no group alone. */
export function grouped(lines: Text[]): { name?: string; lines: Text[] }[] {
  const found: { name?: string; lines: Text[] }[] = [];
  for (const line of lines) {
    const open = found.at(-1);
    const begins = beginning(line);
    if (open?.name && !looks.now.groups[open.name]!.ends.includes(line[0])) open.lines.push(line);
    else found.push(begins ? { name: begins, lines: [line] } : { lines: [line] });
  }
  return found;
}

/** What a group is called, and how often what happened in it: "The enemies: 4 close in, 1 attacks". `brief` says what is told of each line. */
export function saidOf(name: string, lines: Text[], say: (text: Text) => string, brief = say): string {
  const { counts = {}, counted = '', each = [], staged, quiet } = looks.now.groups[name]!;
  const parts = Object.entries(counts).flatMap(([count, ids]) => {
    const told = lines.filter(([id]) => ids.includes(id));
    const things = new Set(told.map(([, args = {}]) => JSON.stringify(args[counted] ?? Object.values(args).find((arg) => typeof arg === 'object'))));
    return each.includes(count)
      ? told.map(([, args = {}]) => brief([`group-${name}-${count}`, args]))
      : things.size
        ? say([`group-${name}-${count}`, { count: things.size }])
        : [];
  });
  if (quiet && !parts.length) return say([`group-${name}-quiet`]);
  const called = staged ? say([`group-${name}`]) : say(lines[0]!).replace(/\.$/, '');
  return parts.length ? `${called}: ${parts.join(', ')}` : called;
}

function beginning([id]: Text): string | undefined {
  return Object.entries(looks.now.groups).find(([, { begins }]) => begins === id)?.[0];
}

/** The group that is being told; `take` gives those that have ended. */
export class Groups {
  #open: Told | undefined;
  /** Lines of a group that is staged as a whole: what they tell is not staged one by one. */
  readonly summed = new WeakMap<Text, Group>();

  take(lines: Text[], status: string, ways: ReadonlyMap<Target, Target[]>, targetsIn: (line: Text) => Target[]): Told[] {
    const ended: Told[] = [];
    const left = new Map(ways);
    const close = (id: string) => {
      if (!this.#open || !looks.now.groups[this.#open.name]?.ends.includes(id)) return;
      if (looks.now.groups[this.#open.name]!.staged) ended.push(this.#open);
      this.#open = undefined;
    };
    for (const line of lines) {
      close(line[0]);
      const name = beginning(line);
      if (!this.#open && name) this.#open = { name, lines: [], ways: new Map() };
      const open = this.#open;
      if (!open) continue;
      open.lines.push(line);
      const group = looks.now.groups[open.name]!;
      if (group.staged) this.summed.set(line, group);
      for (const id of targetsIn(line)) {
        if (left.has(id)) open.ways.set(id, [...(open.ways.get(id) ?? []), ...left.get(id)!]);
        left.delete(id);
      }
    }
    close(status);
    return ended;
  }
}
