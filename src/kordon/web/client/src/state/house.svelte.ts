/** How other devices open this server. The host's own page is often at 127.0.0.1, where no phone gets to. */

import { get } from '../wire/api';
import type { ServerAddresses } from '../wire/rest';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

class House {
  /** For the host of a server that is open to the house: the addresses for phones, best first. */
  addresses = $state.raw<string[]>([]);
  isKnown = $state(false);

  constructor() {
    // A server with a certificate has a public address, which is the page's own.
    const asked = location.protocol === 'http:' ? get<ServerAddresses>('addresses') : Promise.resolve({ addresses: [] });
    void asked
      .then((info) => (this.addresses = info.addresses))
      .catch(() => {})
      .finally(() => (this.isKnown = true));
  }

  /** A link to a place in this client that works on other devices, too. */
  link(place: string): string {
    return `${this.addresses[0] ?? location.origin}/${place}`;
  }

  /** Whether links lead nowhere on any other machine. */
  get isClosed(): boolean {
    return this.isKnown && !this.addresses.length && LOOPBACK.includes(location.hostname);
  }
}

export const house = new House();
