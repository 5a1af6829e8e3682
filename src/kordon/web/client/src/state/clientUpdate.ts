/** Reloading the page when the server has a newer client. */

/** Reload if the server's page has other files than this one. */
export async function renew(): Promise<void> {
  try {
    const page = await (await fetch('/', { cache: 'no-cache' })).text();
    // Only the files that the page names itself: other stylesheets, games' and pages', were added later.
    const own = [...document.querySelectorAll('head script[src], head link[rel=stylesheet][crossorigin]')];
    const isOld = own.some((part) => !page.includes(part.getAttribute('src') ?? part.getAttribute('href')!));
    if (isOld) location.reload();
  } catch {
    // The server is down; the socket retries.
  }
}

/** Register the service worker, and check for a new client when the page becomes visible. */
export function stayCurrent(): void {
  void navigator.serviceWorker?.register('/sw.js').catch(() => {});
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void renew();
  });
}
