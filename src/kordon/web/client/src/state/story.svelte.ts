/** The log, and what it animates: places that ring, dice that fall, paths of pieces. */

import type { Piece, Scene, Target, Text } from '../wire/scene';
import { words } from '../words/texts.svelte';
import { news } from './news.svelte';
import type { Picture } from './picture.svelte';
import { looks } from './looks.svelte';
import { turnedUp, wayBetween, withResults } from './logLines';

const MOST_LINES = 400;
const RINGS_FOR = 1800;
const SHOWN_FOR = 6000;
const MOST_SUMMED_UP = 5;
const OF_TABLE = 'literal';
const isOfTable = ([id]: Text): boolean => id === OF_TABLE;

export class Story {
  log = $state.raw<Text[]>([]);
  /** The lines that were kept from the public. */
  readonly private = new WeakSet<Text>();
  /** How many lines of the log the viewer has had time to see. */
  seenLines = $state(0);
  /** The places in the latest lines. */
  ringing = $state.raw<Target[]>([]);
  /** What the latest line with a sound sounds like: it rings like that, too. */
  mood = $state('');
  /** Dice and tokens that have just turned up, and the lines that tell of them; until the next lines, so that no button moves by itself. */
  turnedUp = $state.raw<{ pieces: Piece[]; lines: Text[] }>();
  /** The places that pieces passed, and the bag or pile that new ones came out of. */
  ways = new Map<Target, Target[]>();
  source: Target | undefined;
  /** Whether nothing of it is read aloud. */
  isQuiet = false;
  /** The hidden ways drawn so far, after the end; the latest last. */
  trail = $state.raw<Target[][]>();
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly picture: Picture) {}

  /** From here on nothing has moved. */
  rest(): void {
    this.ways = new Map();
    this.source = undefined;
  }

  /** Find the ways on which pieces go from one scene to the next. */
  follow(before: Scene, after: Scene, lines: Text[]): void {
    const told = lines.map((line) => this.picture.targetsIn(line));
    const were = new Map(before.pieces.map(({ id, at }) => [id, at]));
    const shapes = new Set(after.shapes.map(({ id }) => id));
    const counts = new Map(before.zones.map(({ id, count }) => [id, count]));
    this.ways = new Map(
      after.pieces.flatMap(({ id, at }) => {
        const from = were.get(id);
        if (!from || from === at) return [];
        // A way may be told step by step, in lines that name the piece.
        const steps = told
          .filter((line) => line.includes(id))
          .flat()
          .filter((place) => shapes.has(place));
        if (!shapes.has(at)) steps.push(at); // it left the board from the last of them
        return [[id, wayBetween(from, at, [...told, steps])]];
      }),
    );
    const emptier = after.zones.filter(({ id, count }) => (count ?? 0) < (counts.get(id) ?? 0));
    this.source = emptier.find(({ look }) => /\b(?:bag|pile)\b/.test(look))?.id;
  }

  /** Begin with these lines; those of the table stay behind the line that they came after. */
  begin(lines: Text[], secret: number[] = []): void {
    const log = [...lines];
    this.log.forEach((line, index) => {
      const after = JSON.stringify(this.log[index - 1]);
      if (isOfTable(line)) log.splice(log.findLastIndex((one) => JSON.stringify(one) === after) + 1 || log.length, 0, line);
    });
    this.log = log;
    this.#keep(lines, secret);
  }

  /** Tell what happened at the table, not in the game: who left, who sat down. */
  remark(text: string): void {
    this.log = [...this.log, [OF_TABLE, { text }]];
  }

  /** The lines of the game alone. */
  get ofGame(): Text[] {
    return this.log.filter((line) => !isOfTable(line));
  }

  tell(lines: Text[], secret: number[] = []): void {
    if (!lines.length) return;
    this.#keep(lines, secret);
    const log = [...this.log, ...lines];
    this.seenLines -= Math.max(0, log.length - MOST_LINES);
    this.log = log.slice(-MOST_LINES);
    this.ring(lines);
  }

  /** Ring the places in the lines, show what was drawn or rolled, and have the lines read aloud. */
  ring(lines: Text[]): void {
    this.mood =
      lines
        .map(([id]) => looks.now.sounds[id])
        .filter(Boolean)
        .at(-1) ?? '';
    const turned = lines
      .map((line) => ({ pieces: turnedUp(line), lines: withResults(line, lines) }))
      .filter(({ pieces }) => pieces.length)
      .at(-1);
    if (lines.length) this.turnedUp = turned; // what comes next is the news then
    this.#ringFor(turned ? SHOWN_FOR : RINGS_FOR, lines);
    if (!this.isQuiet) for (const line of lines) news.whisper(this.#said(line));
  }

  /** Show where a line of the log points. */
  recall(line: Text): void {
    this.mood = '';
    this.#ringFor(RINGS_FOR, [line]);
  }

  #ringFor(time: number, lines: Text[]): void {
    this.ringing = lines.flatMap((line) => this.picture.targetsIn(line));
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => (this.ringing = []), time);
  }

  /** Have a summary read aloud of what happened while the viewer was not connected. */
  sumUp(lines: Text[]): void {
    if (lines.length)
      news.whisper(
        words('while-away', {
          count: lines.length,
          lines: lines
            .slice(-MOST_SUMMED_UP)
            .map((line) => this.#said(line))
            .join(' '),
        }),
      );
  }

  #said(line: Text): string {
    return (this.private.has(line) ? `${words('secret-line')}: ` : '') + this.picture.inWords(line);
  }

  #keep(lines: Text[], secret: number[]): void {
    for (const index of secret) this.private.add(lines[index]!);
  }

  end(): void {
    clearTimeout(this.#silence);
  }
}
