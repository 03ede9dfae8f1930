import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = readFileSync(join(__dirname, 'service-worker.js'), 'utf8');
const ORIGIN = 'https://rewards.example.com';

interface Page {
  readonly url: string;
  focus(): unknown;
}
type Happened = Record<string, unknown> & { readonly waitUntil: (work: Promise<unknown>) => void };

/** The worker beside some open pages, and what it did. */
const aWorker = (...open: readonly string[]) => {
  const handlers = new Map<string, (event: Happened) => void>();
  const done: unknown[] = [];
  const pages: readonly Page[] = open.map((path) => ({
    url: `${ORIGIN}${path}`,
    focus: () => done.push(['focus', path]),
  }));
  const self = {
    location: { origin: ORIGIN },
    registration: { showNotification: (title: string, more: object) => done.push([title, more]) },
    clients: { matchAll: () => Promise.resolve(pages), openWindow: (path: string) => done.push(['open', path]) },
    addEventListener: (name: string, handler: (event: Happened) => void) => handlers.set(name, handler),
  };
  // as the browser runs it
  new Function('self', source)(self);
  const happens = async (name: string, event: object): Promise<readonly unknown[]> => {
    const work: Promise<unknown>[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (it) => void work.push(it) });
    await Promise.all(work);
    return done;
  };
  return {
    push: (text: string | null) => happens('push', { data: text === null ? null : { json: () => JSON.parse(text) } }),
    click: (path: unknown) =>
      happens('notificationclick', { notification: { close: () => undefined, data: { path } } }),
  };
};

const text = { title: 'You earned an award', body: '$250.00.', tag: 'one', path: '/auth/rider/earnings', lang: 'en' };
const icon = '/icons/icon-192.png';

test('what arrives is shown, and a repeat replaces it by its tag', async () => {
  const { title, path, ...rest } = text;
  expect(await aWorker().push(JSON.stringify(text))).toEqual([[title, { ...rest, icon, data: { path } }]]);
});

test.each([null, 'no JSON', '{}'])(
  '%s is shown too: a browser that is shown nothing ends the subscription',
  async (value) => {
    const empty = { body: '', tag: 'notice', lang: '', icon, data: { path: '/' } };
    expect(await aWorker().push(value)).toEqual([['Red Rider Rewards', empty]]);
  },
);

test.each([
  ['https://example.com/x', '/'],
  ['//example.com/x', '/'],
  ['javascript:alert(1)', '/'],
  [7, '/'],
  ['/fr/auth/rider/profile?tab=documents', '/fr/auth/rider/profile?tab=documents'],
])('a click on %s opens %s', async (path, opened) => {
  expect(await aWorker('/auth/rider').click(path)).toEqual([['open', opened]]);
});

test('a click shows the page where it is open already, and moves no other page', async () => {
  expect(await aWorker('/auth/rider', text.path).click(text.path)).toEqual([['focus', text.path]]);
});
