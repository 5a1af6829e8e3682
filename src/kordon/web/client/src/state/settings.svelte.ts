/** What a reader set for themselves on this device. */

import { LANGUAGES, type Language } from '../words/speech';

export type Theme = 'auto' | 'light' | 'dark';

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  confirm: boolean;
}

const KEY = 'kordon-settings';

function firstLanguage(): Language {
  for (const wished of navigator.languages) {
    const found = LANGUAGES.find((language) => wished.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings implements Kept {
  language = $state<Language>('en');
  theme = $state<Theme>('auto');
  sound = $state(false);
  confirm = $state(true);

  constructor() {
    const { language, theme, sound, confirm } = kept();
    this.language = LANGUAGES.find((known) => known === language) ?? firstLanguage();
    this.theme = theme === 'light' || theme === 'dark' ? theme : 'auto';
    this.sound = sound ?? false;
    this.confirm = confirm ?? true;
  }

  keep(): void {
    const { language, theme, sound, confirm } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, sound, confirm }));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
