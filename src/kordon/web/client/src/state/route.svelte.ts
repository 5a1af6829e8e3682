/** Where the viewer is. Addresses live behind the `#`, so an invitation's key never reaches a server's log. */

class Route {
  path = $state.raw<string[]>([]);
  query = $state.raw(new URLSearchParams());

  constructor() {
    this.#read();
    addEventListener('hashchange', this.#read);
  }

  go(address: string): void {
    location.hash = address;
  }

  #read = (): void => {
    const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?', 2);
    this.path = path.split('/').filter(Boolean).map(decodeURIComponent);
    this.query = new URLSearchParams(query);
  };
}

export const route = new Route();

type Query = Record<string, string | number | undefined>;

export function tableAddress(id: string, key = '', more: Query = {}): string {
  return address(`table/${encodeURIComponent(id)}`, { key, ...more });
}

/** The course that the puzzles of a game are. */
export const PUZZLES = 'puzzles';

/** The lessons of a game, a course or a lesson of it. */
export function lessonAddress(...path: string[]): string {
  return address(['learn', ...path.map(encodeURIComponent)].join('/'), {});
}

/** One moment of a game that is over, as some viewer. */
export function replayAddress(id: string, key = '', more: Query = {}): string {
  return address(`table/${encodeURIComponent(id)}/replay`, { key, ...more });
}

export function address(path: string, query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const asked = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `#/${path}${given.length ? `?${asked}` : ''}`;
}
