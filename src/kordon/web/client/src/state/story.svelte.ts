/** The log, and what it animates: places that ring, dice that fall, paths of pieces. */

import type { Piece, Scene, Target, Text } from '../wire/scene';
import { news } from './news.svelte';
import type { Picture } from './picture.svelte';
import { turnedUp, wayBetween } from './logLines';

const MOST_LINES = 400;
const RINGS_FOR = 1800;
const SHOWN_FOR = 3600;

export class Story {
  log = $state.raw<Text[]>([]);
  /** How many lines of the log the viewer has had time to see. */
  seenLines = $state(0);
  /** The places in the latest lines. */
  ringing = $state.raw<Target[]>([]);
  /** Dice and tokens that have just turned up. */
  turnedUp = $state.raw<Piece[]>([]);
  /** The places that pieces passed, and the bag or pile that new ones came out of. */
  ways = new Map<Target, Target[]>();
  source: Target | undefined;
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
    const counts = new Map(before.zones.map(({ id, count }) => [id, count]));
    this.ways = new Map(
      after.pieces.flatMap(({ id, at }) => {
        const from = were.get(id);
        return from && from !== at ? [[id, wayBetween(from, at, told)]] : [];
      }),
    );
    const emptier = after.zones.filter(({ id, count }) => (count ?? 0) < (counts.get(id) ?? 0));
    this.source = emptier.find(({ look }) => /\b(?:bag|pile)\b/.test(look))?.id;
  }

  tell(lines: Text[]): void {
    if (!lines.length) return;
    const log = [...this.log, ...lines];
    this.seenLines -= Math.max(0, log.length - MOST_LINES);
    this.log = log.slice(-MOST_LINES);
    this.ring(lines);
  }

  /** Ring the places in the lines, show what was drawn or rolled, and have the lines read aloud. */
  ring(lines: Text[]): void {
    const { picture } = this;
    this.ringing = lines.flatMap((line) => picture.targetsIn(line));
    const turned = lines.flatMap(turnedUp);
    if (turned.length) this.turnedUp = turned;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => (this.ringing = this.turnedUp = []), turned.length ? SHOWN_FOR : RINGS_FOR);
    if (picture.speech()) news.whisper(lines.map((line) => picture.inWords(line)).join(' '));
  }

  end(): void {
    clearTimeout(this.#silence);
  }
}
