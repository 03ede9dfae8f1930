import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { verifyLedger } from '@rrr/persistence';
import { SERVICES as S } from '../../app/services.js';
import type { Answered, Browser } from './testing/browser.js';
import { type DemoServer, demoServer } from './testing/demo-server.js';
import { giveCash, makePayable } from './testing/payable-rider.js';

interface Claim {
  readonly _id: string;
  readonly state: string;
  readonly method: string;
  readonly version: number;
  readonly gross: { readonly amount: number };
}

const PASSWORD = 'RedRider2026';

// fifty at once count their time where much else runs
jest.setTimeout(60_000);

let demo: DemoServer;
let admin: Browser;
let rider: Browser;
let other: Browser;
let riderId: string;
let otherId: string;
let canadian: string;
let keys = 0;
const key = (name = `payouts-${(keys += 1)}-key`) => ({ 'Idempotency-Key': name });

beforeAll(async () => {
  demo = await demoServer();
  [admin, rider] = [await demo.as('admin'), await demo.as('rider')];
  riderId = (await rider.session()).user._id;
  const found = async (country: string) =>
    (await admin.call(contract.searchRiders, { query: { active: 'true', country, limit: 50 } })).riders.filter(
      (it) => it._id !== riderId,
    );
  const [[second], [third]] = [await found('US'), await found('CA')];
  if (!second || !third) throw new Error('The demo has too few riders');
  [otherId, canadian] = [second._id, third._id];
  other = demo.visit();
  await other.signIn(second.email!, PASSWORD);
}, 60_000);
afterAll(() => demo.stop());

const claimOf = (it: Answered): Claim => it.json<{ payoutClaim: Claim }>().payoutClaim;
const code = (it: Answered): string => (it.status < 300 ? 'ok' : it.problem().code);
const cashOut = (by: Browser, body: object = {}, headers = key()) =>
  by.ask('/api/rider/payout-claims', { method: 'POST', headers, body });
const change = (by: Browser, role: string, id: string, body: object, headers = key()) =>
  by.ask(`/api/${role}/payout-claim/${id}`, { method: 'PUT', headers, body });
const list = async (by: Browser, role: string, query = ''): Promise<readonly Claim[]> =>
  (await by.ask(`/api/${role}/payout-claims${query}`)).of(contract.listPayoutClaims).payoutClaims;
const pendingOf = async (id: string, amounts: readonly number[], body: object = {}): Promise<Claim> => {
  await giveCash(demo, id, amounts);
  return claimOf(
    await admin.ask('/api/admin/payout-claims', { method: 'POST', headers: key(), body: { riderId: id, ...body } }),
  );
};

describe('cash that waits', () => {
  test('says what is missing and by when, to its rider and to admins', async () => {
    const cash = await rider.call(contract.getRiderCash, { params: { riderId } });
    expect(cash.missing).toEqual(['licence', 'w9']);
    expect(cash.cash).toMatchObject([
      { withholdingPercent: 0, methods: ['reward-link', 'debit-card'], gross: { currency: 'USD' } },
    ]);
    const [usd] = cash.cash;
    expect(usd?.net.amount).toBe(usd?.gross.amount);
    expect(usd?.awards[0]).toMatchObject({
      dueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      raceDate: expect.any(String),
      overdue: expect.any(Boolean),
    });
    const waiting = (await admin.call(contract.listWaitingCash, { query: { riderId } })).awards;
    expect(waiting.map((it) => it._id).toSorted()).toEqual(
      usd?.awards
        .map((it) => it._id)
        .slice(0, 15)
        .toSorted(),
    );
    expect(waiting[0]?.missing).toEqual(['licence', 'w9']);
    const overdue = (await admin.call(contract.listWaitingCash, { query: { overdue: 'true', limit: 100 } })).awards;
    expect(new Set(overdue.map((it) => it.overdue))).toEqual(new Set([true]));
  });

  test('cannot be claimed before, and nothing is', async () => {
    expect((await cashOut(rider)).json()).toMatchObject({ status: 409, code: 'LICENCE_NOT_VERIFIED' });
    expect(await list(rider, 'rider')).toEqual([]);
  });

  test('is nobody else’s to see', async () => {
    expect(code(await other.ask(`/api/rider/rider/${riderId}/cash`))).toBe('NOT_FOUND');
    expect(code(await admin.ask('/api/admin/rider/00000000000000000000000000/cash'))).toBe('NOT_FOUND');
  });
});

describe('a cash-out', () => {
  test('asked fifty times at once with one key makes one claim, with one answer; another body is refused', async () => {
    await makePayable(demo, riderId);
    const all = await Promise.all(Array.from({ length: 50 }, () => cashOut(rider, {}, key('cash-out-once'))));
    expect(new Set(all.map((it) => `${it.status} ${it.text}`)).size).toBe(1);
    expect(all[0]?.status).toBe(201);
    const [claim] = await list(rider, 'rider');
    expect(all[0]?.json()).toEqual({ payoutClaim: claim });
    expect(claim).toMatchObject({
      state: 'pending',
      method: 'reward-link',
      requestedBy: 'Riley Ostrander',
      overdue: false,
      sent: null,
      canceledAt: null,
      version: 1,
      rider: { _id: riderId },
    });
    expect(await list(rider, 'rider')).toHaveLength(1);
    expect((await cashOut(rider, { method: 'debit-card' }, key('cash-out-once'))).json()).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  test('leaves nothing to claim again, and of nobody else’s awards', async () => {
    expect(code(await cashOut(rider))).toBe('NOTHING_TO_PAY');
    const [award = ''] = await giveCash(demo, otherId, [4_000]);
    expect(code(await cashOut(rider, { awardIds: [award] }))).toBe('NOT_FOUND');
    expect(code(await cashOut(rider, { currency: 'GBP' }))).toBe('VALIDATION_FAILED');
    expect(code(await cashOut(rider, { awardIds: [] }))).toBe('VALIDATION_FAILED');
  });

  test('cannot go a way that the rider’s country does not offer', async () => {
    const awardIds = await giveCash(demo, riderId, [700]);
    expect(code(await cashOut(rider, { awardIds, method: 'cheque' }))).toBe('METHOD_NOT_OFFERED');
    expect(claimOf(await cashOut(rider, { awardIds, method: 'debit-card' }))).toMatchObject({
      method: 'debit-card',
      gross: { amount: 700, currency: 'USD' },
      net: { amount: 700 },
    });
  });

  test('needs its key', async () =>
    expect(code(await rider.ask('/api/rider/payout-claims', { method: 'POST', body: {} }))).toBe(
      'IDEMPOTENCY_KEY_MISSING',
    ));
});

describe('a claim', () => {
  test('is seen in full by its rider and by admins, and by no stranger', async () => {
    const [claim] = await list(rider, 'rider');
    const path = `payout-claim/${claim?._id}`;
    const shown = (await rider.ask(`/api/rider/${path}`)).json<{
      payoutClaim: { lines: { amount: { amount: number } }[]; outdated: boolean };
    }>().payoutClaim;
    expect(shown).toMatchObject({ ...claim, order: null, cheques: [], outdated: false });
    expect(shown.lines.reduce((sum, it) => sum + it.amount.amount, 0)).toBe(claim?.gross.amount);
    expect((await admin.ask(`/api/admin/${path}`)).json()).toEqual({ payoutClaim: shown });
    expect(code(await other.ask(`/api/rider/${path}`))).toBe('NOT_FOUND');
    expect(
      code(
        await change(other, 'rider', claim?._id ?? '', { action: 'change-method', method: 'debit-card', version: 1 }),
      ),
    ).toBe('NOT_FOUND');
    expect(code(await other.ask(`/api/rider/payout-claims?riderId=${riderId}`))).toBe('NOT_FOUND');
    expect(await list(other, 'rider')).toEqual([]);
  });

  test('is found by who it is for and where it stands', async () => {
    const [claim] = await list(rider, 'rider');
    const has = async (query: string) => (await list(admin, 'admin', query)).some((it) => it._id === claim?._id);
    for (const query of [
      '?query=ostr',
      '?name=riley',
      '?email=rider@',
      '?country=US',
      '?bikeModel=450%20SX&bikeYear=2024',
      '?state=pending',
      '?overdue=false',
      '?method=debit-card',
      `?riderId=${riderId}`,
    ])
      expect([query, await has(query)]).toEqual([query, true]);
    for (const query of [
      '?query=nobodyatall',
      '?name=nobody',
      '?email=x@',
      '?country=CA',
      '?bikeYear=1999',
      '?state=sent',
      '?overdue=true',
      '?method=cheque',
      `?riderId=${otherId}`,
    ])
      expect([query, await has(query)]).toEqual([query, false]);
    expect(code(await admin.ask('/api/admin/payout-claims?state=lost'))).toBe('VALIDATION_FAILED');
    expect(code(await admin.ask('/api/admin/payout-claims?sort=net'))).toBe('VALIDATION_FAILED');
  });

  test('is paid in another way when its rider asks, who can do nothing else to it', async () => {
    const claim = await pendingOf(riderId, [900]);
    const changed = claimOf(
      await change(rider, 'rider', claim._id, { action: 'change-method', method: 'debit-card', version: 1 }),
    );
    expect(changed).toEqual({ ...claim, method: 'debit-card', version: 2 });
    expect(
      code(await change(admin, 'admin', claim._id, { action: 'change-method', method: 'reward-link', version: 1 })),
    ).toBe('STALE_EDIT');
    for (const action of ['mark-sent', 'undo-sent', 'cancel', 'refresh'])
      expect(code(await change(rider, 'rider', claim._id, { action, version: 2 }))).toBe('VALIDATION_FAILED');
    expect(code(await change(admin, 'admin', claim._id, { action: 'pay', version: 2 }))).toBe('VALIDATION_FAILED');
    expect(code(await change(admin, 'admin', claim._id, { action: 'cancel', version: 2 }))).toBe('ok');
    expect(code(await change(admin, 'admin', claim._id, { action: 'cancel', version: 3 }))).toBe('CLAIM_CANCELED');
  });

  test('is sent once, however often it is said, and taken back; each tells the version it left', async () => {
    const claim = await pendingOf(riderId, [1_100], { method: 'reward-link' });
    const send = () => change(admin, 'admin', claim._id, { action: 'mark-sent', version: 1 }, key('sent-at-once'));
    const all = await Promise.all(Array.from({ length: 20 }, send));
    expect(new Set(all.map((it) => it.text)).size).toBe(1);
    const sent = all[0] && claimOf(all[0]);
    expect(sent).toMatchObject({
      state: 'sent',
      version: 2,
      sent: { by: expect.any(String), date: expect.any(String) },
    });
    expect(code(await change(admin, 'admin', claim._id, { action: 'mark-sent', version: 2 }))).toBe('CLAIM_SENT');
    const undone = claimOf(await change(admin, 'admin', claim._id, { action: 'undo-sent', version: 2 }));
    expect(undone).toMatchObject({ state: 'pending', version: 3, sent: null });
    // what was answered stays the answer
    expect((await send()).text).toBe(all[0]?.text);
    expect(code(await change(admin, 'admin', claim._id, { action: 'undo-sent', version: 3 }))).toBe('CLAIM_NOT_SENT');
    expect(claimOf(await change(admin, 'admin', claim._id, { action: 'refresh', version: 3 }))).toMatchObject({
      version: 4,
      gross: { amount: claim.gross.amount },
    });
  });

  test('one of many that cannot be sent is named, in the reader’s language, and the rest are', async () => {
    const [one, two] = [await pendingOf(riderId, [300]), await pendingOf(riderId, [400])];
    const answer = await admin.ask('/api/admin/payout-claims/mark-sent', {
      method: 'POST',
      headers: key('send-many'),
      body: {
        payoutClaims: [
          { _id: one._id, version: 1 },
          { _id: two._id, version: 7 },
          { _id: '00000000000000000000000000', version: 1 },
        ],
      },
    });
    expect(answer.json()).toEqual({
      outcomes: [
        { _id: one._id, refused: null },
        { _id: two._id, refused: { code: 'STALE_EDIT', detail: expect.any(String) } },
        { _id: '00000000000000000000000000', refused: { code: 'NOT_FOUND', detail: expect.any(String) } },
      ],
    });
    expect((await list(rider, 'rider', '?state=sent')).map((it) => it._id)).toContain(one._id);
  });

  test('adds up to the year, which its rider sees too', async () => {
    const year = new Date().getFullYear();
    const { threshold, cashYears } = await admin.call(contract.listCashYears, { query: { year } });
    const mine = cashYears.find((it) => it.rider._id === riderId);
    expect([threshold, mine]).toMatchObject([
      { amount: 60_000, currency: 'USD' },
      { year, gross: { amount: 300 }, net: { amount: 300 }, reported: false },
    ]);
    expect(await admin.call(contract.listCashYears, { query: { year, reported: 'true' } })).toMatchObject({
      cashYears: [],
    });
    expect(await rider.call(contract.getRiderCash, { params: { riderId } })).toMatchObject({
      years: [{ year, gross: { amount: 300 } }],
    });
  });
});

describe('an order of the payment provider', () => {
  const order = (id: string, act = 'create-order') =>
    admin.ask(`/api/payments/${act}`, { method: 'POST', body: { payoutClaimId: id } });
  test('is made once for a claim, says that it is a sandbox’s, and its link is for its rider and admins', async () => {
    const claim = await pendingOf(riderId, [2_500]);
    expect(code(await order(claim._id, 'cancel-order'))).toBe('NOT_FOUND');
    const first = await order(claim._id);
    expect(first.json()).toMatchObject({
      sandbox: true,
      order: {
        payoutClaimId: claim._id,
        provider: 'sandbox',
        status: 'made',
        amount: { amount: 2_500, currency: 'USD' },
      },
    });
    expect((await order(claim._id)).text).toBe(first.text);
    const { orderId } = first.json<{ order: { orderId: string } }>().order;
    const link = `/api/payments/get-reward-link/${orderId}`;
    expect((await rider.ask(link)).json()).toEqual({ link: expect.stringContaining('sandbox'), sandbox: true });
    expect(code(await admin.ask(link))).toBe('ok');
    expect(code(await other.ask(link))).toBe('NOT_FOUND');
    expect(code(await change(admin, 'admin', claim._id, { action: 'cancel', version: 1 }))).toBe('CLAIM_HAS_ORDER');
    expect((await order(claim._id, 'cancel-order')).json()).toMatchObject({ order: { status: 'canceled' } });
    expect(code(await rider.ask(link))).toBe('ORDER_CANCELED');
    expect(code(await order(claim._id))).toBe('ORDER_CANCELED');
    expect(code(await change(admin, 'admin', claim._id, { action: 'cancel', version: 1 }))).toBe('ok');
  });
  test('of which nobody knows what became binds its claim, says until when, and is settled by an administrator with a reason', async () => {
    const claim = await pendingOf(riderId, [2_600]);
    const from = new Date().toISOString();
    const { write } = demo.server.container.get(S.database);
    await write('payment_orders').insert({
      claim_id: claim._id,
      provider: 'sandbox',
      order_id: null,
      status: 'unknown',
      amount: 2_600,
      currency: 'USD',
      created_at: from,
      updated_at: from,
      attempt: 1,
      doubtful_from: from,
    });
    const until = new Date(Date.parse(from) + 86_400_000).toISOString();
    const refused = await change(admin, 'admin', claim._id, { action: 'cancel', version: 1 });
    expect(refused.json()).toMatchObject({
      status: 409,
      code: 'ORDER_DOUBTFUL',
      detail: expect.stringContaining('or wait 24 hours'),
    });
    const shown = (await rider.ask(`/api/rider/payout-claim/${claim._id}`)).json();
    expect(shown).toMatchObject({ payoutClaim: { order: { status: 'unknown', doubtful: { since: from, until } } } });
    const settle = (by: Browser, body: object) =>
      by.ask('/api/payments/settle-order', { method: 'POST', body: { payoutClaimId: claim._id, ...body } });
    const [paid, notPaid] = [
      { outcome: 'paid', orderId: 'sandbox-nothing', reason: 'By phone' },
      { outcome: 'not-paid', reason: 'By phone' },
    ];
    expect([
      code(await settle(admin, paid)),
      code(await settle(admin, { ...notPaid, reason: ' ' })),
      (await settle(rider, notPaid)).status,
    ]).toEqual(['NOT_FOUND', 'VALIDATION_FAILED', 403]);
    expect((await settle(admin, notPaid)).json()).toMatchObject({ order: { status: 'refused', doubtful: null } });
    expect([
      code(await settle(admin, notPaid)),
      code(await change(admin, 'admin', claim._id, { action: 'cancel', version: 1 })),
    ]).toEqual(['ORDER_NOT_DOUBTFUL', 'ok']);
  });
  test('the screens are told that payments go to a sandbox', async () =>
    expect(await rider.call(contract.getConfig)).toMatchObject({ sandbox: true }));
});

describe('cheques', () => {
  test('are drawn for every claim that waits for one, once for a key, and stand in the register', async () => {
    await makePayable(demo, canadian, { country: 'CA', state: 'BC' });
    await giveCash(demo, canadian, [5_000], 'CAD');
    const claim = claimOf(
      await admin.ask('/api/admin/payout-claims', {
        method: 'POST',
        headers: key(),
        body: { riderId: canadian, currency: 'CAD' },
      }),
    );
    expect(claim).toMatchObject({ method: 'cheque', state: 'pending' });
    expect(code(await change(admin, 'admin', claim._id, { action: 'mark-sent', version: 1 }))).toBe(
      'CHEQUE_NOT_ISSUED',
    );
    const run = () => admin.ask('/api/admin/cheques/run', { method: 'POST', headers: key('run-of-today') });
    const all = await Promise.all(Array.from({ length: 10 }, run));
    expect(new Set(all.map((it) => `${it.status} ${it.text}`)).size).toBe(1);
    expect(all[0]?.json()).toMatchObject({
      cheques: [{ number: 1, payoutClaimId: claim._id, voided: null, reissuedAs: null }],
      refused: [],
    });
    expect(code(await change(admin, 'admin', claim._id, { action: 'undo-sent', version: 2 }))).toBe('CHEQUE_STANDS');

    const act = (number: number, name: string, reason = 'Lost in the mail') =>
      admin.ask(`/api/admin/cheque/${number}/${name}`, { method: 'POST', headers: key(), body: { reason } });
    expect((await act(1, 'reissue')).json()).toMatchObject({
      cheque: { number: 2, payoutClaimId: claim._id, voided: null },
    });
    expect(code(await act(1, 'void'))).toBe('CHEQUE_VOIDED');
    expect(code(await act(2, 'void', '  '))).toBe('VALIDATION_FAILED');
    expect((await act(2, 'void')).json()).toMatchObject({
      cheque: { number: 2, voided: { reason: 'Lost in the mail' } },
    });
    const numbers = async (query: string) =>
      (await admin.ask(`/api/admin/cheques${query}`)).of(contract.listCheques).cheques.map((it) => it.number);
    expect([
      await numbers(''),
      await numbers('?standing=true'),
      await numbers('?standing=false'),
      await numbers('?beforeDate=2000-01-01'),
    ]).toEqual([[2, 1], [], [2, 1], []]);
    expect((await list(admin, 'admin', `?riderId=${canadian}`))[0]).toMatchObject({ state: 'pending' });
  });
});

describe('“where is my money?”', () => {
  const wayOf = async (by: Browser, id: string) => by.ask(`/api/rider/rider/${riderId}/earning/${id}`);
  const earnings = async () =>
    (await rider.call(contract.riderEarnings, { params: { riderId }, query: { limit: 100 } })).earnings;

  test('every result of a rider shows its way, to its end or to where it stopped and why', async () => {
    for (const it of await earnings()) {
      const { earning, steps } = (await wayOf(rider, it._id)).of(contract.getEarning);
      expect(earning).toEqual(it);
      const names = steps.map((one) => one.step);
      if (it.verdict.earns === null) {
        expect(names).toEqual(['received', 'matched', 'checks']);
        expect(steps.at(-1)).toMatchObject({ state: 'stopped', reasons: [{ detail: expect.any(String) }] });
      } else
        expect(names).toEqual([
          'received',
          'matched',
          'checks',
          'award',
          ...(it.award?.type === 'cash' ? ['claim', 'payment'] : ['redeem']),
        ]);
    }
  });

  test('cash that was claimed waits for its payment', async () => {
    const cash = (await earnings()).find((it) => it.award?.type === 'cash' && it.award.status === 'earned');
    const way = (await wayOf(rider, cash?._id ?? '')).of(contract.getEarning);
    expect(way.steps.slice(-2)).toMatchObject([
      { step: 'claim', state: 'done' },
      { step: 'payment', state: 'waiting', dueDate: expect.any(String) },
    ]);
    expect(way.payoutClaims).toMatchObject([{ state: 'pending' }]);
    expect(code(await wayOf(other, cash?._id ?? ''))).toBe('NOT_FOUND');
    expect(code(await admin.ask(`/api/admin/rider/${otherId}/earning/${cash?._id}`))).toBe('NOT_FOUND');
  });
});

test('the ledger holds after all of it', async () => {
  expect((await verifyLedger(demo.server.container.get(S.database))).breaks).toEqual([]);
});
