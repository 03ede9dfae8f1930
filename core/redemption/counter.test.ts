import { describe, expect, test } from '@jest/globals';
import { anAccount, anActor, anId } from '../testing/index.js';
import { codeNumber, codeOf, CODES } from './index.js';
import { atCounter, counter, dealer, NOW, refused, rider } from './testing/counter.js';

const proxied = { ...atCounter, proxyHostId: anId('acc', 7) };

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
  test('by an admin or dealer who did not see the ID', async () => {
    const { redeem, stored } = counter();
    for (const actor of [atCounter, anActor()])
      expect(await refused(redeem({ actor, riderIdVerified: false }))).toMatchObject({ code: 'ID_NOT_CONFIRMED' });
    expect(stored().redemptions).toEqual([]);
  });
  test('for a rider who never verified the e-mail, whoever asks; the PIN is not looked at', async () => {
    const { redeem, stored } = counter({ accounts: [account] });
    for (const actor of [atCounter, anActor(), anActor({ type: 'rider', subjectId: rider.id })])
      for (const pin of ['4719', '0000'])
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
    expect((await undo(redemption.id, null, anActor())).newBalance).toEqual({ amount: 10_000, currency: 'USD' });
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
