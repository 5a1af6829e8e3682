/** The viewer's settings on this device. */

import { LANGUAGES, type Language } from '../words/speech';

export type Theme = 'auto' | 'light' | 'dark';

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  motion: boolean;
  confirm: boolean;
  notify: boolean;
  tips: boolean;
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
  sound = $state(true);
  /** Off, nothing moves; nor where the device asks for reduced motion. */
  motion = $state(true);
  confirm = $state(true);
  notify = $state(false);
  /** A line where something first happens, in first games. */
  tips = $state(true);

  constructor() {
    const { language, theme, sound, motion, confirm, notify, tips } = kept();
    this.language = LANGUAGES.find((known) => known === language) ?? firstLanguage();
    this.theme = theme === 'light' || theme === 'dark' ? theme : 'auto';
    this.sound = sound ?? true;
    this.motion = motion ?? true;
    this.confirm = confirm ?? true;
    this.notify = notify ?? false;
    this.tips = tips ?? true;
  }

  keep(): void {
    const { language, theme, sound, motion, confirm, notify, tips } = this;
    // The server names a guest in the language that the guest reads.
    document.cookie = `language=${language};path=/;max-age=31536000;samesite=lax`;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, sound, motion, confirm, notify, tips }));
    } catch {
      // Without storage the settings last while the page is open.
    }
  }
}

export const settings = new Settings();
