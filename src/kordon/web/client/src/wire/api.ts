/** The server's REST interface, and what to say when it refuses. */

import { news } from '../state/news.svelte';
import { settings } from '../state/settings.svelte';
import { texts, words } from '../words/texts.svelte';
import type { Language } from '../words/speech';
import type { GameInfo, ListedTable, PrintedBook } from './rest';
import type { Scene, Seat } from './scene';

export type { GameInfo, ListedTable };

/** A refusal: by rules whose texts we have, or with the server's own sentence. */
export class Refused extends Error {
  constructor(
    readonly rules: string[],
    sentence: string,
  ) {
    super(sentence);
  }
}

async function call<T>(path: string, options: RequestInit = {}): Promise<T> {
  const answer = await fetch(`/${path}`, { credentials: 'same-origin', ...options });
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : undefined) as T;
  let said: { rules?: string[]; error?: string } = {};
  try {
    said = JSON.parse(text) as typeof said;
  } catch {
    // Not one of our own responses.
  }
  throw new Refused(said.rules ?? [], said.error ?? words('failed'));
}

/** Another player at this device asks with a token; everybody else is known by the browser's cookie. */
const as = (token: string): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});

export const get = <T>(path: string, token = ''): Promise<T> => call<T>(path, { headers: as(token) });

export const post = <T>(path: string, body: object = {}, token = ''): Promise<T> =>
  call<T>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...as(token) },
    body: JSON.stringify(body),
  });

export async function textAt(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`there is no ${address}`);
  return answer.text();
}

export const textsOf = (game: string, language: Language): Promise<string> => textAt(`/texts/${game}/${language}`);

export const bookOf = (game: string, language: Language): Promise<PrintedBook> => get(`books/${game}/${language}`);

/** A link as a QR code, as the address of a picture; it is sent in a body, because a link may hold a secret. */
export async function qrOf(text: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/qr', { method: 'POST', headers, body: JSON.stringify({ text }) });
  if (!answer.ok) throw new Refused([], words('failed'));
  return `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
}

const kept = new Map<string, Promise<unknown>>();

/** What changes with the server alone, fetched once. */
function once<T>(path: string): Promise<T> {
  let asked = kept.get(path);
  if (!asked) {
    asked = get(path);
    asked.catch(() => kept.delete(path));
    kept.set(path, asked);
  }
  return asked as Promise<T>;
}

/** What never changes of a game's picture. */
export const boardOf = (game: string, board: string): Promise<Partial<Scene>> => once(`boards/${game}/${board}`);
export const games = (): Promise<GameInfo[]> => once(`games?language=${settings.language}`);
export const me = (): Promise<{ name: string; webhook: string }> => get('me');
export const rename = (name: string): Promise<void> => post('me', { name });
/** How many tables a page of a list holds. */
export const PAGE = 20;

/** A page of tables, after the one that ends with the table `before`; of one game, or of all. */
export const listTables = (which: 'open' | 'mine', before = '', game = ''): Promise<ListedTable[]> =>
  get(`tables?${new URLSearchParams({ list: which, limit: String(PAGE), before, game })}`);
export const exportAddress = (id: string): string => `/tables/${encodeURIComponent(id)}/export`;

export function socketAddress(id: string, key: string, viewer?: Seat): string {
  const query = new URLSearchParams();
  if (key) query.set('key', key);
  if (viewer !== undefined) query.set('viewer', String(viewer));
  return `${location.origin.replace(/^http/, 'ws')}/tables/${encodeURIComponent(id)}/socket?${query}`;
}

/** The texts of rules, for any page: those of tables come with any game's texts. */
export async function said(rules: string[]): Promise<string> {
  const isUnknown = () => rules.some((rule) => !texts.rule(rule));
  if (isUnknown()) for (const { name } of await games()) if (isUnknown()) await texts.learn(name);
  return rules.map((rule) => texts.rule(rule) ?? rule).join(' ');
}

/** Try something; a refusal becomes a toast. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    const { rules, message } = error instanceof Refused ? error : { rules: [], message: words('failed') };
    news.say((await said(rules).catch(() => '')) || message, { rules });
    return undefined;
  }
}
