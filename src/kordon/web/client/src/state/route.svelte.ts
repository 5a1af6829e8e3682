/** Where the reader is. Addresses live behind the `#`, so an invitation's key never reaches a server's log. */

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

export function tableAddress(id: string, key = ''): string {
  return `#/table/${encodeURIComponent(id)}${key ? `?key=${encodeURIComponent(key)}` : ''}`;
}
