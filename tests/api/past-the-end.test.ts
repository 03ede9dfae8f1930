import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { endpoints, type Pagination } from '@rrr/contract';
import { z } from 'zod';
import type { Browser } from './testing/browser.js';
import { type DemoServer, demoServer } from './testing/demo-server.js';
import { type ActorName, ACTORS, findObjects, MATRIX, type Objects } from './testing/matrix/index.js';

const isList = ({ query, produces }: (typeof endpoints)[number]): boolean =>
  !produces && query instanceof z.ZodObject && 'page' in query.shape;
const lists = endpoints.filter(isList).map((it) => it.id);

let demo: DemoServer;
let objects: Objects;
let category = '';
let webhook = '';
let unmatched = '';
const browsers = new Map<ActorName, Browser>();
beforeAll(async () => {
  demo = await demoServer();
  browsers.set('public', demo.visit());
  for (const text of ['rider', 'dealer', 'promoter', 'admin'] as const) browsers.set(text, await demo.as(text));
  const [admin, rider, dealer, promoter] = (['admin', 'rider', 'dealer', 'promoter'] as const).map(
    (it) => browsers.get(it) as Browser,
  );
  objects = await findObjects(admin as Browser, rider as Browser, dealer as Browser, promoter as Browser);
  const made = await admin!.call(contract.addCategory, {
    body: { description: 'Flat Track', active: true, seriesIds: [objects.series] },
  });
  category = made.category._id;
  const added = await admin!.call(contract.addWebhook, {
    body: { url: 'https://hooks.example.com/rewards', name: 'Stock', events: ['redemption.made'] },
  });
  webhook = added.webhook._id;
  const { people } = await admin!.call(contract.unmatchedPeople, { query: {} });
  unmatched = people[0]?._id ?? '';
}, 120_000);
afterAll(() => demo.stop());

/** Lists that belong to a record, which no demo has. */
const OF_OWN: Readonly<Record<string, () => string>> = {
  getCategory: () => `/api/category/${category}`,
  unmatchedOfPerson: () => `/api/admin/result/${unmatched}/unmatched-of-person`,
  listDeliveries: () => `/api/admin/webhook/${webhook}/deliveries`,
};

test('every list of the contract is asked here', () => expect(lists.length).toBeGreaterThan(30));

describe.each(lists)('%s', (id) => {
  const cell = MATRIX[id];
  const actor = [...ACTORS].reverse().find((it) => cell?.own[ACTORS.indexOf(it)] === 'ok') ?? 'admin';
  const page = async (number: number): Promise<Pagination> => {
    const [path] =
      id in OF_OWN ? [OF_OWN[id]?.() ?? ''] : (cell?.ask({ actor, role: actor, of: 'own', objects }) ?? ['']);
    const asked = new URL(path, demo.base);
    for (const [name, value] of Object.entries({ page: number, limit: 2 })) asked.searchParams.set(name, String(value));
    const answer = await browsers.get(actor)?.ask(`${asked.pathname}${asked.search}`);
    expect([id, answer?.status]).toEqual([id, 200]);
    return contract.pagination.parse(answer?.json()['pagination']);
  };
  test('says of a page past its end that it is, and where the end is', async () => {
    const first = await page(1);
    const { totalPages, total } = first;
    expect(first).toEqual({ page: 1, totalPages: expect.any(Number), total: expect.any(Number) });
    expect(totalPages).toBe(Math.max(1, Math.ceil((total ?? 0) / 2)));
    expect(await page(totalPages)).toEqual({ page: totalPages, totalPages, total });
    for (const past of [totalPages + 1, 1_000_000])
      expect(await page(past)).toEqual({ page: past, totalPages, total, pastEnd: true });
  }, 60_000);
});
