/** A table as this viewer sees it: what it says, what is shown, and what is being chosen. */

import { post, said } from '../wire/api';
import type { ChatLine, ClockNews, Delta, Message, Pace, Question, Snapshot, TableInfo, You } from '../wire/messages';
import { OPEN } from '../wire/messages';
import { patched, whole } from '../wire/patch';
import type { Path, Scene, Seat, Target, Text } from '../wire/scene';
import type { Speech } from '../words/speech';
import { texts, words } from '../words/texts.svelte';
import { Choosing } from './choosing.svelte';
import { Hints } from '../help/hints.svelte';
import { Sight } from '../help/sight.svelte';
import { looks } from './looks.svelte';
import { Connection, type Asked, type Line, type Listener, type Reply } from './connection';
import { missedIn } from './logLines';
import { Marking } from './marking.svelte';
import { Moments } from '../moments/moments.svelte';
import { news, type Toast } from './news.svelte';
import { Notes } from './notes.svelte';
import { notify } from './notifications';
import { Picture } from './picture.svelte';
import { renew } from './clientUpdate';
import { settings } from './settings.svelte';
import { Recap, waysBetween } from './recap.svelte';
import { play as playSound, playAll } from './sound';
import { Story } from './story.svelte';

const MOST_CHAT = 400;
const TABLE_FIRST = 600; // milliseconds
const LONGEST_BESIDE = 44; // letters
const SOMEBODY_LEARNED = 'KO-005';
const NOTHING_TO_TAKE_BACK = 'KO-004';
const UNREADABLE = 'KO-134';
const ONLY_A_LOOK = 'matter-look'; // there is nothing to do with it

/** What the host may change before the start. */
const setUpOf = ({ options, seats, clock, public: isPublic, open_view }: TableInfo) => [options, seats.length, clock, isPublic, open_view];

/** Whether a line belongs to the chat: who asks for hints is told in the log alone. */
const isTalk = ({ event }: ChatLine) => event !== 'advised';

export class Table {
  info = $state.raw<TableInfo>();
  you = $state.raw<You>({ viewer: OPEN });
  chat = $state.raw<ChatLine[]>([]);
  question = $state.raw<Question>();
  clock = $state.raw<ClockNews & { at: number }>();
  online = $state(false);
  /** Why there is nothing to see. */
  closed = $state('');
  /** Whether that is because the server can't open the table at all. */
  isUnreadable = $state(false);
  unread = $state(0);
  /** What somebody else has just said, until it has been seen. */
  heard = $state.raw<ChatLine>();
  readonly picture = new Picture(() => this.speech);
  readonly story = new Story(this.picture);
  readonly recap = new Recap();
  readonly staging = new Moments(this.picture);
  readonly choosing = new Choosing();
  readonly marking = new Marking();
  readonly hints = new Hints();
  readonly sight = new Sight();
  readonly notes = new Notes((text) => this.#ask({ kind: 'note', text }, false));

  /** Whether the table has just made the viewer's only move. */
  wasForced = $state(false);
  /** Whether all that is suggested before the first turn is taken. */
  #takesSuggested = false;

  /** How many moves of the viewer may be taken back. */
  #undoable = $state(0);
  /** Whether a move is on its way: what can be taken back is known when it was answered. */
  #isMoving = $state(false);
  #counter = 0;
  /** Whether the next change is the viewer's own move, and the one after it belongs to it, too. */
  #moves = false;
  #walks = false;
  /** How many steps the walk had that was the viewer's last move: they are taken back together. */
  #strides = 0;
  #line: Line | undefined;

  constructor(
    readonly id: string,
    readonly key: string,
    readonly viewer?: Seat,
    /** Who looks, if not the player this browser is signed in as: another player at the same device. */
    readonly token = '',
  ) {}

  connect(): void {
    this.#line = this.open({
      opened: () => {
        if (this.info) void renew(); // it was here before: perhaps another server answers now
      },
      message: (message, board) => this.#take(message, board),
      closed: () => (this.online = false),
      gone: (reason) => {
        this.isUnreadable = reason === UNREADABLE;
        void said([reason])
          .catch(() => words('failed'))
          .then((why) => (this.closed = why));
      },
    });
  }

  protected open(listener: Listener): Line {
    return new Connection(listener, this);
  }

  /** Whether it is a lesson's: the others are moved by the lesson, and nobody is there to talk to. */
  get isLesson(): boolean {
    return !this.id;
  }

  /** What somebody speaks of, beside what can be chosen. */
  get named(): readonly Target[] {
    return [];
  }

  leave(): void {
    void this.notes.save();
    this.story.end();
    this.#line?.end();
  }

  get scene(): Scene | undefined {
    return this.picture.scene;
  }

  get speech(): Speech | undefined {
    return texts.about(this.info?.game ?? '');
  }

  /** A line of chat, or what somebody did, in the viewer's language. */
  wordsOf({ event, text, words: said }: ChatLine): string {
    if (event) return words(`chat-${event}`);
    return said ? this.picture.inWords(said) : text;
  }

  /** How fast bots move. */
  get pace(): Pace {
    return this.info?.pace ?? 'brisk';
  }

  /** Whether it is this viewer's turn to choose. */
  get isAsked(): boolean {
    return this.choosing.all.size > 0;
  }

  /** Whether there may be a move to take back. */
  get mayTakeBack(): boolean {
    return this.#undoable > 0 && !this.#isMoving;
  }

  // ---- what the table says

  #take(message: Message, board?: Partial<Scene>): void {
    switch (message.kind) {
      case 'snapshot':
        this.#start(message, board);
        break;
      case 'reply':
        if (message.error && !message.rules.length) news.say(message.error);
        break;
      case 'delta':
        this.#change(message);
        break;
      case 'seats':
        if (this.info) this.info = { ...this.info, seats: message.seats };
        break;
      case 'said':
        if (message.event) this.story.remark(`${message.name} ${words(`chat-${message.event}`)}`);
        if (isTalk(message)) this.chat = [...this.chat, message].slice(-MOST_CHAT);
        if (message.seat == null || message.seat !== this.you.seat) {
          if (isTalk(message)) [this.heard, this.unread] = [message, this.unread + (message.words ? 0 : 1)];
          else news.say(words('hint-told', { name: message.name }));
        }
        break;
      case 'watchers':
        if (this.info) this.info = { ...this.info, watchers: message.watchers };
        break;
      case 'clock':
        this.#wind(message);
        break;
      case 'question':
        news.settle();
        if (message.taken_back) news.say(words('taken-back'));
        else this.question = message.asker == null ? undefined : message;
        break;
      case 'marks':
        this.marking.marks = { ...this.marking.marks, ...message.marks };
        break;
      case 'notes':
        this.notes.take(message.notes);
        break;
      case 'rules_version':
        if (this.info) this.info = { ...this.info, rules_version: message.rules_version };
        break;
      case 'pace':
        if (this.info) this.info = { ...this.info, pace: message.pace };
        if (!this.you.host) news.say(words('pace-told', { pace: words(`pace-${message.pace}`) }));
        break;
      case 'rematch':
        if (this.info) this.info = { ...this.info, rematch: message.table };
        if (this.you.seat == null) news.say(words('rematch-told'));
        break;
      case 'end':
        if (this.info) this.info = { ...this.info, state: message.state, seed: message.seed, onward: Boolean(message.onward) };
        playSound('end');
        break;
    }
  }

  #start(snapshot: Snapshot, board?: Partial<Scene>): void {
    const isFirst = !this.info;
    const { story } = this;
    const missed = this.online || isFirst ? [] : missedIn(snapshot.log ?? [], story.ofGame);
    this.online = true;
    const isChanged = this.info && JSON.stringify(setUpOf(this.info)) !== JSON.stringify(setUpOf(snapshot.table));
    if (isChanged && !snapshot.you.host) news.say(words('table-changed'));
    this.info = snapshot.table;
    if (snapshot.you.viewer !== this.you.viewer) this.choosing.clear();
    this.you = snapshot.you;
    this.#counter = snapshot.counter ?? 0;
    story.begin(snapshot.log ?? [], snapshot.private);
    if (isFirst) story.seenLines = story.log.length;
    this.#undoable = snapshot.you.undoable ?? 0;
    this.recap.restart(snapshot.since ? snapshot.log!.slice(-snapshot.since) : []);
    this.#moves = this.#walks = false;
    this.chat = (snapshot.chat ?? []).filter(isTalk);
    this.marking.marks = snapshot.marks ?? {};
    this.question = snapshot.question?.asker == null ? undefined : snapshot.question;
    if (snapshot.clock) this.#wind(snapshot.clock);
    story.rest();
    this.show(snapshot.scene ? whole(snapshot.scene, board) : undefined);
    story.sumUp(missed);
    this.notes.take(snapshot.you.notes ?? '');
    void this.notes.save();
    void texts.learn(snapshot.table.game).catch(() => {});
  }

  #change({ counter, log = [], scene, forced, commitment, clock, private: secret }: Delta): void {
    this.#counter = counter;
    // A move may leave the scene unchanged and ask the same again.
    if (this.scene) {
      const before = this.scene;
      this.advance(before, patched(before, scene ?? {}), log);
      const ways = waysBetween(before, this.scene, this.story.ways);
      // What a side does that nobody plays can be looked at once more, whoever had to decide something in it.
      const others = log.filter((line) => this.staging.isNobodys(line));
      if (this.#moves && (!others.length || others.length < log.length)) this.recap.restart();
      if (others.length) this.recap.addEach(others, ways, this.picture);
      else if (!this.#moves) this.recap.add({ lines: log, ways: [...ways.values()] });
      this.#moves = this.#walks;
      if (this.#walks) this.#strides++;
    }
    if (forced != null) this.wasForced ||= forced === this.you.seat;
    playAll(log.map(([id]) => id));
    if (commitment) this.#undoable = 0; // a turn is over
    if (clock) this.#wind(clock);
    this.story.tell(log, secret);
  }

  protected show(scene: Scene | undefined): void {
    const wasAsked = Boolean(this.scene?.choices.length);
    this.picture.scene = scene;
    this.choosing.take(scene);
    this.hints.close();
    this.sight.show(undefined, undefined);
    // On a screen for everybody nobody has marks of their own.
    this.marking.take(scene, !this.isLesson && this.you.seat === this.you.viewer && this.info?.state === 'playing');
    if (this.#takesSuggested && this.isAsked) {
      this.#takesSuggested = Boolean(scene!.set_up && this.choosing.isSuggested);
      if (this.#takesSuggested) this.#takeSuggested();
    }
    if (wasAsked || !this.isAsked) return;
    playSound('turn');
    const { id } = this.info!;
    void notify(this.speech?.words('game') ?? '', words('notice-turn', { table: id }), id);
  }

  /** Show what comes next, with the ways on which pieces went there. */
  protected advance(before: Scene, after: Scene, lines: Text[]): void {
    this.story.follow(before, after, lines);
    this.staging.take(before, after, lines, waysBetween(before, after, this.story.ways), this.#moves);
    this.show(after);
  }

  #wind(clock: ClockNews): void {
    this.clock = { ...clock, at: performance.now() };
  }

  /** The places that have just been spoken of, or that what the viewer looks at speaks of. */
  pointed = $derived.by((): ReadonlySet<Target> => {
    const recalled = this.recap.now?.lines.flatMap((line) => this.picture.targetsIn(line)) ?? [];
    return new Set([...this.story.ringing, ...this.picture.spokenOf, ...recalled]);
  });

  // ---- choosing

  /** What is known of the choice that a place would complete, where it is short enough to stand beside the place. */
  besidePlace(id: Target): string {
    const { choosing, picture, scene } = this;
    const note = choosing.whole || scene!.shapes.every((shape) => shape.id !== id) ? undefined : choosing.endingIn(id)?.note;
    const said = note ? picture.inWords(note) : '';
    return said.length > LONGEST_BESIDE ? '' : said;
  }

  /** What can be chosen next, in the order of the number keys: buttons first, as on the screen. */
  get numbered(): Target[] {
    const { next } = this.choosing;
    const buttons = this.scene!.buttons.map(({ id }) => id).filter((id) => next.has(id));
    return [...new Set([...buttons, ...next])];
  }

  async choose(id: Target): Promise<void> {
    const { choosing } = this;
    news.goOn();
    if (this.marking.held) return this.#mark(id);
    if (this.sight.isOn) return this.lookAround(id);
    this.recap.close();
    if (choosing.whole) {
      const last = choosing.steps.at(-1)!;
      if (this.picture.meant(id, new Set([last])) === last) return this.confirm();
      if (choosing.release(id)) return;
      choosing.back();
    }
    let meant = this.picture.meant(id, choosing.next);
    if (!choosing.next.has(meant) && choosing.release(id)) return;
    if (!choosing.next.has(meant) && choosing.steps.length) {
      // A change of mind needs no step back: any first step restarts the path.
      const first = this.picture.meant(id, choosing.firsts);
      if (choosing.firsts.has(first)) {
        choosing.clear();
        meant = first;
      }
    }
    if (!choosing.next.has(meant)) return this.#explain(id);
    choosing.step(meant);
    await this.#settle();
  }

  /** Choose all of this at once, as if it had been clicked. */
  async take(path: Path): Promise<void> {
    this.choosing.isSuggested = false;
    this.choosing.steps = path;
    await this.#settle();
  }

  /** One rule: what can be taken back is done at once, what can't asks, unless the player wants no questions. */
  async #settle(): Promise<void> {
    if (this.choosing.whole && (this.choosing.isFree || !settings.confirm)) await this.confirm();
  }

  /** Set everything up as suggested, up to the first turn. */
  async setUpAsSuggested(): Promise<void> {
    this.#takesSuggested = true;
    await this.confirm();
  }

  /** Take what is suggested now; an only move may be the table's to make, so it gets the time to. */
  #takeSuggested(): void {
    const counter = this.#counter;
    setTimeout(() => counter === this.#counter && this.choosing.isSuggested && void this.confirm(), this.choosing.isOnly ? TABLE_FIRST : 0);
  }

  /** Put down what is in hand, or take it up again. */
  async #mark(id: Target): Promise<void> {
    const { marking } = this;
    const target = marking.fits(id) ? id : (this.picture.lies.get(id) ?? id);
    if (marking.fits(target)) await this.#ask({ kind: 'mark', marker: marking.held!.id, target });
  }

  async confirm(): Promise<void> {
    const { choosing } = this;
    if (!choosing.whole) return;
    if (!this.online) return news.say(words('reconnecting'));
    news.settle();
    const path = choosing.steps;
    const { isFar } = choosing;
    const { scene } = this;
    choosing.clear();
    choosing.take(undefined); // nothing can be chosen until the table has answered
    playSound('move');
    this.story.seenLines = this.story.log.length;
    this.#moves = true;
    this.#walks = isFar;
    this.#strides = 0;
    this.wasForced = false;
    const undoable = this.#undoable;
    this.#undoable += isFar ? Infinity : 1;
    this.#isMoving = true;
    const { end, final } = await this.#ask({ kind: 'play', counter: this.#counter, path });
    this.#isMoving = false;
    if (final) this.#undoable = 0;
    else if (end === 'refused' && !isFar) this.#undoable = undoable;
    this.#walks = false;
    if (end !== 'done' || isFar) this.#moves = false;
    if (end !== 'done' && this.scene === scene) choosing.take(scene);
  }

  async #explain(id: Target): Promise<void> {
    if (this.you.seat == null || this.info?.state !== 'playing') return;
    const { rules, why } = await this.#request({ kind: 'why_not', path: [...this.choosing.steps, id] });
    // A finger has no other way to ask what a thing is than to tap it: if it explains itself, and nothing is the matter, that is all.
    if (why?.[0] === ONLY_A_LOOK && this.picture.looked === id) return;
    if (why) news.say(this.picture.inWords(why), { rules, about: this.picture.label(id), near: id });
    else this.#refuse(rules, { about: this.picture.label(id), near: id });
  }

  /** Take the last move back; if somebody learned something by it, offer to ask the others. Where nothing can be, the table says why. */
  async takeBack(): Promise<void> {
    if (this.#isMoving) return;
    let { end, rules } = await this.#request({ kind: 'take_back', ask: false });
    for (; end === 'done' && this.#strides > 1; this.#strides--) ({ end, rules } = await this.#request({ kind: 'take_back', ask: false }));
    this.#strides = 0;
    if (end === 'done') this.#undoable = Math.max(0, this.#undoable - 1);
    const others = this.info!.seats.some(({ kind }, seat) => kind === 'person' && seat !== this.you.seat);
    if (rules.includes(SOMEBODY_LEARNED) && others) {
      const run = () => void this.#ask({ kind: 'take_back', ask: true });
      this.#refuse(rules, { action: { label: words('ask-the-others'), run } });
    } else {
      if (rules.includes(NOTHING_TO_TAKE_BACK) || rules.includes(SOMEBODY_LEARNED)) this.#undoable = 0;
      this.#refuse(rules);
    }
  }

  /** Whether the viewer may be advised here: alone among bots, or with the consent of everybody. */
  get mayAsk(): boolean {
    const { seats, state, stopped } = this.info!;
    const { seat, viewer } = this.you;
    const people = seats.filter(({ kind }) => kind === 'person');
    if (this.isLesson || state !== 'playing' || stopped || seat == null || seat !== viewer || seats[seat]?.level) return false;
    return people.length === 1 || people.every(({ agrees }) => agrees?.includes('hints'));
  }

  /** Ask what could be done now; once more, and it is put away. */
  async askHint(): Promise<void> {
    const { hints, scene } = this;
    if (hints.all.length) return hints.close();
    if (!this.mayAsk || !this.isAsked || hints.isThinking) return;
    hints.isThinking = true;
    const { advice = [] } = await this.#ask({ kind: 'advise', counter: this.#counter });
    hints.isThinking = false;
    if (this.scene === scene) hints.take(advice);
  }

  /** Show what a place sees, or the place that a piece lies on. */
  async lookAround(id: Target): Promise<void> {
    const begins = `${looks.now.surveys}:`;
    const place = [id, this.picture.lies.get(id) ?? ''].find((one) => one.startsWith(begins));
    if (!place || place === this.sight.from) return;
    this.sight.show(place, undefined);
    const { survey } = await this.#request({ kind: 'look_around', target: place });
    if (this.sight.from === place) this.sight.show(place, survey);
  }

  async answer(agrees: boolean): Promise<void> {
    await this.#ask({ kind: 'answer', agrees });
  }

  /** Whether it was said. */
  async say(text: string, team = false): Promise<boolean> {
    return (await this.#ask({ kind: 'say', text, team })).end === 'done';
  }

  // ---- asking

  /** Post a request about the seats, as the current player. */
  post<T>(what: string, body: object = {}): Promise<T> {
    return post<T>(`tables/${this.id}/${what}`, body, this.token);
  }

  /** Ask for something; what stands against it is told, and so is a line that is down. */
  async #ask(request: Asked, isTold = true): Promise<Reply> {
    const reply = await this.#request(request);
    if (reply.end === 'unsent' && isTold) news.say(words('reconnecting'));
    this.#refuse(reply.rules);
    return reply;
  }

  #refuse(rules: string[], more: Partial<Toast> = {}): void {
    const { speech } = this;
    if (!rules.length || !speech) return;
    news.say(rules.map((rule) => speech.words(rule)).join(' '), { rules, ...more });
  }

  #request(request: Asked): Promise<Reply> {
    return this.#line!.request(request);
  }
}
