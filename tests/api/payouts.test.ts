import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { Browser } from './testing/browser.js';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { giveCash, makePayable } from './testing/payable-rider.js';
import { claimOf, codeOf, payoutScene } from './testing/payout-scene.js';

// fifty requests at once take a while on a busy machine
jest.setTimeout(60_000);

const { demo, admin, rider, other, riderId, otherId, key, cashOut, change, list, pendingOf, claimDemoCash } =
  await payoutScene();
ledgerHolds(demo);

describe('cash that waits', () => {
  test('says what is missing and by when, to its rider and to admins', async () => {
    const cash = await rider.call(contract.getRiderCash, { params: { riderId } });
    expect(cash.missing).toEqual(['licence', 'residence']);
    expect(cash.cash).toMatchObject([
      { withholdingPercent: 30, methods: ['reward-link', 'debit-card'], gross: { currency: 'USD' } },
    ]);
    const [usd] = cash.cash;
    // who has not said where they pay tax counts as foreign
    expect(usd?.net.amount).toBe((usd?.gross.amount ?? 0) - (usd?.withholding.amount ?? 0));
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
    expect(waiting[0]?.missing[0]).toBe('licence');
    expect(['residence', 'w9', 'w8ben']).toContain(waiting[0]?.missing[1]);
    const overdue = (await admin.call(contract.listWaitingCash, { query: { overdue: 'true', limit: 100 } })).awards;
    expect(new Set(overdue.map((it) => it.overdue))).toEqual(new Set([true]));
  });

  test('expires when an admin decides so, if it is overdue: once for a key, and the list is shorter', async () => {
    const overdueOf = async () =>
      (await admin.call(contract.listWaitingCash, { query: { overdue: 'true', limit: 100 } })).awards;
    const [oldest] = await overdueOf();
    const [soon] = (await admin.call(contract.listWaitingCash, { query: { limit: 100, page: 1 } })).awards
      .concat((await admin.call(contract.listWaitingCash, { query: { riderId, limit: 100 } })).awards)
      .filter((it) => !it.overdue);
    const expire = (award: typeof oldest, headers = key(), over: object = {}) =>
      admin.ask(`/api/admin/rider/${award?.rider._id}/expire-cash`, {
        method: 'POST',
        headers,
        body: { awardId: award?._id, amount: award?.amount, reason: 'No papers after three letters', ...over },
      });
    expect(codeOf(await expire(soon))).toBe('CASH_NOT_OVERDUE');
    expect(codeOf(await expire(oldest, key(), { amount: { amount: 1, currency: 'USD' } }))).toBe('PREVIEW_OUTDATED');
    expect(codeOf(await expire(oldest, key(), { reason: ' ' }))).toBe('VALIDATION_FAILED');
    const all = await Promise.all(Array.from({ length: 10 }, () => expire(oldest, key('expire-cash-once'))));
    expect(new Set(all.map((it) => `${it.status} ${it.text}`)).size).toBe(1);
    // more than one administrator lets expire alone
    const { expired, approvalId } = all[0]?.of(contract.expireCash) ?? {};
    expect(expired?.amount).toBe(0);
    const decide = (by: Browser) =>
      by.ask(`/api/admin/approval/${approvalId}`, { method: 'PUT', body: { version: 1, approve: true, answer: null } });
    expect([codeOf(await decide(admin)), codeOf(await decide(await demo.as('admin2')))]).toEqual([
      'SECOND_PERSON_NEEDED',
      'ok',
    ]);
    expect((await overdueOf()).map((it) => it._id)).not.toContain(oldest?._id);
    expect(codeOf(await expire(oldest))).toBe('NOT_FOUND');
  });

  test('cannot be claimed before that', async () => {
    expect((await cashOut(rider)).json()).toMatchObject({ status: 409, code: 'LICENCE_NOT_VERIFIED' });
    expect(await list(rider, 'rider')).toEqual([]);
  });

  test('is not visible to others', async () => {
    expect(codeOf(await other.ask(`/api/rider/rider/${riderId}/cash`))).toBe('NOT_FOUND');
    expect(codeOf(await admin.ask('/api/admin/rider/00000000000000000000000000/cash'))).toBe('NOT_FOUND');
  });
});

describe('a cash-out', () => {
  beforeEach(() => makePayable(demo, riderId));

  test('asked fifty times at once with one key makes one claim, with one answer; another body is refused', async () => {
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

  test('leaves nothing to claim again, and cannot contain other riders’ awards', async () => {
    await cashOut(rider);
    expect(codeOf(await cashOut(rider))).toBe('NOTHING_TO_PAY');
    const [award = ''] = await giveCash(demo, otherId, [4_000]);
    expect(codeOf(await cashOut(rider, { awardIds: [award] }))).toBe('NOT_FOUND');
    expect(codeOf(await cashOut(rider, { currency: 'GBP' }))).toBe('VALIDATION_FAILED');
    expect(codeOf(await cashOut(rider, { awardIds: [] }))).toBe('VALIDATION_FAILED');
  });

  test('cannot use a payment method that the rider’s country does not offer', async () => {
    const awardIds = await giveCash(demo, riderId, [700]);
    expect(codeOf(await cashOut(rider, { awardIds, method: 'cheque' }))).toBe('METHOD_NOT_OFFERED');
    expect(claimOf(await cashOut(rider, { awardIds, method: 'debit-card' }))).toMatchObject({
      method: 'debit-card',
      gross: { amount: 700, currency: 'USD' },
      net: { amount: 700 },
    });
  });

  test('needs its key', async () =>
    expect(codeOf(await rider.ask('/api/rider/payout-claims', { method: 'POST', body: {} }))).toBe(
      'IDEMPOTENCY_KEY_MISSING',
    ));
});

describe('a claim', () => {
  beforeEach(claimDemoCash);

  test('is seen in full by its rider and by admins, and by no stranger', async () => {
    const [claim] = await list(rider, 'rider');
    const path = `payout-claim/${claim?._id}`;
    const shown = (await rider.ask(`/api/rider/${path}`)).of(contract.getPayoutClaim).payoutClaim;
    expect(shown).toMatchObject({ ...claim, order: null, cheques: [], outdated: false });
    expect(shown.lines.reduce((sum, it) => sum + it.amount.amount, 0)).toBe(claim?.gross.amount);
    expect((await admin.ask(`/api/admin/${path}`)).json()).toEqual({ payoutClaim: shown });
    expect(codeOf(await other.ask(`/api/rider/${path}`))).toBe('NOT_FOUND');
    expect(
      codeOf(
        await change(other, 'rider', claim?._id ?? '', { action: 'change-method', method: 'debit-card', version: 1 }),
      ),
    ).toBe('NOT_FOUND');
    expect(codeOf(await other.ask(`/api/rider/payout-claims?riderId=${riderId}`))).toBe('NOT_FOUND');
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
      '?bikeModel=450%20SX-F&bikeYear=2024',
      '?state=pending',
      '?overdue=false',
      '?method=reward-link',
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
    expect(codeOf(await admin.ask('/api/admin/payout-claims?state=lost'))).toBe('VALIDATION_FAILED');
    expect(codeOf(await admin.ask('/api/admin/payout-claims?sort=net'))).toBe('VALIDATION_FAILED');
  });

  test('is paid in another way when its rider asks, who can do nothing else to it', async () => {
    const claim = await pendingOf(riderId, [900]);
    const changed = claimOf(
      await change(rider, 'rider', claim._id, { action: 'change-method', method: 'debit-card', version: 1 }),
    );
    expect(changed).toEqual({ ...claim, method: 'debit-card', version: 2 });
    expect(
      codeOf(await change(admin, 'admin', claim._id, { action: 'change-method', method: 'reward-link', version: 1 })),
    ).toBe('STALE_EDIT');
    for (const action of ['mark-sent', 'undo-sent', 'cancel', 'refresh'])
      expect(codeOf(await change(rider, 'rider', claim._id, { action, version: 2 }))).toBe('VALIDATION_FAILED');
    expect(codeOf(await change(admin, 'admin', claim._id, { action: 'pay', version: 2 }))).toBe('VALIDATION_FAILED');
    expect(codeOf(await change(admin, 'admin', claim._id, { action: 'cancel', version: 2 }))).toBe('ok');
    expect(codeOf(await change(admin, 'admin', claim._id, { action: 'cancel', version: 3 }))).toBe('CLAIM_CANCELED');
  });

  test('is marked as sent once, however often it is requested, and can be undone; each response has the new version', async () => {
    const claim = await pendingOf(riderId, [1_100], { method: 'reward-link' });
    const wire = { action: 'mark-sent', version: 1, reference: 'Wire 4711' };
    const send = () => change(admin, 'admin', claim._id, wire, key('sent-at-once'));
    expect(codeOf(await change(admin, 'admin', claim._id, { action: 'mark-sent', version: 1 }))).toBe('ORDER_MISSING');
    const all = await Promise.all(Array.from({ length: 20 }, send));
    expect(new Set(all.map((it) => it.text)).size).toBe(1);
    const sent = all[0] && claimOf(all[0]);
    expect(sent).toMatchObject({
      state: 'sent',
      version: 2,
      sent: { by: expect.any(String), date: expect.any(String), reference: 'Wire 4711' },
    });
    expect(codeOf(await change(admin, 'admin', claim._id, { action: 'mark-sent', version: 2 }))).toBe('CLAIM_SENT');
    const undone = claimOf(await change(admin, 'admin', claim._id, { action: 'undo-sent', version: 2 }));
    expect(undone).toMatchObject({ state: 'pending', version: 3, sent: null });
    // a repeated request gets the first response
    expect((await send()).text).toBe(all[0]?.text);
    expect(codeOf(await change(admin, 'admin', claim._id, { action: 'undo-sent', version: 3 }))).toBe('CLAIM_NOT_SENT');
    expect(claimOf(await change(admin, 'admin', claim._id, { action: 'refresh', version: 3 }))).toMatchObject({
      version: 4,
      gross: { amount: claim.gross.amount },
    });
  });

  test('of many each is named that cannot be sent, with the reason in the reader’s language', async () => {
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
        { _id: one._id, refused: { code: 'ORDER_MISSING', detail: expect.any(String) } },
        { _id: two._id, refused: { code: 'STALE_EDIT', detail: expect.any(String) } },
        { _id: '00000000000000000000000000', refused: { code: 'NOT_FOUND', detail: expect.any(String) } },
      ],
    });
    expect((await list(rider, 'rider', '?state=sent')).map((it) => it._id)).not.toContain(one._id);
  });

  test('counts towards the year’s total, which its rider sees too', async () => {
    const claim = await pendingOf(riderId, [300]);
    const sent = claimOf(
      await change(admin, 'admin', claim._id, { action: 'mark-sent', version: 1, reference: 'Wire 4711' }),
    ).sent;
    const year = Number(sent?.date.slice(0, 4));
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
