/** Formatting a `Text` in the viewer's language, by Project Fluent; the same as `kordon.engine.speech`. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Text } from '../wire/scene';

export const LANGUAGES = ['en', 'pl', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

const DOUBLE_STOP = /(?<!\.)\.\.(?!\.)/g;
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufefc]/;
const RULE = /^[A-Z]{2}-\d{3}$/;
const CHAPTER = /^chapter-([A-Z]{2}(?:-\d+)?)$/;

type Pattern = Parameters<FluentBundle['formatPattern']>[0];

export interface Chapter {
  id: string;
  rules: string[];
}

export class Speech {
  readonly #bundle: FluentBundle;
  readonly #fallback: Speech | undefined;

  /** Of two messages with one id the first source's counts. */
  constructor(
    readonly language: Language,
    sources: string[],
    fallback?: Speech,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
    this.#fallback = fallback;
  }

  /** The words of a text; `nameOf` gives the names of things in the scene. */
  say(text: Text | number, nameOf?: (target: string) => string): string {
    if (typeof text === 'number') return new Intl.NumberFormat(this.language).format(text);
    const [id, given] = text;
    if (id === 'literal' && given) return given.text as string;
    if (id === 'target' && given) return nameOf?.(given.id as string) ?? (given.id as string).split(':').pop()!;
    const args: Record<string, FluentVariable> = {};
    for (const name in given) {
      const value = given[name]!;
      args[name] = typeof value === 'object' ? this.say(value, nameOf) : value;
    }
    if (id !== 'items') return this.words(id, args);
    const some = Object.values(args);
    const last = some.pop();
    return some.length ? this.say(['list-and', { some: some.join(', '), last: String(last) }]) : String(last ?? '');
  }

  /** A message by its id; in English, or by its bare id, if the language lacks it. */
  words(id: string, args: Record<string, FluentVariable> = {}): string {
    const said = this.#format(id, args);
    if (said !== undefined) return said.replace(DOUBLE_STOP, '.');
    return this.#fallback?.words(id, args) ?? id;
  }

  has(id: string): boolean {
    return this.#pattern(id) !== undefined || (this.#fallback?.has(id) ?? false);
  }

  #pattern(id: string): Pattern | undefined {
    const [name, attribute] = id.split('.', 2) as [string, string?];
    const message = this.#bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? undefined;
  }

  #format(id: string, args: Record<string, FluentVariable>): string | undefined {
    const pattern = this.#pattern(id);
    if (!pattern) return undefined;
    const errors: Error[] = [];
    // Letters from right to left must not turn round what stands beside them.
    for (const name in args) if (FROM_THE_RIGHT.test(String(args[name]))) args[name] = `\u2068${args[name] as string}\u2069`;
    const said = this.#bundle.formatPattern(pattern, args, errors);
    return errors.length ? undefined : said;
  }
}

/** All rules by chapter, in the order of the texts. */
export function chaptersOf(sources: string[]): Chapter[] {
  const ids = sources.flatMap((source) => [...source.matchAll(/^([A-Za-z][\w-]*) *=/gm)].map((found) => found[1]!));
  const chapters = new Map<string, Chapter>();
  for (const id of ids) {
    const found = CHAPTER.exec(id)?.[1];
    if (found && !chapters.has(found)) chapters.set(found, { id: found, rules: [] });
  }
  for (const id of new Set(ids.filter((id) => RULE.test(id)))) {
    const of = [...chapters.keys()].filter((chapter) => id.startsWith(chapter));
    const home = of.sort((a, b) => b.length - a.length)[0];
    if (home) chapters.get(home)!.rules.push(id);
  }
  return [...chapters.values()].filter((chapter) => chapter.rules.length);
}
