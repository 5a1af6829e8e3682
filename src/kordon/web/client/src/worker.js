/* Keeps the client's own files, and a page for when the server is away; never anything of a table.
   VERSION and SHELL are written above this when the client is built. */

addEventListener('install', (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(SHELL)));
  skipWaiting();
});

addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== VERSION);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.mode === 'navigate') {
    // The page always comes from the server: an old one must not live on in a cache.
    if (pathname === '/') event.respondWith(fetch(event.request).catch(() => caches.match('/offline.html')));
  } else if (origin === location.origin && SHELL.includes(pathname)) {
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(event.request)));
  }
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  const shown = clients.matchAll({ type: 'window' }).then((pages) => {
    const page = pages.find(({ url }) => url.includes(event.notification.tag)) ?? pages[0];
    return page ? page.focus() : clients.openWindow('/');
  });
  event.waitUntil(shown);
});
