/** Tips in the first games: a line where something first happens to the viewer, once ever. */

import { looks } from '../state/looks.svelte';
import { settings } from '../state/settings.svelte';
import type { Table } from '../state/table.svelte';
import type { Target, Text } from '../wire/scene';

/** When a tip is due, and where it stands (see `Tip` in the engine's looks). */
export interface TipData {
  lines?: string[];
  asked?: string[];
  target?: string;
  track?: string;
  least?: number;
  most?: number;
  seats?: number[];
  at?: string;
  given?: string[];
}

export interface Due {
  name: string;
  said: Text;
  /** What it stands beside, or how its target begins; the question if there is none. */
  at: Target;
  /** What it speaks of, if that can be clicked: without it the tip would seem to speak of something else. */
  target: Target | undefined;
}

const KEY = 'kordon-tips';
const GLIMPSE = 2000; // milliseconds: nobody has read what was gone sooner

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export class Tips {
  now = $state.raw<Due>();
  #waiting: Due[] = [];
  #seen = new Set(kept());
  /** What the player has clicked away in this turn: it may be due again, but not at once. */
  #passed = new Set<string>();
  #since = 0;

  constructor(readonly table: Table) {}

  /** See what is due now, after these lines of the log. */
  consider(lines: Text[]): void {
    const { info, you } = this.table;
    if (!settings.tips || info?.state !== 'playing' || you.seat == null || you.seat !== you.viewer) return;
    for (const [name, tip] of Object.entries(looks.now.tips)) {
      if (this.#seen.has(this.#key(name)) || this.#passed.has(name) || [this.now, ...this.#waiting].some((due) => due?.name === name)) continue;
      const due = this.#due(name, tip, lines);
      if (due) this.#waiting.push(due);
    }
    if (!this.now) this.next();
  }

  /** Put the tip away; what waits comes next. */
  next(): void {
    this.#keep();
    this.now = this.#waiting.shift();
    this.#since = Date.now();
  }

  /** What is shown has been told. */
  #keep(): void {
    if (!this.now) return;
    this.#seen.add(this.#key(this.now.name));
    try {
      localStorage.setItem(KEY, JSON.stringify([...new Set([...kept(), ...this.#seen])]));
    } catch {
      // Without storage tips are told once while the page is open.
    }
  }

  /** The player has chosen something: what is shown is in the way of what comes next. */
  pass(): void {
    if (!this.now) return;
    if (Date.now() - this.#since > GLIMPSE) this.#keep();
    this.#passed.add(this.now.name);
    this.#waiting = [];
    this.now = undefined;
  }

  /** The player has moved: what is shown, and what waited for a moment that is over, is told no more. */
  end(): void {
    this.pass();
    this.#waiting = [];
    this.#passed.clear();
  }

  #key(name: string): string {
    return `${this.table.info!.game}/${name}`;
  }

  #due(
    name: string,
    { lines: told = [], asked = [], target = '', track: id = '', least = 0, most = Infinity, seats = [], at, given = [] }: TipData,
    lines: Text[],
  ): Due | undefined {
    const { scene, choosing, isAsked, you, picture } = this.table;
    if (seats.length && !seats.includes(you.seat!)) return undefined;
    const line = lines.findLast(([one]) => told.includes(one));
    if (told.length && !line) return undefined;
    if (asked.length && !(isAsked && asked.includes(scene!.prompt[0]))) return undefined;
    const clickable = target ? [...choosing.next].find((one) => one.startsWith(target)) : undefined;
    if (target && !clickable) return undefined;
    const track = scene!.tracks.find((one) => one.id === id);
    if (id && !(track && track.value >= least && track.value <= most)) return undefined;
    const args: Record<string, unknown> = { ...line?.[1], ...(track && { value: track.value, high: track.high }) };
    const said = [`tip-${name}`, Object.fromEntries(given.map((one) => [one, args[one]]))] as Text;
    return { name, said, at: at || clickable || id || (line && picture.targetsIn(line)[0]) || '', target: clickable };
  }
}
