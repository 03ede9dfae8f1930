import { describe, expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { EventDetail } from '@rrr/contract';
import type { Answered, Browser } from './testing/browser.js';
import { oneAdmin } from './testing/one-admin.js';
import { startDemo } from './testing/start-demo.js';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { upload } from './testing/upload.js';

jest.setTimeout(120_000);

const demo = await startDemo({}, oneAdmin);
ledgerHolds(demo);
const [admin, promoter, dealer, rider] = [
  await demo.as('admin'),
  await demo.as('promoter'),
  await demo.as('dealer'),
  await demo.as('rider'),
];
const eventId = demo.server.demo?.sample.eventId ?? '';
const riderId = (await rider.session()).user._id;
let keys = 0;
const key = () => ({ 'Idempotency-Key': `limits-${(keys += 1)}-key` });

const said = (it: Answered): unknown => (it.status < 300 ? 'ok' : [it.status, it.problem().code]);
const event = async (): Promise<EventDetail> => (await admin.call(contract.getEvent, { params: { eventId } })).event;
const usd = (amount: unknown) => ({ amount, currency: 'USD' });

describe('a promoter’s payout places', () => {
  const save = async (by: Browser, amounts: readonly unknown[]): Promise<Answered> => {
    const { version, classes } = await event();
    const kept = classes.map(({ _id, name, payoutType, payoutPlaces }) => ({ _id, name, payoutType, payoutPlaces }));
    const more = {
      name: 'Straw',
      payoutType: 'dealerCredit',
      payoutPlaces: amounts.map((amount, at) => ({ place: at + 1, amount: usd(amount) })),
    };
    return by.ask(`/api/event/${eventId}/classes`, { method: 'PUT', body: { version, classes: [...kept, more] } });
  };

  test.each([
    ['a place of a million', [100_000_000], 'one place pays at most $10,000.00'],
    ['a place a cent above', [1_000_001], 'pays $10,000.01; one place pays at most $10,000.00'],
    ['a class a cent above', [1_000_000, 1_000_000, 500_001], 'one class pays at most $25,000.00'],
  ])('sets no purse with %s, and neither does an administrator', async (_, amounts, text) => {
    const before = await event();
    for (const by of [promoter, admin]) {
      const answer = await save(by, amounts);
      expect(said(answer)).toEqual([422, 'PURSE_OVER_LIMIT']);
      expect(answer.problem().detail).toContain(text);
    }
    expect(await event()).toEqual(before);
  });

  test.each([1e21, '1000', 0.5, Number.MAX_SAFE_INTEGER + 1, null, -0, -1])(
    'nor with an amount of %p',
    async (amount) => {
      const { status } = await save(promoter, [amount]);
      expect([400, 422]).toContain(status);
    },
  );

  test('nor by a file, at its preview and when it is applied, in French for who reads French', async () => {
    const before = await event();
    for (const dryRun of ['true', 'false'])
      expect(
        said(
          await upload(promoter, `/api/event/${eventId}/upload-class`, 'Class,Place 1\nStraw,10000.01\n', { dryRun }),
        ),
      ).toEqual([422, 'PURSE_OVER_LIMIT']);
    const taken = (await upload(promoter, `/api/event/${eventId}/upload-class`, 'Class,Place 1\nStraw,10000\n')).of(
      contract.uploadClass,
    );
    expect(taken).toMatchObject({ applied: false, problems: [] });
    const french = await promoter.ask(`/api/event/${eventId}/classes`, {
      method: 'PUT',
      headers: { 'Accept-Language': 'fr' },
      body: {
        version: before.version,
        classes: [{ name: 'Straw', payoutType: 'cash', payoutPlaces: [{ place: 1, amount: usd(1_000_001) }] }],
      },
    });
    expect(said(french)).toEqual([422, 'PURSE_OVER_LIMIT']);
    expect(await event()).toEqual(before);
  });
});

const adjust = (amount: unknown, by = admin, to = riderId) =>
  by.ask(`/api/admin/rider/${to}/adjust`, {
    method: 'POST',
    headers: key(),
    body: { amount: usd(amount), reason: 'Missed' },
  });

describe('an administrator’s adjustments', () => {
  test.each([1e21, '1000', 0.5, 9_000_000_000_001])('gives no amount of %p', async (amount) =>
    expect(said(await adjust(amount))).toEqual([400, 'VALIDATION_FAILED']),
  );

  test('gives no more than one adjustment and one day allow, however many at once', async () => {
    expect([said(await adjust(500_001)), said(await adjust(-0))]).toEqual([
      [422, 'ADJUSTMENT_OVER_LIMIT'],
      [422, 'ADJUSTMENT_ZERO'],
    ]);
    const all = (await Promise.all(Array.from({ length: 12 }, () => adjust(500_000)))).map(said);
    expect(all.filter((it) => it === 'ok')).toHaveLength(4);
    expect(all.filter((it) => it !== 'ok')).toEqual(Array(8).fill([409, 'DAILY_ADJUSTMENT_LIMIT']));
    const refused = (await adjust(1)).problem();
    expect(refused.detail).toContain('at most $20,000.00 a day');
    expect(refused.detail).toContain('You can adjust $0.00 more today');
  });
});

describe('redemptions at the counter', () => {
  const redeem = (amount: unknown) =>
    dealer.ask('/api/dealer/redeem', {
      method: 'POST',
      headers: key(),
      body: { riderId, amount: usd(amount), pin: '4719', dealerEmployeeName: 'Sam', riderIdVerified: true },
    });

  test.each([1e21, '1000', 0.5])('takes no amount of %p', async (amount) =>
    expect(said(await redeem(amount))).toEqual([400, 'VALIDATION_FAILED']),
  );

  test('takes no more than one redemption and one day allow, however many at once; an undo gives room back', async () => {
    for (const _ of [1, 2, 3, 4]) await adjust(500_000);
    expect(said(await redeem(500_001))).toEqual([422, 'REDEMPTION_OVER_LIMIT']);
    const all = await Promise.all(Array.from({ length: 20 }, () => redeem(100_000)));
    expect(all.map(said).filter((it) => it === 'ok')).toHaveLength(10);
    expect(all.map(said).filter((it) => it !== 'ok')).toEqual(Array(10).fill([409, 'DAILY_REDEMPTION_LIMIT']));
    expect((await redeem(1)).problem().detail).toContain('This rider can redeem $0.00 more today');
    const { redemption } = all.find((it) => it.status === 201)!.of(contract.redeem);
    await dealer.ask(`/api/dealer/credit-redemption/${redemption._id}`, { method: 'DELETE', headers: key() });
    expect([said(await redeem(100_000)), said(await redeem(1))]).toEqual(['ok', [409, 'DAILY_REDEMPTION_LIMIT']]);
  });
});

test('the configuration contains the limits', async () => {
  expect(await demo.visit().call(contract.getConfig)).toMatchObject({
    program: {
      limits: {
        place: 1_000_000,
        class: 2_500_000,
        event: 10_000_000,
        redemption: 500_000,
        redeemedPerDay: 1_000_000,
        adjustment: 500_000,
        adjustedPerDay: 2_000_000,
        adjustedAlone: 10_000,
        purseAlone: 100_000,
      },
    },
  });
});
