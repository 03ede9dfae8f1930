import { describe, expect, test } from '@jest/globals';
import { defaultProgram, type Program } from '../program/index.js';
import { refusal, type World } from '../testing/index.js';
import {
  aDealer,
  anActor,
  anId,
  aRider,
  credits,
  fakeUnitOfWork,
  fixedClock,
  plainCounterCodes,
  plainDigest,
  sequentialIds,
} from '../testing/index.js';
import { codeOf, type RedeemCredit, redeemCredit, undoRedemption } from './index.js';

const rider = aRider();
const dealer = aDealer();
const atCounter = anActor({ type: 'dealer', subjectId: dealer.id, name: 'Dana Cole' });
const pins = {
  seal: (id: string, pin: string) => `${id}:${pin}`,
  matches: (seal: string, id: string, pin: string) => seal.replace(/^older /, '') === `${id}:${pin}`,
};

const shop = (more: Partial<World> = {}, program: Partial<Program> = {}) => {
  const clock = fixedClock('2025-06-10T18:00:00.000Z');
  const ids = sequentialIds();
  const db = fakeUnitOfWork({
    riders: [rider],
    dealers: [dealer],
    pins: [{ riderId: rider.id, seal: pins.seal(rider.id, '4719'), failures: 0, lockedUntil: null }],
    ...credits(rider.id, [
      { amount: 10_000, expiresOn: '2026-05-01' },
      { amount: 5_000, expiresOn: '2025-12-31' },
    ]),
    ...more,
  });
  const ports = {
    uow: db.uow,
    clock,
    ids,
    digest: plainDigest,
    pins,
    counterCodes: plainCounterCodes,
    program: { ...defaultProgram, ...program },
  };
  let keys = 0;
  const command = (change: Partial<RedeemCredit> = {}): RedeemCredit => ({
    actor: atCounter,
    idempotency: { accountId: atCounter.accountId, key: `key-${(keys += 1)}`, fingerprint: 'asked' },
    riderId: rider.id,
    dealerId: dealer.id,
    amount: { amount: 6_000, currency: 'USD' },
    pin: '4719',
    employeeName: 'Dana Cole',
    riderIdVerified: true,
    ...change,
  });
  const undo = undoRedemption(ports);
  return {
    ...db,
    clock,
    command,
    redeem: redeemCredit(ports),
    undo: (redemptionId: string, actor = atCounter, key = `undo-${(keys += 1)}`) =>
      undo({
        actor,
        idempotency: { accountId: actor.accountId, key, fingerprint: redemptionId },
        redemptionId,
        reason: 'Wrong amount',
      }),
  };
};
const balance = (world: World): number => world.awards.reduce((all, it) => all + it.current, 0);

describe('a redemption', () => {
  test('takes the amount from what expires first, and gives a receipt', async () => {
    const { redeem, command, stored } = shop();
    const receipt = await redeem(command());
    expect(receipt.newBalance).toEqual({ amount: 9_000, currency: 'USD' });
    expect(receipt.lines.map((it) => [it.amount, it.expiresOn])).toEqual([
      [5_000, '2025-12-31'],
      [1_000, '2026-05-01'],
    ]);
    expect(codeOf(receipt.redemption.number)).toMatch(/^[0-9A-Z]{8}$/);
    expect(balance(stored())).toBe(9_000);
  });

  test('tells the rider, and is recorded with dealer and amount', async () => {
    const { redeem, command, stored } = shop();
    const { redemption } = await redeem(command());
    expect(stored().outbox.map((it) => [it.kind, it.recipient.id, it.facts.balance])).toEqual([
      ['redemption', rider.id, 9_000],
    ]);
    expect(stored().audit.map((it) => [it.action, it.objectId, it.actorId])).toEqual([
      ['redeem', redemption.id, atCounter.accountId],
    ]);
  });

  test('by a PIN that an older key sealed stores it under the newest key', async () => {
    const older = { riderId: rider.id, seal: `older ${rider.id}:4719`, failures: 2, lockedUntil: null };
    const { redeem, command, stored } = shop({ pins: [older] });
    await redeem(command());
    expect(stored().pins).toEqual([{ ...older, seal: pins.seal(rider.id, '4719'), failures: 0 }]);
  });

  test('happens once for a key: the second call gets the first receipt', async () => {
    const { redeem, command, stored } = shop();
    const asked = command();
    expect(await redeem(asked)).toEqual(await redeem(asked));
    expect(stored().redemptions).toHaveLength(1);
    expect(await refusal(redeem({ ...asked, idempotency: { ...asked.idempotency, fingerprint: 'another' } }))).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
  });

  test('of the whole balance, asked for many times at once with one key, is one redemption and one answer', async () => {
    const { redeem, command, stored } = shop();
    const asked = command({ amount: { amount: 15_000, currency: 'USD' } });
    const receipts = await Promise.all(Array.from({ length: 20 }, () => redeem(asked)));
    expect(new Set(receipts.map((it) => it.redemption.id)).size).toBe(1);
    expect(balance(stored())).toBe(0);
  });

  test('can never take more than there is, however many ask at once', async () => {
    const { redeem, command, stored } = shop();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => refusal(redeem(command({ amount: { amount: 4_000, currency: 'USD' } })))),
    );
    expect(outcomes.filter((it) => it === 'done')).toHaveLength(3);
    expect(outcomes.filter((it) => it === 'INSUFFICIENT_CREDIT')).toHaveLength(17);
    expect(balance(stored())).toBe(3_000);
  });

  test('counts only what has not expired, on the calendar of Los Angeles', async () => {
    const { redeem, command, clock } = shop();
    clock.set('2026-01-01T07:59:59.000Z');
    await redeem(command({ amount: { amount: 5_000, currency: 'USD' } }));
    clock.set('2026-05-02T07:00:00.000Z');
    expect(await refusal(redeem(command({ amount: { amount: 1, currency: 'USD' } })))).toBe('INSUFFICIENT_CREDIT');
  });
});

describe('a redemption is refused, and nothing moves', () => {
  const cases: readonly [string, Partial<World>, Partial<RedeemCredit>][] = [
    ['AMOUNT_NOT_POSITIVE', {}, { amount: { amount: 0, currency: 'USD' } }],
    ['AMOUNT_NOT_POSITIVE', {}, { amount: { amount: -500, currency: 'USD' } }],
    ['INSUFFICIENT_CREDIT', {}, { amount: { amount: 15_001, currency: 'USD' } }],
    ['WRONG_CURRENCY', {}, { amount: { amount: 100, currency: 'CAD' } }],
    ['WRONG_CURRENCY', { dealers: [{ ...dealer, country: 'CA' }] }, {}],
    ['WRONG_PIN', {}, { pin: '0000' }],
    ['PIN_NOT_SET', { pins: [] }, {}],
    ['RIDER_DEACTIVATED', { riders: [{ ...rider, deactivated: true }] }, {}],
    ['DEALER_DEACTIVATED', { dealers: [{ ...dealer, deactivated: true }] }, {}],
    ['ID_NOT_CONFIRMED', {}, { riderIdVerified: false }],
    ['NOT_FOUND', {}, { riderId: anId('stranger') }],
  ];
  test.each(cases)('%s', async (code, world, change) => {
    const { redeem, command, stored } = shop(world);
    expect(await refusal(redeem(command(change)))).toBe(code);
    expect([balance(stored()), stored().redemptions, stored().idempotency]).toEqual([15_000, [], []]);
  });
});

describe('the PIN', () => {
  test('is locked for 15 minutes after 5 wrong tries, whoever tries, even with the right PIN; the rider is told', async () => {
    const { redeem, command, clock, stored } = shop({ dealers: [dealer, aDealer({ id: anId('dea0er', 2) })] });
    const outcomes = [];
    for (let tries = 0; tries < 7; tries += 1)
      outcomes.push(await refusal(redeem(command({ pin: '0000', dealerId: anId('dea0er', 1 + (tries % 2)) }))));
    expect(outcomes).toEqual([
      'WRONG_PIN',
      'WRONG_PIN',
      'WRONG_PIN',
      'WRONG_PIN',
      'PIN_LOCKED',
      'PIN_LOCKED',
      'PIN_LOCKED',
    ]);
    expect(await refusal(redeem(command()))).toBe('PIN_LOCKED');
    expect(stored().outbox.map((it) => it.kind)).toEqual(['pin-locked']);
    clock.set('2025-06-10T18:15:00.000Z');
    expect(await refusal(redeem(command()))).toBe('done');
  });

  test('is forgiven by the right one: four wrong tries, twice, lock nobody out', async () => {
    const { redeem, command } = shop();
    for (const pin of ['1', '2', '3', '4', '4719', '1', '2', '3', '4', '4719'])
      expect(
        await refusal(redeem(command({ pin: pin.padStart(4, '0'), amount: { amount: 100, currency: 'USD' } }))),
      ).toBe(pin === '4719' ? 'done' : 'WRONG_PIN');
  });

  test('cannot be tried at a dealer rider by rider: 20 wrong in an hour stop the dealer', async () => {
    const riders = Array.from({ length: 21 }, (_, at) => aRider({ id: anId('rder', at + 1) }));
    const { redeem, command, clock } = shop({
      riders,
      pins: riders.map((it) => ({ riderId: it.id, seal: pins.seal(it.id, '1111'), failures: 0, lockedUntil: null })),
    });
    for (const facts of riders.slice(0, 20))
      expect(await refusal(redeem(command({ riderId: facts.id, pin: '0000' })))).toBe('WRONG_PIN');
    expect(await refusal(redeem(command({ riderId: anId('rder', 21), pin: '1111' })))).toBe('DEALER_LOCKED');
    clock.set('2025-06-10T19:00:00.000Z');
    expect(
      await refusal(
        redeem(command({ riderId: anId('rder', 1), pin: '1111', amount: { amount: 100, currency: 'USD' } })),
      ),
    ).toBe('done');
  });
});

describe('an undo', () => {
  test('puts every cent back where it came from, keeps the redemption, and tells the rider', async () => {
    const { redeem, undo, command, stored } = shop();
    const before = stored().awards;
    const { redemption } = await redeem(command());
    const undone = await undo(redemption.id);
    expect(undone.newBalance).toEqual({ amount: 15_000, currency: 'USD' });
    expect(stored().awards.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(before);
    expect(stored().redemptions[0]).toMatchObject({
      status: 'revoked',
      revoked: { byName: 'Dana Cole', reason: 'Wrong amount' },
    });
    expect(stored().outbox.map((it) => it.kind)).toEqual(['redemption', 'redemption-undone']);
  });

  test('happens once', async () => {
    const { redeem, undo, command, stored } = shop();
    const { redemption } = await redeem(command());
    expect(await undo(redemption.id, atCounter, 'same')).toEqual(await undo(redemption.id, atCounter, 'same'));
    expect(await refusal(undo(redemption.id))).toBe('ALREADY_REVOKED');
    expect(balance(stored())).toBe(15_000);
  });

  test('is for the dealer’s own redemptions, and for admins', async () => {
    const { redeem, undo, command } = shop();
    const { redemption } = await redeem(command());
    expect(await refusal(undo(redemption.id, anActor({ type: 'dealer', subjectId: anId('dea0er', 2) })))).toBe(
      'NOT_FOUND',
    );
    expect(await refusal(undo(redemption.id, anActor({ type: 'rider', subjectId: rider.id })))).toBe('NOT_FOUND');
    expect(await refusal(undo(redemption.id, anActor()))).toBe('done');
  });

  test('is the dealer’s for some days, and after that an admin’s', async () => {
    const { redeem, undo, command, clock } = shop();
    const [first, second] = [await redeem(command()), await redeem(command())];
    clock.set('2025-07-10T18:00:00.000Z');
    expect(await refusal(undo(first.redemption.id))).toBe('done');
    clock.set('2025-07-10T18:00:00.001Z');
    expect(await refusal(undo(second.redemption.id))).toBe('UNDO_TOO_LATE');
    expect(await refusal(undo(second.redemption.id, anActor()))).toBe('done');
  });

  test('is the dealer’s without end where the program says so', async () => {
    const { redeem, undo, command, clock } = shop({}, { limits: { ...defaultProgram.limits, undoDays: null } });
    const { redemption } = await redeem(command());
    clock.set('2026-04-10T18:00:00.000Z');
    expect(await refusal(undo(redemption.id))).toBe('done');
  });

  test('waits until the dealer’s refund is undone', async () => {
    const { redeem, undo, command, give, stored } = shop();
    const { redemption } = await redeem(command());
    give({
      redemptions: stored().redemptions.map((it) => ({ ...it, id: anId('refnded'), status: 'refunded' as const })),
    });
    expect(await refusal(undo(anId('refnded')))).toBe('REDEMPTION_REFUNDED');
    expect(redemption.status).toBe('redeemed');
  });
});
