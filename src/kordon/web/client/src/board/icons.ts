/** What look words are drawn with: the icons of the game on the table, and the few that every table needs. */

import { looks, type Bands } from '../state/looks.svelte';

const OWN: Record<string, string> = {
  cube: 'M12 1.5l9.5 5.2v10.6L12 22.5l-9.5-5.2V6.7zm0 2.3L6 7l6 3.3L18 7zM4.5 8.8v7.3l6.5 3.6v-7.3zm15 0L13 12.4v7.3l6.5-3.6z',
  pencil: 'M3 21l1.4-5.6L15.7 4.1l4.2 4.2L8.6 19.6zM17 2.8l1.2-1.2 4.2 4.2L21.2 7z',
  secret: 'M7 10V7a5 5 0 0 1 10 0v3h2v11H5V10zm2.5 0h5V7a2.5 2.5 0 0 0-5 0z',
};

/** The outline for a look or a badge, in a square of 24: by its last words first, each whole or without its beginning. */
export function iconFor(look: string): string | undefined {
  const { icons } = looks.now;
  for (const word of look.split(' ').reverse()) {
    const found = icons[word] ?? icons[word.replace(/^[a-z]+-/, '')] ?? OWN[word];
    if (found) return found;
  }
  return undefined;
}

/** The bands of colour that a look or a badge is drawn as, if it is. */
export function bandsFor(look: string): Bands | undefined {
  const { bands } = looks.now;
  return look
    .split(' ')
    .map((word) => bands[word])
    .find(Boolean);
}

/** The parts that the last word of a look with a figure is drawn with. */
export function figureFor(look: string): { d: string; tone: string }[] | undefined {
  const { figures, parts } = looks.now;
  const word = look
    .split(' ')
    .reverse()
    .find((one) => figures[one]);
  return word ? figures[word]!.split(' ').map((part) => ({ d: parts[part]![0], tone: parts[part]![1] })) : undefined;
}

/** How far a figure of this look lights the board around it. */
export function glowOf(look: string): number {
  return Math.max(0, ...look.split(' ').map((word) => looks.now.glows[word] ?? 0));
}

/** Whether a badge's word has a colour of its own. */
export function isTinted(icon: string): boolean {
  return [icon, ...icon.split('-')].some((part) => looks.now.tints.includes(part));
}

/** Where the icon of a shape's look word is drawn on it, if it is, and its number. */
export function signOf(word: string): { at: 'corner' | 'middle'; icon: string; number: number } | undefined {
  const { signs } = looks.now;
  const [, stem = '', number] = /^(.*?)(?:-(\d+))?$/.exec(word)!;
  const at = signs[word] ?? signs[stem] ?? signs[stem.split('-')[0]!];
  return at && number !== '0' ? { at, icon: stem in signs ? stem : stem.split('-')[0]!, number: Number(number ?? 0) } : undefined;
}

/** One or two letters in place of an icon. */
export function initials(label: string): string {
  const words = label.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = words.length > 1 ? words[0]![0]! + words[1]![0]! : (words[0] ?? '?').slice(0, 2);
  return letters.toUpperCase();
}
