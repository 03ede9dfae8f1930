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

/* Notices on devices (docs/adr/0179-notices-on-devices.md). The text was encrypted by the server for this browser alone. */

const ICON = '/icons/icon-192.png';

/** A page of ours, or the home page: what arrives is never followed elsewhere. */
const ownPath = (path) => {
  const url = new URL(typeof path === 'string' ? path : '/', self.location.origin);
  return url.origin === self.location.origin ? url.pathname + url.search : '/';
};

const textOf = (data) => {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
};

const showNotice = (event) => {
  const { title, body, tag, path, lang } = textOf(event.data);
  // a browser that is shown nothing ends the subscription
  return self.registration.showNotification(title ?? 'Red Rider Rewards', {
    body: body ?? '',
    tag: tag ?? 'notice',
    lang: lang ?? '',
    icon: ICON,
    data: { path: ownPath(path) },
  });
};

const openNotice = async ({ notification }) => {
  notification.close();
  const path = ownPath(notification.data?.path);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => ownPath(url) === path);
  // another open page stays as it is: something may be half written there
  return open ? open.focus() : self.clients.openWindow(path);
};

self.addEventListener('push', (event) => event.waitUntil(showNotice(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event)));
