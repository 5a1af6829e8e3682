/** What a log line says beyond its words: the places it names, the path it describes, what was drawn or rolled. */

import type { Piece, Target, Text } from '../wire/scene';
import { looks } from './looks.svelte';

const TURNED_UP = /(?:^|-)(drawn|rolled|faces)$/;

/** Names of places and things, to find them again in texts. */
export class Names {
  #labels: Map<string, Target>;

  constructor(labels: ReadonlyMap<Target, Text>) {
    this.#labels = new Map([...labels].map(([id, label]) => [JSON.stringify(label), id]));
  }

  /** The targets that a text names, in its order. */
  in(text: Text): Target[] {
    const [id, args = {}] = text;
    const own = id === 'target' ? (args.id as string) : this.#labels.get(JSON.stringify(text));
    const nested = Object.values(args).flatMap((arg) => (typeof arg === 'object' ? this.in(arg) : []));
    return own ? [own, ...nested] : nested;
  }
}

/** The places that a piece passed from one to another, if a line names them. */
export function wayBetween(from: Target, to: Target, told: Target[][]): Target[] {
  for (const places of told) {
    const start = places.indexOf(from);
    const end = places.lastIndexOf(to);
    if (start >= 0 && end > start + 1) return places.slice(start + 1, end).filter((place, index, all) => place !== all[index - 1]);
  }
  return [];
}

/** Dice and tokens in a line, as pieces to be shown: `dice-rolled` by their pips, `dice-faces` and `tokens-drawn` by how many of each. */
export function turnedUp(line: Text): Piece[] {
  const [id, args = {}] = line;
  const kind = TURNED_UP.exec(id)?.[1];
  const given = Object.entries(args).flatMap((arg) => (typeof arg[1] === 'object' && arg[1][0] === 'items' ? Object.entries(arg[1][1]!) : [arg]));
  const numbers = given.filter((arg): arg is [string, number] => typeof arg[1] === 'number');
  if (!kind || numbers.length < given.length) {
    return Object.values(args).flatMap((arg) => (typeof arg === 'object' ? turnedUp(arg) : []));
  }
  const looks = numbers.flatMap(([name, count]) =>
    kind === 'rolled' ? [`die ${count}`] : Array<string>(count).fill(`${kind === 'faces' ? 'die' : 'token'} ${name}`),
  );
  return looks.map((look, index) => ({ id: `${look} ${index}`, at: '', look, label: line }));
}

/** A line that tells of a throw, and those after it that tell what came of it, up to the next throw. */
export function withResults(line: Text, lines: Text[]): Text[] {
  const rest = lines.slice(lines.indexOf(line) + 1);
  const next = rest.findIndex((one) => turnedUp(one).length);
  const isResult = ([id]: Text) => /^(?:fall|result)$/.test(looks.now.moments[id] ?? '');
  return looks.now.moments[line[0]] === 'throw' ? [line, ...rest.slice(0, next < 0 ? undefined : next).filter(isResult)] : [line];
}

/** The lines that were not known yet: those after the longest known beginning. One taken back may be known and gone. */
export function missedIn(sent: Text[], known: Text[]): Text[] {
  const [old, now] = [known, sent].map((lines) => lines.map((line) => JSON.stringify(line))) as [string[], string[]];
  for (let length = now.length; length; length--) {
    if (old.some((_, start) => now.slice(0, length).every((line, index) => line === old[start + index]))) return sent.slice(length);
  }
  return sent;
}
