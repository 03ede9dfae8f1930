/*
 * Shows the offline page when a page cannot be reached. It keeps that page in both languages and nothing else: no
 * answer of the API, no page of a person. The build replaces the version, so a new deployment replaces the worker; one
 * that was removed leaves every page as it is without (docs/adr/0081-installed-and-offline.md).
 */
const CACHE = 'offline-__VERSION__';
const OFFLINE = { en: '/offline.html', fr: '/fr/offline.html' };

const install = async () => {
  const cache = await caches.open(CACHE);
  await cache.addAll(Object.values(OFFLINE).map((it) => new Request(it, { cache: 'reload', credentials: 'omit' })));
  await self.skipWaiting();
};

const activate = async () => {
  const old = (await caches.keys()).filter((it) => it !== CACHE);
  await Promise.all(old.map((it) => caches.delete(it)));
  // the page's request starts while the worker does
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
};

const answer = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const french = /^\/fr(\/|$)/.test(new URL(event.request.url).pathname);
    const page = await caches.match(OFFLINE[french ? 'fr' : 'en']);
    if (page) return page;
    throw error;
  }
};

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (mode === 'navigate' && method === 'GET' && !new URL(url).pathname.startsWith('/api/'))
    event.respondWith(answer(event));
});
