import { describe, expect, test } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import type { World } from '../testing/index.js';
import {
  aDealer,
  anAccount,
  anActor,
  anId,
  aRider,
  credits,
  fakeUnitOfWork,
  fixedClock,
  plainDigest,
  sequentialIds,
} from '../testing/index.js';
import { codeNumber, codeOf, CODES, type RedeemCredit, redeemCredit, undoRedemption } from './index.js';

const rider = aRider();
const dealer = aDealer();
const atCounter = anActor({ type: 'dealer', subjectId: dealer.id, name: 'Dana Cole' });
const proxied = { ...atCounter, proxyHostId: anId('acc', 7) };
const pins = {
  seal: (id: string, pin: string) => `${id}:${pin}`,
  matches: (seal: string, id: string, pin: string) => seal === `${id}:${pin}`,
};
const NOW = '2025-06-10T18:00:00.000Z';
const guard = (change: Partial<World['pins'][number]> = {}) => ({
  riderId: rider.id,
  seal: pins.seal(rider.id, '2580'),
  failures: 0,
  lockedUntil: null,
  ...change,
});

/** `meanwhile`: wrong PINs at the dealer by the time that its count is held */
const counter = (more: Partial<World> = {}, meanwhile: number | null = null) => {
  const clock = fixedClock(NOW);
  const db = fakeUnitOfWork({
    riders: [rider],
    dealers: [dealer],
    pins: [guard()],
    ...credits(rider.id, [
      { amount: 10_000, expiresOn: '2026-05-01' },
      { amount: 5_000, expiresOn: '2025-12-31' },
    ]),
    ...more,
  });
  const uow: typeof db.uow = {
    run: (work) =>
      db.uow.run((tx) =>
        work(
          meanwhile === null
            ? tx
            : {
                ...tx,
                counter: { ...tx.counter, lockDealer: () => Promise.resolve({ count: meanwhile, since: NOW }) },
              },
        ),
      ),
  };
  const ports = { uow, clock, ids: sequentialIds(), digest: plainDigest, pins, program: defaultProgram };
  let keys = 0;
  const idempotency = () => ({ accountId: atCounter.accountId, key: `key-${(keys += 1)}`, fingerprint: 'asked' });
  const redeem = (change: Partial<RedeemCredit> = {}) =>
    redeemCredit(ports)({
      actor: atCounter,
      idempotency: idempotency(),
      riderId: rider.id,
      dealerId: dealer.id,
      amount: { amount: 6_000, currency: 'USD' },
      pin: '2580',
      employeeName: 'Sam Ortiz',
      riderIdVerified: true,
      ...change,
    });
  return {
    ...db,
    clock,
    redeem,
    wrong: (change: Partial<RedeemCredit> = {}) => refused(redeem({ pin: '0000', ...change })),
    undo: (redemptionId: string, reason: string | null = null, actor = atCounter) =>
      undoRedemption(ports)({ actor, idempotency: idempotency(), redemptionId, reason }),
  };
};
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (it: { code?: string; detail?: unknown }) => ({ code: it.code, detail: it.detail }),
  );

describe('the code of a redemption', () => {
  test('has eight characters, from the first there is to the last', () => {
    expect([codeOf(codeNumber(0)), codeOf(codeNumber(CODES - 1))]).toEqual(['10000000', 'ZZZZZZZZ']);
  });
  test('is drawn anew for each', async () => {
    const { redeem } = counter();
    const [one, two] = [
      await redeem({ amount: { amount: 1, currency: 'USD' } }),
      await redeem({ amount: { amount: 1, currency: 'USD' } }),
    ];
    expect(one.redemption.number).not.toBe(two.redemption.number);
  });
});

describe('nothing is redeemed', () => {
  const account = anAccount({ id: anId('acc', 9), type: 'rider', subjectId: rider.id, emailVerified: false });
  const amount = { amount: 6_000, currency: 'USD' } as const;

  test('by an admin who acts as somebody else, whoever that is: an admin redeems under their own name', async () => {
    const { redeem, stored } = counter();
    for (const actor of [proxied, { ...proxied, type: 'rider' as const, subjectId: rider.id }])
      expect(await refused(redeem({ actor }))).toMatchObject({ code: 'PROXY_FORBIDDEN' });
    expect([stored().redemptions, stored().idempotency]).toEqual([[], []]);
    expect(await refused(redeem({ actor: anActor() }))).toBe('done');
  });
  test('for a rider who never verified the e-mail, whoever asks; the PIN is not looked at', async () => {
    const { redeem, stored } = counter({ accounts: [account] });
    for (const actor of [atCounter, anActor(), anActor({ type: 'rider', subjectId: rider.id })])
      for (const pin of ['2580', '0000'])
        expect(await refused(redeem({ actor, pin, amount }))).toMatchObject({ code: 'RIDER_NOT_VERIFIED' });
    expect([stored().redemptions, stored().pins[0]?.failures]).toEqual([[], 0]);
    expect(await refused(counter({ accounts: [{ ...account, emailVerified: true }] }).redeem())).toBe('done');
  });
});

describe('what is left of a redemption', () => {
  test('is a receipt with who, where and when, and the awards it came out of', async () => {
    const { redeem, stored } = counter();
    const { redemption, newBalance, lines } = await redeem();
    expect(redemption).toEqual({
      id: redemption.id,
      number: redemption.number,
      riderId: rider.id,
      dealerId: dealer.id,
      currency: 'USD',
      amount: 6_000,
      employeeName: 'Sam Ortiz',
      redeemedAt: NOW,
      status: 'redeemed',
      revoked: null,
      dealerName: 'Red Mesa Cycles',
      riderName: 'Casey Moreno',
    });
    expect(newBalance).toEqual({ amount: 9_000, currency: 'USD' });
    const [first, second] = stored().awards;
    expect(lines).toEqual([
      { awardId: second?.id, label: 'Award 2', amount: 5_000, expiresOn: '2025-12-31' },
      { awardId: first?.id, label: 'Award 1', amount: 1_000, expiresOn: '2026-05-01' },
    ]);
    expect(stored().redemptions).toEqual([{ ...redemption, dealerName: undefined, riderName: undefined }]);
  });

  test('is an audit record and entries that name the dealer’s account and the redemption', async () => {
    const { redeem, stored } = counter();
    const { redemption } = await redeem();
    const who = { at: NOW, actorId: atCounter.accountId, proxyHostId: null };
    expect(stored().audit).toMatchObject([
      {
        ...who,
        action: 'redeem',
        objectType: 'redemption',
        objectId: redemption.id,
        detail: { riderId: rider.id, dealerId: dealer.id, amount: 6_000, currency: 'USD' },
      },
    ]);
    expect(stored().entries.filter((it) => it.kind === 'redeem')).toMatchObject([
      { ...who, amount: -5_000, reference: redemption.id },
      { ...who, amount: -1_000, reference: redemption.id },
    ]);
  });

  test('is an email to the rider with amount, code, dealer and what is left', async () => {
    const { redeem, stored } = counter();
    const { redemption } = await redeem();
    expect(stored().outbox).toMatchObject([
      {
        kind: 'redemption',
        at: NOW,
        recipient: { type: 'rider', id: rider.id },
        facts: {
          amount: 6_000,
          currency: 'USD',
          code: codeOf(redemption.number),
          dealer: 'Red Mesa Cycles',
          balance: 9_000,
        },
      },
    ]);
  });
});

describe('at the boundary', () => {
  test('one cent, and the whole balance, can be redeemed', async () => {
    const { redeem } = counter();
    expect((await redeem({ amount: { amount: 1, currency: 'USD' } })).newBalance.amount).toBe(14_999);
    expect((await redeem({ amount: { amount: 14_999, currency: 'USD' } })).newBalance.amount).toBe(0);
  });
  test('INSUFFICIENT_CREDIT one cent more, and it says what there is', async () =>
    expect(await refused(counter().redeem({ amount: { amount: 15_001, currency: 'USD' } }))).toEqual({
      code: 'INSUFFICIENT_CREDIT',
      detail: { held: 15_000, asked: 15_001, currency: 'USD' },
    }));
  test('what has expired is neither redeemed nor counted in what is left', async () => {
    const { redeem, clock } = counter();
    clock.set('2026-01-01T08:00:00.000Z');
    expect((await redeem({ amount: { amount: 4_000, currency: 'USD' } })).newBalance.amount).toBe(6_000);
    expect(await refused(redeem({ amount: { amount: 6_001, currency: 'USD' } }))).toMatchObject({
      code: 'INSUFFICIENT_CREDIT',
      detail: { held: 6_000 },
    });
  });
  test('WRONG_CURRENCY says which is right', async () => {
    expect(await refused(counter().redeem({ amount: { amount: 100, currency: 'CAD' } }))).toEqual({
      code: 'WRONG_CURRENCY',
      detail: { asked: 'CAD', currency: 'USD' },
    });
    expect(await refused(counter({ dealers: [{ ...dealer, country: 'CA' }] }).redeem())).toEqual({
      code: 'WRONG_CURRENCY',
      detail: { asked: 'USD', currency: 'CAD' },
    });
  });
  test('NOT_FOUND of a rider or dealer who is not there', async () => {
    const notThere = { code: 'NOT_FOUND', detail: { what: 'rider' } };
    expect(await refused(counter().redeem({ riderId: anId('stranger') }))).toEqual(notThere);
    expect(await refused(counter().redeem({ dealerId: anId('stranger') }))).toEqual(notThere);
  });
});

describe('wrong PINs', () => {
  const UNTIL = '2025-06-10T18:15:00.000Z';
  test('say how many tries are left, and the last of them until when the rider is locked', async () => {
    const { wrong, stored } = counter();
    const told = [];
    for (let n = 0; n < 6; n += 1) told.push(await wrong());
    const left = [4, 3, 2, 1].map((it) => ({ code: 'WRONG_PIN', detail: { left: it } }));
    expect(told).toEqual([
      ...left,
      { code: 'PIN_LOCKED', detail: { until: UNTIL } },
      { code: 'PIN_LOCKED', detail: { until: UNTIL } },
    ]);
    expect(stored().pins).toEqual([guard({ failures: 5, lockedUntil: UNTIL })]);
    expect(stored().outbox).toMatchObject([
      { kind: 'pin-locked', at: NOW, recipient: { type: 'rider', id: rider.id }, facts: { until: UNTIL } },
    ]);
    expect(stored().dealerFailures).toEqual([{ dealerId: dealer.id, failures: 5, since: NOW }]);
  });
  test('lock to the last millisecond of the quarter of an hour, and are then counted from the first again', async () => {
    const { redeem, wrong, clock, stored } = counter({ pins: [guard({ failures: 5, lockedUntil: UNTIL })] });
    clock.set('2025-06-10T18:14:59.999Z');
    expect(await refused(redeem())).toEqual({ code: 'PIN_LOCKED', detail: { until: UNTIL } });
    clock.set(UNTIL);
    expect(await wrong()).toEqual({ code: 'WRONG_PIN', detail: { left: 4 } });
    expect(stored().pins).toEqual([guard({ failures: 1 })]);
  });
  test('are forgiven by the right one, which lifts a lock that has run out', async () => {
    const { redeem, clock, stored } = counter({ pins: [guard({ failures: 5, lockedUntil: UNTIL })] });
    clock.set(UNTIL);
    await redeem();
    expect(stored().pins).toEqual([guard()]);
  });
  test('leave the guard alone when there were none', async () => {
    const { redeem, stored } = counter();
    const before = stored().pins;
    await redeem();
    expect(stored().pins).toBe(before);
  });
  test('at a dealer count for an hour from the first, then from the next one', async () => {
    const { wrong, clock, stored } = counter();
    const failures = () => stored().dealerFailures.map((it) => [it.failures, it.since]);
    await wrong();
    clock.set('2025-06-10T18:59:59.999Z');
    await wrong();
    expect(failures()).toEqual([[2, NOW]]);
    clock.set('2025-06-10T19:00:00.000Z');
    await wrong();
    expect(failures()).toEqual([[1, '2025-06-10T19:00:00.000Z']]);
  });
  test('of a rider who redeems alone count for the rider, and close nobody’s counter', async () => {
    const { wrong, stored } = counter();
    const alone = { actor: anActor({ type: 'rider', subjectId: rider.id }) };
    for (let tried = 0; tried < 5; tried += 1) await wrong(alone);
    expect(stored().pins[0]).toMatchObject({ failures: 5, lockedUntil: expect.any(String) });
    expect(stored().dealerFailures.filter((it) => it.failures > 0)).toEqual([]);
  });
  test('DEALER_LOCKED when others reached the twentieth meanwhile, even with the right PIN', async () => {
    const before = { dealerFailures: [{ dealerId: dealer.id, failures: 1, since: NOW }] };
    const locked = { code: 'DEALER_LOCKED', detail: { until: '2025-06-10T19:00:00.000Z' } };
    expect(await Promise.all([19, 20].map((meanwhile) => refused(counter(before, meanwhile).redeem())))).toEqual([
      'done',
      locked,
    ]);
    const { wrong, stored } = counter({}, 20);
    expect([await wrong(), stored().pins[0]?.failures]).toEqual([locked, 0]);
  });
  test('DEALER_LOCKED at the twentieth in an hour, until the hour is over', async () => {
    const at = (failures: number, now: string) => {
      const { redeem, clock } = counter({ dealerFailures: [{ dealerId: dealer.id, failures, since: NOW }] });
      clock.set(now);
      return refused(redeem());
    };
    const locked = { code: 'DEALER_LOCKED', detail: { until: '2025-06-10T19:00:00.000Z' } };
    expect(await at(19, NOW)).toBe('done');
    expect(await at(20, NOW)).toEqual(locked);
    expect(await at(21, '2025-06-10T18:59:59.999Z')).toEqual(locked);
    expect(await at(21, '2025-06-10T19:00:00.000Z')).toBe('done');
  });
  test('keep no key from being used again with the right one', async () => {
    const { redeem, wrong, stored } = counter();
    const idempotency = { accountId: atCounter.accountId, key: 'same', fingerprint: 'asked' };
    expect(await wrong({ idempotency })).toMatchObject({ code: 'WRONG_PIN' });
    await redeem({ idempotency });
    expect(stored().idempotency).toHaveLength(1);
  });
});

describe('an undo', () => {
  test('leaves who undid it, when and why, in the redemption, the audit and the entries', async () => {
    const { redeem, undo, clock, stored } = counter();
    const { redemption } = await redeem();
    const at = '2025-06-11T09:00:00.000Z';
    clock.set(at);
    const undone = await undo(redemption.id, 'Wrong amount', proxied);
    const revoked = { at, byName: 'Dana Cole', reason: 'Wrong amount' };
    expect(undone).toEqual({
      redemption: { ...stored().redemptions[0], status: 'revoked', revoked },
      newBalance: { amount: 15_000, currency: 'USD' },
    });
    expect(stored().redemptions).toMatchObject([{ id: redemption.id, status: 'revoked', revoked }]);
    const who = { at, actorId: atCounter.accountId, proxyHostId: anId('acc', 7) };
    expect(stored().audit.at(-1)).toMatchObject({
      ...who,
      action: 'undo-redemption',
      objectType: 'redemption',
      objectId: redemption.id,
      detail: { amount: 6_000, currency: 'USD', reason: 'Wrong amount' },
    });
    expect(stored().entries.slice(-2)).toMatchObject([
      { ...who, kind: 'undo', amount: 5_000, reference: redemption.id },
      { ...who, kind: 'undo', amount: 1_000, reference: redemption.id },
    ]);
    expect(stored().outbox.at(-1)).toMatchObject({
      kind: 'redemption-undone',
      at,
      recipient: { type: 'rider', id: rider.id },
      facts: { amount: 6_000, currency: 'USD', code: codeOf(redemption.number), balance: 15_000 },
    });
  });

  test('gives back into an award that has expired meanwhile, and does not count it in the balance', async () => {
    const { redeem, undo, clock, stored } = counter();
    const { redemption } = await redeem();
    clock.set('2026-01-01T08:00:00.000Z');
    expect((await undo(redemption.id)).newBalance).toEqual({ amount: 10_000, currency: 'USD' });
    expect(stored().awards.find((it) => it.expiresOn === '2025-12-31')).toMatchObject({ current: 5_000, spent: 0 });
  });

  test('NOT_FOUND of a redemption that is not there or another dealer’s, whatever else the account is', async () => {
    const { redeem, undo } = counter();
    const { redemption } = await redeem();
    const notThere = { code: 'NOT_FOUND', detail: { what: 'redemption' } };
    expect(await refused(undo(anId('n0ne')))).toEqual(notThere);
    expect(await refused(undo(redemption.id, null, anActor({ type: 'dealer', subjectId: anId('dea0er', 2) })))).toEqual(
      notThere,
    );
    expect(await refused(undo(redemption.id, null, anActor({ type: 'promoter', subjectId: dealer.id })))).toEqual(
      notThere,
    );
  });
});
