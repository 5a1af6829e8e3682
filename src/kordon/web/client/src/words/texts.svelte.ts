/** The texts of games that have been fetched, in the viewer's language. */

import { settings } from '../state/settings.svelte';
import { textAt, textsOf } from '../wire/api';
import cs from './text/cs.ftl?url';
import en from './text/en.ftl?url';
import pl from './text/pl.ftl?url';
import { chaptersOf, Speech, type Chapter, type Language } from './speech';

const OWN: Record<Language, string> = { en, pl, cs };

/** The client's own words, and those of one game once `learn` was called for it. */
class Texts {
  #speeches = $state.raw<ReadonlyMap<string, Speech>>(new Map());
  #chapters = new Map<string, Chapter[]>();
  #asked = new Map<string, Promise<void>>();

  /** The viewer's speech about a game; one in another language until its texts are here. */
  about(game: string): Speech | undefined {
    return this.#speeches.get(`${game} ${settings.language}`) ?? this.#any(game) ?? (game ? this.about('') : undefined);
  }

  /** Whether the words of a game are here, in the viewer's language or in another one. */
  knows(game: string): boolean {
    return Boolean(this.#any(game));
  }

  #any(game: string): Speech | undefined {
    return [...this.#speeches].findLast(([key]) => key.startsWith(`${game} `))?.[1];
  }

  /** Fetch what is needed to speak about a game (or, with none, about Kordon itself). */
  learn(game: string, language: Language = settings.language): Promise<void> {
    const key = `${game} ${language}`;
    let asked = this.#asked.get(key);
    if (!asked) {
      asked = this.#fetch(key, game, language).catch((error: unknown) => {
        this.#asked.delete(key);
        throw error;
      });
      this.#asked.set(key, asked);
    }
    return asked;
  }

  /** The text of a rule, from any loaded texts that have it. */
  rule(id: string): string | undefined {
    const knowing = [...this.#speeches.values()].filter((speech) => speech.has(id));
    return (knowing.find(({ language }) => language === settings.language) ?? knowing[0])?.words(id);
  }

  chapters(game: string): Chapter[] {
    return this.#chapters.get(game) ?? [];
  }

  async #fetch(key: string, game: string, language: Language): Promise<void> {
    const of = (language: Language) => (game ? textsOf(game, language) : '');
    // The client has its own words in every language; a game may lack some, which are in English then.
    const [own, texts, english] = await Promise.all([textAt(OWN[language]), of(language), language === 'en' ? '' : of('en')]);
    this.#chapters.set(game, chaptersOf([english || texts, own].filter(Boolean)));
    const made = new Speech(language, [texts, own].filter(Boolean), english ? new Speech('en', [english]) : undefined);
    this.#speeches = new Map([...this.#speeches, [key, made]]);
  }
}

export const texts = new Texts();

/** The client's own words in the viewer's language. */
export function words(id: string, args: Record<string, string | number> = {}): string {
  return texts.about('')?.words(id, args) ?? '';
}
