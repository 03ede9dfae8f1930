import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { forgetSheets, keepSheet, type KeptSheet } from './kept-sheets.js';

const sheet: KeptSheet = {
  name: 'balance',
  lang: 'en',
  title: 'Credit to spend',
  parts: [{ lines: [{ text: '$5.00' }] }],
};

class FakeResponse {
  constructor(readonly body: string) {}
}
const kept = new Map<string, Map<string, string>>();
const fakeCaches = {
  open: (name: string) => {
    const cache = kept.get(name) ?? new Map<string, string>();
    kept.set(name, cache);
    return Promise.resolve({
      put: (path: string, response: FakeResponse) => Promise.resolve(void cache.set(path, response.body)),
    });
  },
  keys: () => Promise.resolve([...kept.keys()]),
  delete: (name: string) => Promise.resolve(kept.delete(name)),
};

beforeEach(() => void Object.assign(globalThis, { caches: fakeCaches, Response: FakeResponse }));
afterEach(() => {
  kept.clear();
  for (const name of ['caches', 'Response']) Reflect.deleteProperty(globalThis, name);
});

test('a sheet is kept for the account with its time; a newer one replaces it', async () => {
  await keepSheet('a1', sheet);
  await keepSheet('a1', { ...sheet, title: 'Newer' });
  const written = [...kept.get('kept-a1')!].map(([path, body]) => [path, JSON.parse(body)]);
  expect(written).toEqual([['/kept/balance', { ...sheet, title: 'Newer', at: expect.any(Number) }]]);
});

test('another account, and a log-out, delete what was kept, and nothing else', async () => {
  await keepSheet('a1', sheet);
  await keepSheet('a2', sheet);
  kept.set('offline-1', new Map());
  await forgetSheets('a2');
  expect([...kept.keys()]).toEqual(['kept-a2', 'offline-1']);
  await forgetSheets();
  expect([...kept.keys()]).toEqual(['offline-1']);
});

test('a browser without caches, or one that refuses, keeps nothing and says nothing', async () => {
  Reflect.deleteProperty(globalThis, 'caches');
  await keepSheet('a1', sheet);
  await forgetSheets();
  const refuses = () => Promise.reject(new Error('QuotaExceededError'));
  Object.assign(globalThis, { caches: { open: refuses, keys: refuses } });
  await keepSheet('a1', sheet);
  await forgetSheets();
  expect(kept.size).toBe(0);
});
