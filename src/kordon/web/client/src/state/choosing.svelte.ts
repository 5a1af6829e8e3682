/** Walking the click paths: what has been clicked, what can be clicked next, and when a move is complete. */

import type { Choice, Far, Scene, Target, Text } from '../wire/scene';

export class Choosing {
  #scene = $state.raw<Scene>();
  /** One for every legal move, then the far targets, which the table plays as several moves. */
  #choices = $derived(this.#scene ? [...alike(this.#scene), ...(this.#scene.far ?? []).flatMap(far)] : []);
  steps = $state.raw<Target[]>([]);
  /** Whether the steps are a suggestion that nobody has touched. */
  isSuggested = $state(false);
  #interrupted: Target[] = [];

  /** Where the order of clicks means nothing: what is clicked before, and the kind of what follows. */
  #patterns = $derived(
    (this.#scene?.any_order ?? []).map((pattern) => {
      const before = pattern.split(' ');
      return { kind: before.pop()!, before };
    }),
  );

  /** The choices that begin with what has been clicked. */
  #open = $derived(this.#after(this.steps));

  /** What can be clicked now, in the order of the choices. */
  next = $derived(new Set(this.#open.flatMap((choice) => this.#following(choice))));

  /** The same without what can't help. */
  useful = $derived(new Set(this.#open.filter(({ worth }) => (worth ?? 0) >= 0).flatMap((choice) => this.#following(choice))));

  /** The choice whose path has been clicked to its end. */
  whole = $derived(this.#open.find(({ path }) => path.length === this.steps.length));

  /** The numbers among the targets, by their value. */
  #values = $derived(new Map(this.#scene?.buttons.flatMap(({ id, value }) => (value == null ? [] : [[id, value] as const]))));

  /** The numbers that can be chosen now, or in place of the one that was chosen last; in their order. */
  numbers = $derived.by((): Target[] => {
    const before = this.whole && this.#values.has(this.steps.at(-1)!) ? this.steps.slice(0, -1) : this.steps;
    const ends = this.#after(before).map(({ path }) => path[before.length]!);
    return [...new Set(ends)].filter((id) => this.#values.has(id)).sort((a, b) => this.valueOf(a)! - this.valueOf(b)!);
  });

  /** What is asked now, or was answered last, if the game has words for this step. */
  asked = $derived.by((): Text | undefined => {
    const steps = this.whole ? this.steps.slice(0, -1) : this.steps;
    return this.#scene?.prompts?.find(([clicked]) => {
      const parts = clicked.split(' ');
      return parts.length === steps.length && parts.every((part, index) => fits(part, steps[index]!));
    })?.[1];
  });

  #far = $derived(this.whole && this.#scene?.far?.find(({ targets }) => targets.includes(this.steps[0]!)));

  /** Whether several moves lead to what has been chosen. */
  isFar = $derived(Boolean(this.#far));

  /** Whether the chosen move can be taken back, so that nothing needs to be confirmed: a note tells why not, but of far targets the cost. */
  isFree = $derived(
    Boolean(this.whole && (this.#far ? !this.#far.asks : !this.whole.note) && this.#scene?.free?.some((start) => this.steps[0]!.startsWith(start))),
  );

  /** Whether there is nothing to choose from. */
  isOnly = $derived(this.#choices.length === 1);

  /** Everything that some legal move goes through. */
  all = $derived(new Set(this.#choices.flatMap(({ path }) => path)));

  /** Take a new scene; a started path continues if it is still possible, also across scenes in between. */
  take(scene: Scene | undefined): void {
    const begun = this.steps.length ? this.steps : this.#interrupted;
    this.#scene = scene;
    this.#interrupted = this.#choices.length ? [] : begun;
    this.steps = begun;
    while (this.steps.length && !this.#open.length) this.back();
    if (!this.steps.length) this.#suggest();
  }

  /** Before the first turn what is sensible is chosen already, and at any time what is the only choice. */
  #suggest(): void {
    const sensible = this.#scene?.set_up ? this.#choices.find(({ worth }) => worth === 1) : undefined;
    const chosen = sensible ?? (this.#choices.length === 1 ? this.#choices[0] : undefined);
    this.steps = chosen?.path ?? [];
    this.isSuggested = Boolean(chosen);
  }

  /** What a path can begin with. */
  firsts = $derived(new Set(this.#choices.map(({ path }) => path[0]!)));

  valueOf(target: Target): number | undefined {
    return this.#values.get(target);
  }

  /** The choice that this target completes, now or in place of the last step. */
  endingIn(target: Target): Choice | undefined {
    const before = this.whole ? this.steps.slice(0, -1) : this.steps;
    return this.#after([...before, target]).find(({ path }) => path.length === before.length + 1);
  }

  /** The places on the way to a far target, from where one stands; none for all others. */
  wayTo(target: Target): Target[] {
    for (const { targets, after } of this.#scene?.far ?? []) {
      const [first, ...rest] = after?.[targets.indexOf(target)]?.split(' ') ?? [];
      if (first) return [...this.wayTo(first).slice(0, -1), first, ...rest, target];
    }
    return [];
  }

  #after(steps: Target[]): Choice[] {
    return this.#choices.filter(({ path }) => {
      const way = this.#arranged(path, steps);
      return steps.every((step, index) => way[index] === step);
    });
  }

  /** Where the targets of the path begin and end that can be clicked in any order. */
  #loose(path: Target[]): [start: number, end: number] {
    for (const { before, kind } of this.#patterns) {
      let end = before.length;
      if (path.length > end && before.every((part, index) => fits(part, path[index]!))) while (end < path.length && fits(kind, path[end]!)) end++;
      if (end > before.length) return [before.length, end];
    }
    return [0, 0];
  }

  /** The path with the steps in front, as far as their order means nothing. */
  #arranged(path: Target[], steps: Target[]): Target[] {
    const [start, end] = this.#loose(path);
    const clicked = steps.slice(start, end);
    const rest = path.slice(start, end);
    for (const step of clicked) {
      const at = rest.indexOf(step);
      if (at < 0) return path;
      rest.splice(at, 1);
    }
    return [...path.slice(0, start), ...clicked, ...rest, ...path.slice(end)];
  }

  #following({ path }: Choice): Target[] {
    const [start, end] = this.#loose(path);
    const taken = this.steps.length;
    return this.#arranged(path, this.steps).slice(taken, taken >= start && taken < end ? end : taken + 1);
  }

  step(target: Target): void {
    this.isSuggested = false;
    this.steps = [...this.steps, target];
  }

  /** Put back one of several things that were chosen in any order; whether it was one. */
  release(target: Target): boolean {
    const at = this.steps.lastIndexOf(target);
    const isLoose = this.#open.some(({ path }) => {
      const [start, end] = this.#loose(path);
      return at >= start && at < end && end - start > 1;
    });
    if (isLoose) [this.steps, this.isSuggested] = [this.steps.filter((_, index) => index !== at), false];
    return isLoose;
  }

  back(): void {
    this.isSuggested = false;
    this.steps = this.steps.slice(0, -1);
  }

  clear(): void {
    this.isSuggested = false;
    this.steps = this.#interrupted = [];
  }
}

/** The choices, and the same by way of targets that mean the same. */
function alike({ choices, alike }: Scene): Choice[] {
  const all = [...choices];
  for (const [first, ...others] of alike ?? []) {
    for (const other of others)
      for (const one of choices) if (one.path.includes(first!)) all.push({ ...one, path: one.path.map((target) => (target === first ? other : target)) });
  }
  return all;
}

function far({ note, targets }: Far): Choice[] {
  return targets.map((target) => ({ path: [target], note }));
}

function fits(part: string, step: Target): boolean {
  return step === part || step.startsWith(`${part}:`);
}
