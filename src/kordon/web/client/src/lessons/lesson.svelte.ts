/** A lesson: a table whose messages come from a course, with what the learner is told to do there. */

import type { Asked, Line, Listener, Reply } from '../state/connection';
import { Table } from '../state/table.svelte';
import { boardOf, post, Refused } from '../wire/api';
import type { LessonNews, StepInfo } from '../wire/rest';
import type { Path, Target, Text } from '../wire/scene';

const PAUSE = 750; // between what several players do, so that each of it can be seen
const DONE: Reply = { end: 'done', rules: [] };
const UNSENT: Reply = { end: 'unsent', rules: [] };
/** How far a hint goes: none yet, words, a ring around what to click. */
export type Helped = 0 | 1 | 2;

const refused = ({ rules = [], why }: LessonNews): Reply => ({ end: 'refused', rules, why: why ?? undefined });
const pause = (): Promise<void> => new Promise((done) => setTimeout(done, PAUSE));

export class Lesson extends Table {
  step = $state.raw<StepInfo>();
  /** What is said about a mistake, or at the end of the lesson. */
  says = $state.raw<Text>();
  /** What speaks for a puzzle's answer. */
  because = $state.raw<Text>();
  verdict = $state<LessonNews['verdict']>('here');
  helped = $state<Helped>(0);
  /** What was done so far, step by step. */
  done = $state.raw<Path[]>([]);
  isBusy = $state(true);
  #listener: Listener | undefined;
  #hasLeft = false;

  constructor(
    readonly address: string,
    done: Path[],
    /** Called whenever the learner has come to another step. */
    readonly moved: (lesson: Lesson) => void,
  ) {
    super('', '');
    this.done = done;
  }

  /** Whether a wrong move was played out and waits to be taken back. */
  get isWrong(): boolean {
    return this.verdict === 'mistake' || this.verdict === 'other';
  }

  get isOver(): boolean {
    return Boolean(this.info) && !this.step && !this.isWrong;
  }

  override get named(): readonly Target[] {
    return [...(this.step?.points ?? []), ...(this.step?.answer ?? [])];
  }

  /** What to click next, or `confirm`, for those who do as the lesson would. */
  get nextClick(): Target | undefined {
    const { steps, whole } = this.choosing;
    const answer = this.step?.answer ?? [];
    const isOnTheWay = steps.every((id, index) => id === answer[index]);
    if (isOnTheWay && whole && steps.length === answer.length) return 'confirm';
    return answer[isOnTheWay ? steps.length : 0];
  }

  protected override open(listener: Listener): Line {
    this.#listener = listener;
    void this.#look(this.done);
    return { request: (asked) => this.#answer(asked), end: () => (this.#hasLeft = true) };
  }

  /** A lesson has hints of its own. */
  override get mayAsk(): boolean {
    return false;
  }

  override async askHint(): Promise<void> {
    if (this.step?.answer?.length && !this.isBusy && !this.isWrong) await this.help();
  }

  /** One hint further. */
  async help(): Promise<void> {
    if (this.helped < 2) this.helped++;
    else await this.perform();
  }

  /** Let the lesson do it, before the learner's eyes; where there is nothing to do but read, go on. */
  async perform(): Promise<void> {
    this.choosing.clear();
    this.choosing.take(undefined);
    await this.#play(this.step?.answer ?? []);
  }

  /** On to the next step, as if this one had been done. */
  skip(): Promise<void> {
    return this.#look([...this.done, this.step?.answer ?? []]);
  }

  back(): Promise<void> {
    return this.#look(this.isWrong ? this.done : this.done.slice(0, -1));
  }

  again(): Promise<void> {
    return this.#look([]);
  }

  /** Show the moment after this was done. */
  async #look(done: Path[]): Promise<void> {
    this.isBusy = true;
    const wasWrong = this.isWrong;
    try {
      const news = await this.#ask({ done }).catch((error: unknown) => {
        // A place that was kept may be none any more.
        if (!(error instanceof Refused) || !done.length) throw error;
        done = [];
        return this.#ask({ done });
      });
      const board = news.snapshot!.scene?.board as string | undefined;
      const drawn = board ? await boardOf(news.snapshot!.table.game, board) : undefined;
      if (this.#hasLeft) return;
      this.choosing.clear();
      this.#listener!.message(news.snapshot!, drawn);
      this.done = done;
      this.#take(news);
      if (wasWrong && this.step) this.helped = Math.max(this.helped, 1) as Helped;
    } catch (error) {
      this.closed = (error as Error).message;
    }
    this.isBusy = false;
  }

  async #answer(asked: Asked): Promise<Reply> {
    switch (asked.kind) {
      case 'play':
        return this.#play(asked.path);
      case 'why_not':
        return this.#why(asked.path);
      case 'take_back':
        await this.back();
        return DONE;
      default:
        return DONE; // nothing else is kept of a lesson
    }
  }

  async #play(path: Path): Promise<Reply> {
    if (this.isBusy || this.isWrong) return UNSENT;
    this.isBusy = true;
    try {
      const news = await this.#ask({ done: this.done, path });
      if (news.verdict === 'refused') return refused(news);
      for (const [index, delta] of (news.deltas ?? []).entries()) {
        if (index) await pause();
        if (this.#hasLeft) return DONE;
        this.#listener!.message(delta);
      }
      if (news.verdict === 'right') this.done = [...this.done, path];
      this.#take(news);
      return DONE;
    } catch {
      return UNSENT;
    } finally {
      this.isBusy = false;
    }
  }

  async #why(path: Path): Promise<Reply> {
    if (this.isBusy || this.isWrong) return DONE;
    return this.#ask({ done: this.done, path }).then(refused, () => UNSENT);
  }

  #take({ verdict, says, because, step }: LessonNews): void {
    this.because = because ?? undefined;
    this.verdict = verdict;
    this.says = says ?? undefined;
    if (this.isWrong) return;
    this.helped = 0;
    this.step = step ?? undefined;
    this.moved(this);
  }

  #ask(body: { done: Path[]; path?: Path }): Promise<LessonNews> {
    return post<LessonNews>(`lessons/${this.address}`, body);
  }
}
