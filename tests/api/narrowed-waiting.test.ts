import { expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { Money, Pagination } from '@rrr/contract';
import { startDemo } from './testing/start-demo.js';

const demo = await startDemo();
const admin = await demo.as('admin');

const params = { role: 'admin' } as const;
interface Asked {
  page?: number;
  limit?: number;
  sort?: 'age' | 'amount';
  currency?: 'USD' | 'CAD' | 'EUR';
  atLeast?: number;
  until?: string;
  promoter?: string;
}
interface Item {
  readonly id: string;
  readonly at: string | null;
  readonly money: Money;
}
interface Found {
  readonly items: readonly Item[];
  readonly pagination: Pagination;
  readonly sums?: readonly Money[] | undefined;
}
const LISTS: Readonly<Record<string, (asked: Asked) => Promise<Found>>> = {
  late: async (query) => {
    const { events, ...found } = await admin.call(contract.eventsLate, { query: { ...query, setAside: 'false' } });
    return {
      ...found,
      items: events.map((it) => ({ id: it._id, at: it.endDate ?? it.startDate, money: it.contingencyAmount })),
    };
  },
  refunds: async (query) => {
    const found = await admin.call(contract.listRefundsDue, { params, query });
    return {
      ...found,
      items: found.creditRedemptions.map((it) => ({ id: it._id, at: it.redeemedAt, money: it.amount })),
    };
  },
  held: async (query) => {
    const { awards, ...found } = await admin.call(contract.heldAwards, { query });
    return { ...found, items: awards.map((it) => ({ id: it._id, at: it.heldSince, money: it.amount })) };
  },
  unmatched: async (query) => {
    const { results, ...found } = await admin.call(contract.unpaidResults, { query });
    return { ...found, items: results.map((it) => ({ id: it._id, at: it.event.startDate, money: it.worth })) };
  },
  events: async (query) => {
    const { events, ...found } = await admin.call(contract.eventsToDecide, { query });
    return {
      ...found,
      items: events.map((it) => ({ id: it._id, at: it.payingAskedAt, money: it.contingencyAmount })),
    };
  },
  overpaid: async (query) => {
    const { awards, ...found } = await admin.call(contract.overpaidAwards, { query });
    return { ...found, items: awards.map((it) => ({ id: it._id, at: it.awardedDate, money: it.overpaid })) };
  },
};
const sumOf = (items: readonly Item[]) =>
  Object.fromEntries(
    ['CAD', 'USD']
      .map((currency) => [
        currency,
        items.reduce((sum, { money }) => sum + (money.currency === currency ? money.amount : 0), 0),
      ])
      .filter(([, amount]) => amount !== 0),
  );
const ids = (items: readonly Item[]) => items.map(({ id }) => id).toSorted();

test.each(Object.keys(LISTS))('all of what waits is looked through, page by page (%s)', async (name) => {
  const ask = LISTS[name]!;
  const all = (await ask({ limit: 100 })).items;
  expect(all.length).toBeGreaterThan(0);

  const byAge = await ask({ sort: 'age', limit: 100 });
  expect(ids(byAge.items)).toEqual(ids(all));
  const ages = byAge.items.map(({ at }) => at ?? '9');
  expect(ages).toEqual(ages.toSorted());
  expect(Object.fromEntries((byAge.sums ?? []).map((it) => [it.currency, it.amount]))).toEqual(sumOf(all));

  const half = all.map(({ money }) => money.amount).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 1;
  const rich = all.filter(({ money }) => money.amount >= half && money.currency === 'USD');
  const found = await ask({ atLeast: half, currency: 'USD', sort: 'amount', limit: 100 });
  expect(ids(found.items)).toEqual(ids(rich));
  const amounts = found.items.map(({ money }) => money.amount);
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));

  // the sums are of all pages, wherever one looks
  const page = await ask({ sort: 'age', page: Math.max(1, all.length), limit: 1 });
  expect([page.pagination.total, page.items.map(({ id }) => id)]).toEqual([all.length, [byAge.items.at(-1)?.id]]);
  expect(page.sums).toEqual(byAge.sums);

  const oldest = byAge.items[0]?.at?.slice(0, 10) ?? '';
  const old = await ask({ until: oldest, limit: 100 });
  expect(old.items.length).toBeGreaterThan(0);
  expect((await ask({ until: '2001-01-01', limit: 100 })).items).toEqual([]);
});

test('events are found by their promoter, who is named', async () => {
  const query = { sort: 'age', limit: 100, setAside: 'false' } as const;
  const { events, promoterNames } = await admin.call(contract.eventsLate, { query });
  const [promoter = ''] = promoterNames ?? [];
  const found = await admin.call(contract.eventsLate, { query: { ...query, promoter } });
  expect(found.events.map(({ _id }) => _id)).toEqual(
    events.filter((it) => it.promoter?.name === promoter).map(({ _id }) => _id),
  );
  expect(found.promoterNames).toEqual(promoterNames);
});

test('what has no money is found by its age, oldest first', async () => {
  const query = { sort: 'age', limit: 100 } as const;
  const none = { ...query, until: '2001-01-01' };
  const { promoters } = await admin.call(contract.listPromoters, { query: { ...query, status: 'pending' } });
  const applied = promoters.map(({ personal }) => personal?.appliedAt ?? '9');
  expect(applied).toEqual(applied.toSorted());
  const { vinDisputes } = await admin.call(contract.listVinDisputes, { query });
  const disputed = vinDisputes.map(({ at }) => at);
  expect(disputed).toEqual(disputed.toSorted());
  expect(disputed.length).toBeGreaterThan(1);
  const { resultClaims } = await admin.call(contract.listResultClaims, { params, query: { ...query, status: 'open' } });
  const claimed = resultClaims.map(({ at }) => at);
  expect(claimed).toEqual(claimed.toSorted());
  expect((await admin.call(contract.listResultClaims, { params, query: none })).resultClaims).toEqual([]);
  expect((await admin.call(contract.waitingDocuments, { query: none })).documents).toEqual([]);
  expect((await admin.call(contract.listApprovals, { query: none })).approvals).toEqual([]);
});
