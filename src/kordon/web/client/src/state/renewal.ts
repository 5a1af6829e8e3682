/** A server that was renewed brings a new client: nobody goes on with the old one. */

/** Load the page anew if the server's is made of other files than this one. */
export async function renew(): Promise<void> {
  try {
    const page = await (await fetch('/', { cache: 'no-cache' })).text();
    const own = [...document.querySelectorAll('head script[src], head link[rel=stylesheet]')];
    const isOld = own.some((part) => !page.includes(part.getAttribute('src') ?? part.getAttribute('href')!));
    if (isOld) location.reload();
  } catch {
    // The server is away; whoever waits for it asks again.
  }
}

/** Keep an offline page at hand, and look for a new client whenever the viewer comes back. */
export function stayCurrent(): void {
  void navigator.serviceWorker?.register('/sw.js').catch(() => {});
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void renew();
  });
}
