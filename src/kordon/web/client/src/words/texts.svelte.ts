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

  /** The viewer's speech about a game; English or an earlier one until its texts are here. */
  about(game: string): Speech | undefined {
    const { language } = settings;
    const known = this.#speeches;
    return known.get(`${game} ${language}`) ?? known.get(`${game} en`) ?? known.get(` ${language}`) ?? known.get(' en');
  }

  /** Whether the words of a game are here, in the viewer's language or at least in English. */
  knows(game: string): boolean {
    return this.#speeches.has(`${game} en`);
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
    if (language !== 'en') await this.learn(game, 'en');
    const [own, texts] = await Promise.all([textAt(OWN[language]), game ? textsOf(game, language) : '']);
    const sources = [texts, own].filter(Boolean);
    if (language === 'en') this.#chapters.set(game, chaptersOf(sources));
    const made = new Speech(language, sources, this.#speeches.get(`${game} en`));
    this.#speeches = new Map([...this.#speeches, [key, made]]);
  }
}

export const texts = new Texts();

/** The client's own words in the viewer's language. */
export function words(id: string, args: Record<string, string | number> = {}): string {
  return texts.about('')?.words(id, args) ?? '';
}
