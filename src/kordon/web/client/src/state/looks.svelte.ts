/** How games look: their stylesheets, and what their look words are drawn with. */

import { games, get, type GameInfo } from '../wire/api';
import type { Mark } from '../board/marks';
import type { CourseData, ToldData } from '../help/course';
import { settings } from './settings.svelte';
import type { TipData } from '../help/tips.svelte';
import type { Sound } from './sound';

/** An icon of bands of colour, side by side or one under the other. */
export interface Bands {
  colours: string[];
  across?: boolean;
  cross?: string[];
}

/** How a line of the log is staged. */
export type Moment = 'throw' | 'shot' | 'fall' | 'turn-up' | 'open' | 'alarm' | 'light' | 'take' | 'result';

/** Lines of the log that belong together. */
export interface Group {
  begins: string;
  ends: string[];
  counts?: Record<string, string[]>;
  counted?: string;
  each?: string[];
  sheet?: string[];
  staged?: boolean;
  quiet?: boolean;
  nobodys?: boolean;
}

interface Drawn {
  icons: Record<string, string>;
  bands: Record<string, Bands>;
  signs: Record<string, 'corner' | 'middle'>;
  tints: string[];
  /** The shapes that tell colours apart without their colour. */
  marks: Record<string, Mark>;
  /** What log lines sound like, by their ids. */
  sounds: Record<string, Sound>;
  moments: Record<string, Moment>;
  groups: Record<string, Group>;
  tips: Record<string, TipData>;
  courses: Record<string, CourseData>;
  told: Record<string, ToldData>;
  /** How the targets begin that one can look around from. */
  surveys: string;
  /** Badges whose number is a row of dots on figures. */
  pips: string[];
  /** How far figures light the board around them, by their words. */
  glows: Record<string, number>;
  /** The words of lines that have a lit edge. */
  rims: string[];
  textures: Record<string, [width: number, height: number, lines: string, ink: string, stroke: number, fill: string]>;
  /** Outlines and tones that figures are put together from. */
  parts: Record<string, [d: string, tone: string]>;
  figures: Record<string, string>;
}

const NOTHING: Drawn = {
  icons: {},
  bands: {},
  signs: {},
  tints: [],
  marks: {},
  sounds: {},
  moments: {},
  groups: {},
  tips: {},
  courses: {},
  told: {},
  surveys: '',
  pips: [],
  glows: {},
  rims: [],
  textures: {},
  parts: {},
  figures: {},
};

const addressOf = ({ name, looks }: GameInfo, file: string): string => `looks/${name}/${looks}/${file}`;

/** A game's picture; it lives where things may move. */
export function coverOf(game: GameInfo): string {
  const isStill = !settings.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;
  return `/${addressOf(game, isStill ? 'cover.svg' : 'living.svg')}`;
}

/** Apply the game's colours where `data-game` names it. */
export const wear = (game: GameInfo): Promise<unknown> | undefined => dress(`/${addressOf(game, 'theme.css')}`);

/** Add a stylesheet to the page, once; it is there when the promise is kept. */
export function dress(href: string): Promise<unknown> | undefined {
  if (document.querySelector(`link[href="${href}"]`)) return undefined;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
  return new Promise((done) => (link.onload = link.onerror = done));
}

/** What the pages need that are no table being played. */
export { default as AWAY } from '../styles/front.css?url';

/** A page together with the styles that it needs beside those of a table. */
export const clad = <T>(page: Promise<T>, sheet: string): Promise<T> => Promise.all([page, dress(sheet)]).then(([found]) => found);

class Looks {
  #known = $state.raw<ReadonlyMap<string, Drawn>>(new Map());
  #game = $state('');
  #asked = new Map<string, Promise<void>>();

  /** Of the game on the table. */
  get now(): Drawn {
    return this.#known.get(this.#game) ?? NOTHING;
  }

  knows(game: string): boolean {
    return this.#known.has(game);
  }

  /** Fetch what the game on the table is drawn with; without it, things are told by letters. */
  learn(game: string): void {
    this.#game = game;
    if (this.#asked.has(game)) return;
    const kept = (drawn: Drawn) => void (this.#known = new Map([...this.#known, [game, drawn]]));
    const asked = this.#fetch(game).then(kept, () => {
      this.#asked.delete(game);
      kept(NOTHING);
    });
    this.#asked.set(game, asked);
  }

  async #fetch(game: string): Promise<Drawn> {
    const info = (await games()).find(({ name }) => name === game);
    if (!info) return NOTHING;
    const [drawn] = await Promise.all([get<Drawn>(addressOf(info, 'icons.json')), wear(info)]);
    return drawn;
  }
}

export const looks = new Looks();
