import { expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { WaitingKind } from '@rrr/contract';
import { startDemo } from './testing/start-demo.js';

const demo = await startDemo();
const admin = await demo.as('admin');

test('what waits is counted as its lists count it, with the age of the oldest', async () => {
  const waiting = await admin.call(contract.getWaiting);
  const one = { page: 1, limit: 1 };
  const params = { role: 'admin' } as const;
  const lists: Record<WaitingKind, { readonly pagination: { readonly total?: number | undefined } }> = {
    late: await admin.call(contract.eventsLate, { query: { ...one, setAside: 'false' } }),
    cash: await admin.call(contract.listOverdueRiders, { query: one }),
    refunds: await admin.call(contract.listRefundsDue, { params, query: { ...one, overdue: 'true' } }),
    claims: await admin.call(contract.listResultClaims, { params, query: { ...one, status: 'open' } }),
    held: await admin.call(contract.heldAwards, { query: one }),
    documents: await admin.call(contract.waitingDocuments, { query: one }),
    unmatched: await admin.call(contract.unpaidResults, { query: one }),
    disputes: await admin.call(contract.listVinDisputes, { query: { ...one, open: 'true' } }),
    applications: await admin.call(contract.listPromoters, { query: { ...one, status: 'pending' } }),
    events: await admin.call(contract.eventsToDecide, { query: one }),
    approvals: await admin.call(contract.listApprovals, { query: { state: 'waiting', ...one } }),
    overpaid: await admin.call(contract.overpaidAwards, { query: { ...one, setAside: 'false' } }),
  };
  expect(Object.fromEntries(Object.entries(waiting).map(([kind, { count }]) => [kind, count]))).toEqual(
    Object.fromEntries(Object.entries(lists).map(([kind, { pagination }]) => [kind, pagination.total])),
  );
  for (const { count, since, days } of Object.values(waiting))
    expect([since === null, days === null]).toEqual([count === 0, count === 0]);
});

test('overdue cash is as old as the oldest race in its list', async () => {
  const { cash } = await admin.call(contract.getWaiting);
  const { riders } = await admin.call(contract.listOverdueRiders, { query: { page: 1, limit: 1 } });
  expect(cash.since).toBe(riders[0]?.awards[0]?.raceDate);
});

test('a kind that is past its limit says after how many days it is', async () => {
  const waiting = await admin.call(contract.getWaiting);
  for (const [kind, { count, days, limitDays }] of Object.entries(waiting))
    if (count > 0 && ['late', 'cash', 'refunds'].includes(kind)) expect(days).toBeGreaterThan(limitDays ?? Infinity);
    else expect(kind === 'refunds' ? null : limitDays).toBeNull();
});

test('only admins see it', async () => {
  const promoter = await demo.as('promoter');
  expect(await promoter.refusal(contract.getWaiting)).toMatchObject({ status: 403 });
  expect(await promoter.refusal(contract.unpaidResults)).toMatchObject({ status: 403 });
});
