/** A replay: a table without a connection, one moment at a time, as one viewer saw it. */

import { boardOf, get } from '../wire/api';
import type { TableInfo } from '../wire/messages';
import { patched, whole } from '../wire/patch';
import type { Reason, Replay, Step } from '../wire/rest';
import type { Scene, Seat, Target, Text } from '../wire/scene';
import { Names, wayBetween } from './logLines';
import { Table } from './table.svelte';

/** A step that a hidden piece took: the places on its way, and the line that tells of it. */
export interface Leg {
  places: Target[];
  line: Text | undefined;
}

/** What a table is that nobody sits at. */
const tableOf = (game: string): TableInfo => ({
  id: '',
  game,
  rules_version: 0,
  options: {},
  state: 'playing',
  seats: [],
  public: false,
  languages: [],
  clock: {},
  chat: false,
  spectators: false,
  open_view: false,
  seed_hash: '',
});

export class Past extends Table {
  step = $state(0);
  /** What was said at this step. */
  said = $state.raw<Text[]>([]);
  readonly #steps: Step[];
  readonly #scenes: Scene[];
  readonly #info: TableInfo;
  /** What each seat did, in a few numbers; of a game that is over. */
  readonly statistics: [Seat, Text[]][];

  private constructor(info: TableInfo, key: string, token: string, { viewer, steps = [], statistics = [] }: Replay, first: Scene) {
    super(info.id, key, viewer, token);
    // Nobody comes or goes in the past, and no seat can be taken there.
    this.#info = { ...info, seats: info.seats.map((seat) => ({ ...seat, here: true, left: false })) };
    this.#steps = steps;
    this.statistics = statistics;
    for (const { log = [], private: secret = [] } of steps) for (const index of secret) this.story.private.add(log[index]!);
    this.#scenes = [first];
    this.you = { viewer };
    this.online = true;
  }

  static async open(id: string, key: string, viewer?: Seat, token = ''): Promise<Past> {
    const query = new URLSearchParams({ ...(key && { key }), ...(viewer !== undefined && { viewer: String(viewer) }) });
    const path = `tables/${encodeURIComponent(id)}`;
    const [info, replay] = await Promise.all([get<TableInfo>(`${path}?${query}`, token), get<Replay>(`${path}/replay?${query}`, token)]);
    const board = replay.scene.board as string | undefined;
    const first = whole(replay.scene, board ? await boardOf(info.game, board) : undefined);
    return new Past(info, key, token, replay, first);
  }

  /** A recorded game that was at no table. */
  static async recorded(game: string): Promise<Past> {
    const replay = await get<Replay>(`previews/${game}`);
    const board = replay.scene.board as string | undefined;
    const first = whole(replay.scene, board ? await boardOf(game, board) : undefined);
    const past = new Past(tableOf(game), '', '', replay, first);
    past.story.isQuiet = true;
    return past;
  }

  get last(): number {
    return this.#steps.length;
  }

  /** How many moves had been made at this moment. */
  get moves(): number {
    return this.#steps[this.step - 1]?.moves ?? 0;
  }

  /** The last step up to a moment found for another viewer. */
  stepAt(moves: number): number {
    return this.#steps.filter((step) => step.moves! <= moves).length;
  }

  /** The lines that decided the game, at which step each was told, and how the game stood before it. */
  get moments(): { step: number; line: Text; when: Text }[] {
    this.#make(this.last);
    return this.#steps.flatMap(({ log = [], moments = [] }, index) =>
      moments.map((one) => ({ step: index + 1, line: log[one]!, when: this.#scenes[index]!.status })),
    );
  }

  /** The ways of pieces that others could not see, from place to place. */
  get hiddenWays(): Leg[] {
    this.#make(this.last);
    const names = new Names(new Map(this.#scenes[0]!.shapes.map(({ id, label }) => [id, label])));
    return this.#steps.flatMap(({ log = [] }, index) => {
      const [before, after] = [this.#scenes[index]!, this.#scenes[index + 1]!];
      const told = log.map((line) => names.in(line));
      const were = new Map(before.pieces.flatMap(({ id, at, hidden }) => (hidden ? [[id, at]] : [])));
      const places = new Set(after.shapes.map(({ id }) => id));
      return after.pieces.flatMap(({ id, at, hidden }): Leg[] => {
        const from = were.get(id);
        if (!hidden || !from || from === at || !places.has(from) || !places.has(at)) return [];
        const line = log[told.findIndex((named) => named.includes(at))];
        return [{ places: [from, ...wayBetween(from, at, told), at], line }];
      });
    });
  }

  /** What a bot had in mind with the move of this moment, in words; empty if it has none to tell. */
  async why(): Promise<string> {
    const query = new URLSearchParams({ move: String(this.moves - 1), ...(this.key && { key: this.key }) });
    const { seat, why } = await get<Reason>(`tables/${encodeURIComponent(this.id)}/why?${query}`, this.token);
    return why ? `${this.speech!.say([`seat-${seat}`])}: ${this.picture.inWords(why)}` : '';
  }

  #make(step: number): void {
    for (let made = this.#scenes.length; made <= step; made++) {
      this.#scenes.push(patched(this.#scenes[made - 1]!, this.#steps[made - 1]!.scene ?? {}));
    }
  }

  go(step: number): void {
    const before = this.step;
    this.step = Math.max(0, Math.min(step, this.last));
    this.#make(this.step);
    this.info = { ...this.#info, state: this.step === this.last ? this.#info.state : 'playing' };
    this.said = this.#steps[this.step - 1]?.log ?? [];
    const scene = this.#scenes[this.step]!;
    // Only a step forward is animated.
    if (this.scene && this.step === before + 1) this.advance(this.scene, scene, this.said);
    else {
      this.story.rest();
      this.show({ ...scene });
    }
    this.story.begin(this.#steps.slice(0, this.step).flatMap((step) => step.log ?? []));
    this.story.seenLines = this.story.log.length;
    this.story.ring(this.said);
  }
}
