/** Copying links. */

import { words } from '../words/texts.svelte';
import { news } from './news.svelte';

/** Copy a link; whether that was allowed. */
export async function copyLink(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    return false;
  }
  news.say(words('copied'));
  return true;
}
