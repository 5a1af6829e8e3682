/** Moments: what has just happened, as scenes over the board. They follow from the lines that the viewer was sent. */

import { groundOf } from '../board/geometry';
import { isStill } from '../board/glide';
import { turnedUp, withResults } from '../state/logLines';
import { looks, type Moment } from '../state/looks.svelte';
import type { Picture } from '../state/picture.svelte';
import type { Piece, Scene, Target, Text } from '../wire/scene';
import { Groups, saidOf, type Told } from './groups';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Something to be staged: where on the screen it happened, and what is drawn there. */
export interface Staged {
  id: number;
  kind: Exclude<Moment, 'result'> | 'sum' | 'sheet';
  said: string;
  /** The places of the things that the line names, in their order. */
  at: Box[];
  /** Dice and tokens, or the card that turns up, falls or is taken. */
  pieces: Piece[];
  /** Numbers that add up, where they lie, and what they come to. */
  numbers?: (Box & { value: number })[];
  total?: number;
  /** Where the taken card goes. */
  to?: Box | undefined;
  isHit?: boolean;
  ways?: Target[][];
  rows?: string[];
}

const MOST_WAITING = 6;

/** What is told by its sentence: it stays for as long as that takes to read. */
export const WORDY: Staged['kind'][] = ['light', 'take', 'turn-up'];

export class Moments {
  #waiting = $state.raw<Staged[]>([]);
  /** How many times as fast as usual it is told. */
  speed = $state(1);
  #count = 0;
  #aim: Target | undefined;
  readonly #groups = new Groups();

  constructor(readonly picture: Picture) {}

  /** What is staged now. */
  get now(): Staged | undefined {
    return this.#waiting[0];
  }

  /** The next one, if this one is still on. */
  next(id: number): void {
    if (this.now?.id === id) this.#waiting = this.#waiting.slice(1);
  }

  /** Whether a line tells of a side that no seat plays. */
  isNobodys(line: Text): boolean {
    return Boolean(this.#groups.summed.get(line)?.nobodys);
  }

  skip(): void {
    if (this.#waiting.length) this.#waiting = [];
  }

  /** Stage what these lines tell. It is called before the second scene is drawn: what is gone then can still be found. */
  take(before: Scene, after: Scene, lines: Text[], ways: ReadonlyMap<Target, Target[]>, isOwn: boolean): void {
    const told = this.#groups.take(lines, after.status[0], ways, (line) => this.picture.targetsIn(line));
    // What led to a question is over when it is asked: only what came with it, and what is told in words, is still told.
    if (!before.choices.length && after.choices.length && !isOwn) this.#waiting = this.#waiting.filter(({ kind }) => WORDY.includes(kind));
    if (isStill() || document.hidden) return;
    const staged = [...lines.flatMap((line) => this.#staged(line, lines, before, after) ?? []), ...told.flatMap((group) => this.#told(group))];
    // A place is lit only if nothing more is to be told after it.
    const isTold = ({ kind }: Staged, at: number, all: Staged[]) => kind !== 'light' || !at || at === all.length - 1;
    if (staged.length) this.#waiting = [...this.#waiting, ...staged].filter(isTold).slice(-MOST_WAITING);
  }

  #staged(line: Text, lines: Text[], before: Scene, after: Scene): Staged | undefined {
    const kind = this.#kindOf(line);
    const named = this.picture.targetsIn(line);
    const figures = named.filter((id) => before.pieces.some((piece) => piece.id === id && !/^card/.test(piece.look)));
    this.#aim = figures.at(-1) ?? (kind ? this.#aim : undefined);
    if (!kind || kind === 'result') return undefined; // it was told with the throw
    const said = withResults(line, lines).map((one) => this.picture.inWords(one));
    const made = { id: ++this.#count, kind, said: said.join(' '), at: named.flatMap((id) => boxOf(id, before)), pieces: turnedUp(line) };
    const found = named
      .map((id) => before.pieces.find((piece) => piece.id === id) ?? after.pieces.find((piece) => piece.id === id))
      .filter((piece) => piece !== undefined);
    switch (kind) {
      case 'throw':
        return made.pieces.length ? made : undefined;
      case 'shot':
        return { ...made, at: named.length ? made.at : [this.#aim].flatMap((id) => (id ? boxOf(id, before) : [])), isHit: named.length > 0 };
      case 'fall':
        return found.length && made.at.length ? { ...made, pieces: found.slice(0, 1) } : undefined;
      case 'turn-up': {
        const card = [...found, ...after.pieces.filter(({ label }) => isCalledIn(line, label))].find((piece) => /^card|^weapon/.test(piece.look));
        return { ...made, pieces: [card ? { ...card, hidden: false } : cardOf(line)] };
      }
      case 'take':
        return { ...made, ...this.#takes(line, named, before, found) };
      default:
        return made.at.length || kind !== 'open' ? made : undefined;
    }
  }

  /** How a line is staged; throws and doors of a group are summed up with it. */
  #kindOf(line: Text): Moment | undefined {
    const kind = looks.now.moments[line[0]];
    return (kind === 'throw' || kind === 'open') && this.#groups.summed.has(line) ? undefined : kind;
  }

  /** Who takes what: the card, the numbers of the winner's cards at the place, what they come to. */
  #takes([, args = {}]: Text, named: Target[], before: Scene, found: Piece[]): Partial<Staged> {
    const seat = Object.values(args)
      .map((arg) => (typeof arg === 'object' ? /^seat-(\d+)$/.exec(arg[0])?.[1] : undefined))
      .find(Boolean);
    const place = before.shapes.find(({ id }) => named.includes(id));
    const within = place && groundOf(place.outline);
    const isThere = (at: Target) => {
      const shape = before.shapes.find(({ id }) => id === at);
      const middle = shape && groundOf(shape.outline).middle;
      return Boolean(within && middle && middle.x > within.left && middle.x < within.right && middle.y > within.top && middle.y < within.bottom);
    };
    const own = before.pieces.filter(({ owner, at }) => String(owner) === seat && isThere(at));
    const numbers = own.flatMap(({ id, badges = [] }) => {
      const value = badges.find((badge) => badge.value != null)?.value;
      return value == null ? [] : boxOf(id, before).map((box) => ({ ...box, value }));
    });
    const total = Object.values(args).find((arg) => typeof arg === 'number');
    const card = found.find((piece) => piece.id !== place?.id);
    const panel = document.querySelector(`[data-look="panel:${seat}"]`);
    return {
      numbers,
      ...(total != null && { total: Number(total) }),
      pieces: card ? [{ ...card, hidden: false }] : [],
      to: panel ? inStage(panel) : undefined,
      at: named.filter((id) => id !== place?.id).flatMap((id) => boxOf(id, before)),
    };
  }

  #told({ name, lines, ways }: Told): Staged[] {
    const { sheet = [] } = looks.now.groups[name]!;
    const say = (text: Text) => this.picture.inWords(text);
    const said = saidOf(name, lines, say, (text) => this.picture.inShort(text));
    const rows = lines.filter(([id]) => sheet.includes(id)).map(say);
    const base = { id: ++this.#count, said, at: [], pieces: [] };
    if (rows.length) return [{ ...base, kind: 'sheet', rows }];
    return ways.size || said.includes(':') ? [{ ...base, kind: 'sum', ways: [...ways.values()] }] : [];
  }
}

/** Where a thing is drawn, seen from the stage's corner; a place that nobody can choose has no element of its own name. */
function boxOf(id: Target, { shapes }: Scene): Box[] {
  const element = document.querySelector(`.stage .board [data-target="${CSS.escape(id)}"]`);
  if (element) return [inStage(element)];
  const shape = shapes.find((one) => one.id === id);
  const board = document.querySelector<SVGSVGElement>('.stage .board');
  const scale = board?.getScreenCTM();
  if (!shape || !scale) return [];
  const stage = board!.closest('.stage')!.getBoundingClientRect();
  const { left, top, right, bottom } = groundOf(shape.outline);
  const corner = new DOMPoint(left, top).matrixTransform(scale);
  return [{ left: corner.x - stage.left, top: corner.y - stage.top, width: (right - left) * scale.a, height: (bottom - top) * scale.d }];
}

function inStage(element: Element): Box {
  const stage = document.querySelector('.stage')!.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - stage.left, top: top - stage.top, width, height };
}

/** Whether a line names a thing by what its label is about: "Dusko P." one that is labelled "Dusko P. (known to you)". */
function isCalledIn([, args = {}]: Text, [, about = {}]: Text): boolean {
  const names = Object.values(about)
    .filter((arg) => typeof arg === 'object')
    .map((arg) => JSON.stringify(arg));
  return Object.values(args).some((arg) => names.includes(JSON.stringify(arg)));
}

/** A card that lies nowhere: by the last text of the line. */
function cardOf([id, args = {}]: Text): Piece {
  const label = Object.values(args)
    .filter((arg) => typeof arg === 'object')
    .at(-1) ?? [id, args];
  return { id: '', at: '', look: `card ${id.split('-')[0]!}`, label };
}
