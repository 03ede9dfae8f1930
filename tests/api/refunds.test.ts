import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { Answered, Browser } from './testing/browser.js';
import { type DemoServer, demoServer } from './testing/demo-server.js';
import { ledgerHolds } from './testing/ledger-breaks.js';

interface Due {
  readonly _id: string;
  readonly code: string;
  readonly dueDate: string;
  readonly overdue: boolean;
  readonly redeemedAt: string;
  readonly dealer: { readonly _id: string };
  readonly amount: { readonly amount: number; readonly currency: string };
}

// fifty requests at once take a while on a busy machine
jest.setTimeout(60_000);

let demo: DemoServer;
let admin: Browser;
let dealer: Browser;
let rider: Browser;
let dealerId: string;
let otherDealer: string;
let keys = 0;
const key = (name = `refunds-${(keys += 1)}-key`) => ({ 'Idempotency-Key': name });
const code = (it: Answered): string => (it.status < 300 ? 'ok' : it.problem().code);
const due = async (by: Browser, role: string, query = ''): Promise<readonly Due[]> =>
  (await by.ask(`/api/${role}/refunds-due${query}`)).of(contract.listRefundsDue).creditRedemptions;
const done = async (query = ''): Promise<readonly string[]> =>
  (await admin.ask(`/api/admin/refunds${query}`)).of(contract.listRefunds).refunds.map((it) => it.redemption._id);
const refund = (id: string, method = 'POST', headers = key()) =>
  admin.ask(`/api/admin/credit-redemption/${id}/refund`, { method, headers });
const many = (redemptionIds: readonly string[], undo = false, headers = key()) =>
  admin.ask(`/api/admin/refunds${undo ? '/undo' : ''}`, { method: 'POST', headers, body: { redemptionIds } });

beforeAll(async () => {
  demo = await demoServer();
  ledgerHolds(demo);
  [admin, dealer, rider] = [await demo.as('admin'), await demo.as('dealer'), await demo.as('rider')];
  dealerId = (await dealer.session()).user._id;
  // so that there is at least one
  const riderId = (await rider.session()).user._id;
  for (const amount of [500, 600, 700])
    await dealer.ask('/api/dealer/redeem', {
      method: 'POST',
      headers: key(),
      body: {
        riderId,
        amount: { amount, currency: 'USD' },
        pin: '4719',
        dealerEmployeeName: 'Sam',
        riderIdVerified: true,
      },
    });
  otherDealer =
    (await admin.call(contract.listRedemptions, { query: { limit: 100 } })).creditRedemptions.find(
      (it) => it.dealer._id !== dealerId,
    )?.dealer._id ?? '';
}, 60_000);
afterAll(() => demo.stop());

describe('refunds that are due', () => {
  test('are seen by their dealer and by admins, the oldest first, with the day they are due', async () => {
    const [own, all] = [
      await due(dealer, 'dealer', '?limit=100'),
      await due(admin, 'admin', `?dealerId=${dealerId}&limit=100`),
    ];
    expect(own.map((it) => [it._id, it.dueDate, it.overdue])).toEqual(
      all.map((it) => [it._id, it.dueDate, it.overdue]),
    );
    expect(own.length).toBeGreaterThanOrEqual(3);
    expect(new Set(own.map((it) => it.dealer._id))).toEqual(new Set([dealerId]));
    expect(own.map((it) => it.redeemedAt)).toEqual(own.map((it) => it.redeemedAt).toSorted());
  });
  test('are summed by currency, with what is overdue', async () => {
    const listed = await due(dealer, 'dealer', '?limit=100');
    const sum = (rows: readonly Due[]) => rows.reduce((so, it) => so + it.amount.amount, 0);
    const late = listed.filter((it) => it.overdue);
    const { totals } = (await dealer.ask('/api/dealer/refunds-due/totals')).of(contract.refundsDueTotals);
    expect(totals).toEqual([
      {
        due: { count: listed.length, amount: { amount: sum(listed), currency: 'USD' } },
        overdue: { count: late.length, amount: { amount: sum(late), currency: 'USD' } },
      },
    ]);
    expect(code(await dealer.ask(`/api/dealer/refunds-due/totals?dealerId=${otherDealer}`))).toBe('NOT_FOUND');
  });
  test('are nobody else’s to see', async () => {
    expect(code(await dealer.ask(`/api/dealer/refunds-due?dealerId=${otherDealer}`))).toBe('NOT_FOUND');
    expect(code(await dealer.ask(`/api/dealer/refunds?dealerId=${otherDealer}`))).toBe('NOT_FOUND');
    expect(code(await rider.ask('/api/rider/refunds'))).toBe('FORBIDDEN');
  });
  test('are filtered by being overdue, by day and by currency', async () => {
    const today = new Date().toISOString().slice(0, 10);
    expect((await due(admin, 'admin', '?overdue=true&limit=100')).every((it) => it.overdue && it.dueDate < today)).toBe(
      true,
    );
    const fresh = await due(admin, 'admin', '?overdue=false&limit=100');
    expect(fresh.length > 0 && fresh.every((it) => !it.overdue)).toBe(true);
    expect((await due(admin, 'admin', '?currency=CAD&limit=100')).every((it) => it.amount.currency === 'CAD')).toBe(
      true,
    );
    expect(await due(admin, 'admin', '?afterDate=2100-01-01')).toEqual([]);
    expect(code(await admin.ask('/api/admin/refunds-due?afterDate=yesterday'))).toBe('VALIDATION_FAILED');
  });
});

describe('a refund', () => {
  test('asked fifty times at once with one key is made once, with one answer, and can be taken back', async () => {
    const [one] = await due(dealer, 'dealer', '?overdue=false');
    const id = one?._id ?? '';
    const all = await Promise.all(Array.from({ length: 50 }, () => refund(id, 'POST', key('refund-it-once'))));
    expect(new Set(all.map((it) => `${it.status} ${it.text}`)).size).toBe(1);
    expect(all[0]?.json()).toMatchObject({
      refund: {
        redemption: { _id: id, code: one?.code },
        dealer: { _id: dealerId },
        rider: { _id: expect.any(String), fullName: expect.any(String) },
        amount: one?.amount,
        refundedBy: expect.any(String),
        undone: null,
      },
    });
    expect(all[0]?.status).toBe(201);
    expect((await done()).filter((it) => it === id)).toHaveLength(1);
    expect(code(await refund(id))).toBe('ALREADY_REFUNDED');
    const other = await refund(
      (await due(dealer, 'dealer', '?overdue=false'))[0]?._id ?? '',
      'POST',
      key('refund-it-once'),
    );
    expect(other.json()).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });

    const undo = () => dealer.ask(`/api/dealer/credit-redemption/${id}`, { method: 'DELETE', headers: key() });
    expect(code(await undo())).toBe('REDEMPTION_REFUNDED');
    expect(await dealer.call(contract.getRedemption, { params: { redemptionId: id } })).toMatchObject({
      redemption: { status: 'refunded', canUndo: false },
      refund: { refundedAt: expect.any(String), overdue: false },
    });
    expect((await refund(id, 'DELETE')).json()).toMatchObject({ refund: { undone: { by: expect.any(String) } } });
    expect(code(await refund(id, 'DELETE'))).toBe('NOT_REFUNDED');
    expect([(await done()).includes(id), (await done('?undone=true')).includes(id)]).toEqual([false, true]);
    expect(code(await undo())).toBe('ok');
    expect(code(await refund(id))).toBe('ALREADY_REVOKED');
  });

  test('of many: what cannot be is named with its reason, in the reader’s language, and the rest are', async () => {
    const [one, two] = await due(dealer, 'dealer', '?overdue=false');
    const nobody = '00000000000000000000000000';
    const ids = [one?._id ?? '', two?._id ?? ''];
    const answer = await admin.ask('/api/admin/refunds', {
      method: 'POST',
      headers: { ...key(), 'Accept-Language': 'fr' },
      body: { redemptionIds: [...ids, nobody] },
    });
    expect(answer.json()).toEqual({
      outcomes: [
        { _id: ids[0], refused: null },
        { _id: ids[1], refused: null },
        { _id: nobody, refused: { code: 'NOT_FOUND', detail: expect.any(String) } },
      ],
    });
    expect(await done()).toEqual(expect.arrayContaining(ids));
    expect((await many(ids)).json()).toMatchObject({
      outcomes: ids.map((_id) => ({ _id, refused: { code: 'ALREADY_REFUNDED' } })),
    });
    expect((await many([...ids, nobody], true)).json()).toMatchObject({
      outcomes: [{ refused: null }, { refused: null }, { refused: { code: 'NOT_FOUND' } }],
    });
    expect((await many(ids, true)).json()).toMatchObject({
      outcomes: ids.map(() => ({ refused: { code: 'NOT_REFUNDED' } })),
    });
    expect(code(await many([]))).toBe('VALIDATION_FAILED');
  });
});
