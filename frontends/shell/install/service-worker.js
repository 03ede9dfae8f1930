/*
 * Shows the offline page when a page cannot be reached. The worker keeps that page in each language and no answer of
 * the API. A page of an area may keep sheets for it: a rider's balance with its time, a dealer's cheat-sheet. They are
 * shown below /auth only, for 30 days at most, and are deleted with the session. The build replaces the version and the prefixes, so a new
 * deployment replaces the worker; one that was removed leaves every page as it is without (ADR 43).
 */
const CACHE = 'offline-__VERSION__';
/** What addresses begin with, for each language: nothing for the first, and `/fr` */
const PREFIXES = '__PREFIXES__'.split(' ');
const offlinePage = (prefix) => `${prefix}/offline.html`;
/** the caches of pages: one for an account */
const KEPT = 'kept-';
const KEPT_FOR = 30 * 24 * 3_600_000;

const install = async () => {
  const cache = await caches.open(CACHE);
  await cache.addAll(
    PREFIXES.map((prefix) => new Request(offlinePage(prefix), { cache: 'reload', credentials: 'omit' })),
  );
  await self.skipWaiting();
};

const activate = async () => {
  const old = (await caches.keys()).filter((key) => key !== CACHE && !key.startsWith(KEPT));
  await Promise.all(old.map((text) => caches.delete(text)));
  // the page's request starts while the worker does
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
};

const keptCaches = async () => (await caches.keys()).filter((key) => key.startsWith(KEPT));
const forget = async () => Promise.all((await keptCaches()).map((cache) => caches.delete(cache)));

const sheets = async () => {
  const found = [];
  for (const name of await keptCaches())
    for (const response of await (await caches.open(name)).matchAll()) found.push(await response.json());
  return found.filter(({ at }) => Date.now() - at < KEPT_FOR);
};

const written = (text) => String(text ?? '').replace(/[&<>"']/g, (value) => `&#${value.charCodeAt(0)};`);
const element = (name, text, kind = '') =>
  text ? `<${name}${kind && ` class="${kind}"`}>${written(text)}</${name}>` : '';
const partOf = ({ title, lines }) =>
  `${element('h3', title)}<dl>${lines
    .map(({ term, text, large }) => `<div>${element('dt', term)}${element('dd', text, large ? 'large' : '')}</div>`)
    .join('')}</dl>`;
const sheetOf = ({ lang, title, lead, parts }) =>
  `<section lang="${written(lang)}">${element('h2', title)}${parts.map(partOf).join('')}${element('p', lead)}</section>`;

const withSheets = async (page) => {
  const kept = (await sheets()).map(sheetOf).join('');
  const policy = page.headers.get('content-security-policy');
  const headers = { 'content-type': 'text/html; charset=utf-8', ...(policy && { 'content-security-policy': policy }) };
  return new Response(
    (await page.text()).replace('<!-- sheets -->', () => kept),
    { headers },
  );
};

const answer = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const path = `${new URL(event.request.url).pathname}/`;
    const prefix = PREFIXES.find((candidate) => candidate && path.startsWith(`${candidate}/`)) ?? '';
    const page = await caches.match(offlinePage(prefix), { cacheName: CACHE });
    if (!page) throw error;
    return path.startsWith(`${prefix}/auth/`) ? withSheets(page) : page;
  }
};

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  const { pathname } = new URL(url);
  if (pathname === '/api/logout') event.waitUntil(forget());
  if (mode === 'navigate' && method === 'GET' && !pathname.startsWith('/api/')) event.respondWith(answer(event));
});

/* Notices on devices. The text was encrypted by the server for this browser alone. */

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
