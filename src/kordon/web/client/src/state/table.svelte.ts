/** A table as this viewer sees it: the socket, the scene, and what is being chosen. */

import { boardOf, post, said, socketAddress } from '../wire/api';
import type { ChatLine, ClockNews, Message, Question, Snapshot, TableInfo, You } from '../wire/messages';
import { OPEN } from '../wire/messages';
import { patched, whole, type Piece, type Scene, type Seat, type Target, type Text } from '../wire/scene';
import { Socket } from '../wire/socket';
import type { Speech } from '../words/speech';
import { texts, words } from '../words/texts.svelte';
import { Choosing } from './choosing.svelte';
import { Marking } from './marking.svelte';
import { news, type Toast } from './news.svelte';
import { notify } from './notice';
import { renew } from './renewal';
import { settings } from './settings.svelte';
import { play as playSound } from './sound';
import { Names, turnedUp, wayBetween } from './told';

const MOST_LINES = 400;
const RINGS_FOR = 1800;
const SHOWN_FOR = 3600;
const SOMEBODY_LEARNED = 'KO-005';
const GONE = 4004; // the server's word for a table that is not there, or not for us

export class Table {
  info = $state.raw<TableInfo>();
  you = $state.raw<You>({ viewer: OPEN });
  scene = $state.raw<Scene>();
  log = $state.raw<Text[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  question = $state.raw<Question>();
  clock = $state.raw<ClockNews & { at: number }>();
  online = $state(false);
  /** Why there is nothing to see. */
  closed = $state('');
  /** What the viewer looks at: under the pointer, or in focus. */
  looked = $state<Target>();
  unread = $state(0);
  /** The places that have just been spoken of. */
  ringing = $state.raw<Target[]>([]);
  /** Dice and tokens that have just turned up. */
  turnedUp = $state.raw<Piece[]>([]);
  /** How many lines of the log the viewer has had time to see. */
  seenLines = $state(0);
  /** By what places pieces came where they are, and the bag or pile that new ones came out of. */
  ways = new Map<Target, Target[]>();
  source: Target | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** A line of the log that the viewer looks at. */
  line = $state.raw<Text>();
  readonly choosing = new Choosing();
  readonly marking = new Marking();

  #counter = 0;
  #count = 0;
  #socket: Socket | undefined;
  #asked = new Map<number, (rules: string[]) => void>();
  /** What came after a snapshot whose board is still being fetched. */
  #held: Message[] | undefined;

  constructor(
    readonly id: string,
    readonly key: string,
    readonly viewer?: Seat,
    /** Who looks, if not whoever this browser is signed in as: another player at the same device. */
    readonly token = '',
  ) {}

  connect(): void {
    this.#socket = new Socket(() => socketAddress(this.id, this.key, this.viewer), this.token, {
      opened: () => {
        if (this.info) void renew(); // it was here before: perhaps another server answers now
      },
      message: (data) => this.#hear(JSON.parse(data) as Message),
      closed: (code, reason) => {
        this.online = false;
        this.#held = undefined;
        this.#asked.clear();
        if (code === GONE) {
          this.#socket?.end();
          void said([reason])
            .catch(() => words('failed'))
            .then((why) => (this.closed = why));
        }
      },
    });
  }

  leave(): void {
    clearTimeout(this.#silence);
    this.#socket?.end();
  }

  get speech(): Speech | undefined {
    return texts.about(this.info?.game ?? '');
  }

  /** Whether it is this viewer's turn to choose. */
  get isAsked(): boolean {
    return this.choosing.all.size > 0;
  }

  // ---- what the table says

  #hear(message: Message): void {
    const board = message.kind === 'snapshot' && (message.scene?.board as string | undefined);
    if (board) {
      const held: Message[] = (this.#held = []);
      void boardOf(message.table.game, board)
        .catch(() => undefined)
        .then((drawn) => {
          if (this.#held !== held) return;
          this.#held = undefined;
          if (!drawn) return this.#socket?.again();
          this.#start(message, drawn);
          for (const later of held) this.#hear(later);
        });
    } else if (this.#held) {
      this.#held.push(message);
    } else {
      this.#take(message);
    }
  }

  #take(message: Message): void {
    switch (message.kind) {
      case 'snapshot':
        this.#start(message);
        break;
      case 'reply':
        this.#asked.get(message.id)?.(message.rules);
        this.#asked.delete(message.id);
        if (message.error && !message.rules.length) news.say(message.error);
        break;
      case 'delta':
        this.#counter = message.counter;
        // A move may leave the picture as it was and ask the same again.
        if (this.scene) this.advance(this.scene, patched(this.scene, message.scene ?? {}), message.log ?? []);
        if (message.clock) this.#wind(message.clock);
        this.#tell(message.log ?? []);
        break;
      case 'seats':
        if (this.info) this.info = { ...this.info, seats: message.seats };
        break;
      case 'said':
        this.chat = [...this.chat, message].slice(-MOST_LINES);
        if (message.seat !== this.you.seat) this.unread++;
        break;
      case 'clock':
        this.#wind(message);
        break;
      case 'question':
        this.question = message.asker == null ? undefined : message;
        if (message.taken_back) news.say(words('taken-back'));
        break;
      case 'marks':
        this.marking.marks = { ...this.marking.marks, ...message.marks };
        break;
      case 'notes':
        this.you = { ...this.you, notes: message.notes };
        break;
      case 'rules':
        if (this.info) this.info = { ...this.info, rules: message.rules };
        break;
      case 'rematch':
        if (this.info) this.info = { ...this.info, rematch: message.table };
        break;
      case 'end':
        if (this.info) this.info = { ...this.info, state: message.state, seed: message.seed };
        playSound('end');
        break;
    }
  }

  #start(snapshot: Snapshot, board?: Partial<Scene>): void {
    const isFirst = !this.info;
    this.online = true;
    this.info = snapshot.table;
    if (snapshot.you.viewer !== this.you.viewer) this.choosing.clear();
    this.you = snapshot.you;
    this.#counter = snapshot.counter ?? 0;
    this.log = snapshot.log ?? [];
    if (isFirst) this.seenLines = this.log.length;
    this.chat = snapshot.chat ?? [];
    this.marking.marks = snapshot.marks ?? {};
    this.question = snapshot.question?.asker == null ? undefined : snapshot.question;
    if (snapshot.clock) this.#wind(snapshot.clock);
    this.ways = new Map();
    this.source = undefined;
    this.show(snapshot.scene && whole(snapshot.scene, board));
    void texts.learn(snapshot.table.game).catch(() => {});
  }

  protected show(scene: Scene | undefined): void {
    const wasAsked = Boolean(this.scene?.choices.length);
    this.scene = scene;
    this.choosing.take(scene);
    // On a screen for everybody nobody has marks of their own.
    this.marking.take(scene, this.you.seat === this.you.viewer && this.info?.state === 'playing');
    if (wasAsked || !this.isAsked) return;
    playSound('turn');
    const { id } = this.info!;
    void notify(this.speech?.words('game') ?? '', words('notice-turn', { table: id }), id);
  }

  /** Show what comes next, with the ways on which pieces went there. */
  protected advance(before: Scene, after: Scene, lines: Text[]): void {
    const told = lines.map((line) => this.#names.in(line));
    const were = new Map(before.pieces.map(({ id, at }) => [id, at]));
    const counts = new Map(before.zones.map(({ id, count }) => [id, count]));
    this.ways = new Map(
      after.pieces.flatMap(({ id, at }) => {
        const from = were.get(id);
        return from && from !== at ? [[id, wayBetween(from, at, told)]] : [];
      }),
    );
    const emptier = after.zones.filter(({ id, count = 0 }) => count < (counts.get(id) ?? 0));
    this.source = emptier.find(({ look }) => /\b(?:bag|pile)\b/.test(look))?.id;
    this.show(after);
  }

  #wind(clock: ClockNews): void {
    this.clock = { ...clock, at: performance.now() };
  }

  #tell(lines: Text[]): void {
    if (!lines.length) return;
    const log = [...this.log, ...lines];
    this.seenLines -= Math.max(0, log.length - MOST_LINES);
    this.log = log.slice(-MOST_LINES);
    this.ring(lines);
  }

  /** Let the places ring that lines speak of, show what they turned up, and have them read aloud. */
  protected ring(lines: Text[]): void {
    this.ringing = lines.flatMap((line) => this.targetsIn(line));
    const turned = lines.flatMap(turnedUp);
    if (turned.length) this.turnedUp = turned;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => (this.ringing = this.turnedUp = []), turned.length ? SHOWN_FOR : RINGS_FOR);
    if (this.speech) news.whisper(lines.map((line) => this.inWords(line)).join(' '));
  }

  // ---- names

  #labels = $derived.by(() => {
    const labels = new Map<Target, Text>();
    if (this.scene) {
      const { shapes, zones, tracks, pieces, buttons } = this.scene;
      for (const thing of [...shapes, ...zones, ...tracks, ...pieces, ...buttons]) labels.set(thing.id, thing.label);
    }
    return labels;
  });

  #names = $derived(new Names(this.#labels));

  label(id: Target): string {
    const label = this.#labels.get(id);
    return label && this.speech ? this.speech.say(label) : id;
  }

  /** A text about this table; what it names is called as the scene does. */
  inWords(text: Text): string {
    return this.speech?.say(text, (id) => this.label(id)) ?? '';
  }

  described(piece: Piece): string {
    const { speech } = this;
    if (!speech) return piece.id;
    return [piece.label, ...(piece.badges ?? []).map((badge) => badge.label)].map((text) => speech.say(text)).join(', ');
  }

  targetsIn(text: Text): Target[] {
    return this.#names.in(text);
  }

  /** The places that the viewer's own cards beside the board speak of: where they want to go. */
  goals = $derived.by((): ReadonlySet<Target> => {
    const places = new Set(this.scene?.shapes.map(({ id }) => id));
    const own = this.scene?.pieces.filter(({ look, at }) => /\bown\b/.test(look) && !places.has(at)) ?? [];
    const named = own.flatMap(({ detail = [] }) => detail.flatMap((text) => this.targetsIn(text)));
    return new Set(named.filter((id) => places.has(id)));
  });

  /** The places that what the viewer looks at speaks of. */
  pointed = $derived.by((): ReadonlySet<Target> => {
    const piece = this.scene?.pieces.find(({ id }) => id === this.looked);
    const texts = [...(this.line ? [this.line] : []), ...(piece?.detail ?? [])];
    return new Set([...this.ringing, ...texts.flatMap((text) => this.targetsIn(text))]);
  });

  /** What was chosen, with what lies there. */
  chosen(id: Target): string {
    const here = this.scene!.pieces.filter(({ at }) => at === id && this.scene!.shapes.some((shape) => shape.id === id));
    return [this.label(id), ...here.map((piece) => this.label(piece.id))].join(' · ');
  }

  // ---- choosing

  /** The targets on and under one another: where each piece lies. */
  #lies = $derived(new Map(this.scene?.pieces.map(({ id, at }) => [id, at])));

  /** What a click on something means: itself, the place a piece lies on, or the one piece that lies there. */
  #meant(id: Target, next: ReadonlySet<Target>): Target {
    if (next.has(id)) return id;
    const at = this.#lies.get(id);
    if (at !== undefined && next.has(at)) return at;
    const here = [...this.#lies].filter(([piece, place]) => place === id && next.has(piece));
    return here.length === 1 ? here[0]![0] : id;
  }

  /** Makes an element one that can be chosen and reached, and names it; some only while a choice leads there. */
  target(id: Target, label?: () => string, onlyIfAsked = false): (element: Element) => void {
    return (element) => {
      const isTarget = !onlyIfAsked || this.choosing.all.has(id);
      const attributes = { ...this.#state(id), 'data-target': id, role: 'button', ...(label && { 'aria-label': label() }) };
      for (const [name, value] of Object.entries(attributes)) {
        if (value === undefined || !isTarget) element.removeAttribute(name);
        else element.setAttribute(name, String(value));
      }
    };
  }

  #state(id: Target): Record<string, unknown> {
    const { held, on } = this.marking;
    const { next, steps } = this.choosing;
    const fits = this.marking.fits(id);
    const isLit = !held && next.has(id);
    const liesOnLit = !held && !isLit && next.has(this.#lies.get(id) ?? '');
    const isChosen = !held && steps.includes(id);
    return {
      'data-lit': isLit || liesOnLit || undefined,
      'data-chosen': isChosen || undefined,
      'data-markable': fits || undefined,
      tabindex: isLit ? 0 : -1,
      'aria-disabled': isLit || liesOnLit || fits ? undefined : true,
      'aria-pressed': fits ? (on.get(id)?.includes(held!) ?? false) : isChosen || undefined,
    };
  }

  /** What can be chosen next, in the order of the number keys: buttons first, for they stand first. */
  get numbered(): Target[] {
    const { next } = this.choosing;
    const buttons = this.scene!.buttons.map(({ id }) => id).filter((id) => next.has(id));
    return [...new Set([...buttons, ...next])];
  }

  async choose(id: Target): Promise<void> {
    const { choosing } = this;
    if (this.marking.held) return this.#mark(id);
    if (choosing.whole) {
      const last = choosing.steps.at(-1)!;
      if (this.#meant(id, new Set([last])) === last) return this.confirm();
      choosing.back();
    }
    let meant = this.#meant(id, choosing.next);
    if (!choosing.next.has(meant) && choosing.steps.length) {
      // A change of mind needs no step back: whatever begins a path begins it anew.
      const first = this.#meant(id, new Set(this.scene!.choices.map(({ path }) => path[0]!)));
      if (this.scene!.choices.some(({ path }) => path[0] === first)) {
        choosing.clear();
        meant = first;
      }
    }
    if (!choosing.next.has(meant)) return this.#explain(id);
    choosing.step(meant);
    const done = choosing.whole;
    if (done && !settings.confirm && !done.note) await this.confirm();
  }

  /** Put down what is in hand, or take it up again. */
  async #mark(id: Target): Promise<void> {
    const { marking } = this;
    const target = marking.fits(id) ? id : (this.#lies.get(id) ?? id);
    if (marking.fits(target)) await this.#ask({ kind: 'mark', marker: marking.held!.id, target });
  }

  async confirm(): Promise<void> {
    const { choosing } = this;
    if (!choosing.whole) return;
    if (!this.online) return news.say(words('reconnecting'));
    const path = choosing.steps;
    const { scene } = this;
    choosing.clear();
    choosing.take(undefined); // nothing can be chosen until the table has answered
    playSound('move');
    this.seenLines = this.log.length;
    const rules = await this.#request({ kind: 'play', counter: this.#counter, path });
    if (rules.length && this.scene === scene) choosing.take(scene);
    this.#refuse(rules);
  }

  async #explain(id: Target): Promise<void> {
    if (this.you.seat == null || this.info?.state !== 'playing') return;
    const rules = await this.#request({ kind: 'why_not', path: [...this.choosing.steps, id] });
    this.#refuse(rules, this.label(id));
  }

  /** Take the last move back; if somebody learned something by it, offer to ask the others. */
  async takeBack(): Promise<void> {
    const rules = await this.#request({ kind: 'take_back', ask: false });
    const others = this.info!.seats.some(({ kind }, seat) => kind === 'person' && seat !== this.you.seat);
    if (rules.includes(SOMEBODY_LEARNED) && others) {
      const run = () => void this.#ask({ kind: 'take_back', ask: true });
      this.#refuse(rules, undefined, { label: words('ask-the-others'), run });
    } else {
      this.#refuse(rules);
    }
  }

  async answer(agrees: boolean): Promise<void> {
    await this.#ask({ kind: 'answer', agrees });
  }

  async say(text: string): Promise<void> {
    await this.#ask({ kind: 'say', text });
  }

  async note(text: string): Promise<void> {
    this.you = { ...this.you, notes: text };
    await this.#ask({ kind: 'note', text });
  }

  // ---- asking

  /** Ask for something about the seats, as whoever looks. */
  post<T>(what: string, body: object = {}): Promise<T> {
    return post<T>(`tables/${this.id}/${what}`, body, this.token);
  }

  async #ask(request: object): Promise<void> {
    this.#refuse(await this.#request(request));
  }

  #refuse(rules: string[], about?: string, action?: Toast['action']): void {
    const { speech } = this;
    if (!rules.length || !speech) return;
    news.say(rules.map((rule) => speech.words(rule)).join(' '), { rules, about, action });
  }

  /** The rules against what was asked for; none if it was done. */
  #request(request: object): Promise<string[]> {
    const id = ++this.#count;
    if (!this.#socket?.send({ ...request, id })) return Promise.resolve([]);
    return new Promise((answer) => this.#asked.set(id, answer));
  }
}
