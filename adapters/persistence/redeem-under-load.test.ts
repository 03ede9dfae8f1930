import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anActor, anId } from '@rrr/core/testing';
import { sqlOn } from './sql.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { aShop, outcomes } from './testing/shop.js';
import { sqlUnitOfWork } from './unit-of-work.js';
import { verifyLedger } from './verify-ledger.js';

/** of a test's database */
const CONNECTIONS = 10;
const times = <T>(count: number, make: (n: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, n) => make(n));

describe.each(KINDS)('redemptions at the same moment on %s', (kind) => {
  let made: TestDatabase;
  const open = (riders?: number) =>
    aShop({ uow: sqlUnitOfWork(made.db), give: (world) => putWorld(made.db, world) }, riders);
  const breaks = async () => (await verifyLedger(made.db)).breaks;
  beforeEach(async () => void (made = await newDatabase(kind)));
  afterEach(() => made.drop());

  it('spend exactly the balance: 50 tries, credit for 20', async () => {
    const { redeem, issueCredit, riderId } = await open();
    await issueCredit(riderId, [700, 1_000, 300]);
    expect(Object.fromEntries(await outcomes(times(50, () => redeem(100))))).toEqual({
      done: 20,
      INSUFFICIENT_CREDIT: 30,
    });
    const [wallet] = await sqlOn(made.db.read, kind).rows('SELECT balance FROM wallets');
    expect(wallet).toEqual({ balance: 0 });
    expect(await breaks()).toEqual([]);
  });

  it('are one redemption with one answer for one key', async () => {
    const { redeem, issueCredit, riderId, actor } = await open();
    await issueCredit(riderId, [10_000]);
    const idempotency = { accountId: actor.accountId, key: 'the same', fingerprint: 'asked' };
    const answers = await Promise.all(times(50, () => redeem(10_000, { idempotency })));
    expect(new Set(answers.map((it) => JSON.stringify(it))).size).toBe(1);
    expect(await sqlOn(made.db.read, kind).rows('SELECT amount FROM redemptions')).toEqual([{ amount: 10_000 }]);
    expect(await sqlOn(made.db.read, kind).rows('SELECT kind FROM outbox')).toEqual([{ kind: 'redemption' }]);
    expect(await breaks()).toEqual([]);
  });

  it('evaluate at most five wrong PINs of 200', async () => {
    const { redeem, issueCredit, riderId, pins } = await open();
    await issueCredit(riderId, [10_000]);
    const count = await outcomes(times(200, (n) => redeem(100, { pin: String(1000 + n) })));
    expect(pins.evaluated()).toBe(5);
    expect(Object.fromEntries(count)).toEqual({ WRONG_PIN: 4, PIN_LOCKED: 196 });
  });

  it('evaluate twenty wrong PINs at a dealer out of sixty concurrent guesses, and no right PIN after that', async () => {
    const { redeem, issueCredit, riders, pins } = await open(61);
    const [last] = riders.slice(-1);
    for (const rider of riders) await issueCredit(rider.id, [1_000]);
    const guesses = riders.slice(0, 60).map((it) => redeem(100, { riderId: it.id, pin: '0000' }));
    expect(Object.fromEntries(await outcomes(guesses))).toEqual({ WRONG_PIN: 20, DEALER_LOCKED: 40 });
    // as many as run at once may be looked at before the first is counted
    expect(pins.evaluated()).toBeLessThanOrEqual(20 + CONNECTIONS);
    expect(Object.fromEntries(await outcomes([redeem(100, { riderId: last?.id ?? '' })]))).toEqual({
      DEALER_LOCKED: 1,
    });
    expect(await sqlOn(made.db.read, kind).rows('SELECT failures FROM dealer_guards')).toEqual([{ failures: 20 }]);
    expect(
      await sqlOn(made.db.read, kind)
        .rows('SELECT SUM(failures) AS told FROM pin_guards')
        .then(([value]) => Number((value as { told: number }).told)),
    ).toBe(20);
    expect(await breaks()).toEqual([]);
  });

  it('evaluate twenty wrong PINs of one admin out of 200 that are spread over riders, and stop no dealer', async () => {
    const { redeem, issueCredit, riders, pins } = await open(201);
    const [last] = riders.slice(-1);
    await issueCredit(last?.id ?? '', [1_000]);
    const actor = anActor({ accountId: anId('adm1n'), type: 'admin' });
    const from = { device: 'one browser', address: '10.0.0.1' };
    const guesses = riders.slice(0, 200).map((it) => redeem(100, { actor, from, riderId: it.id, pin: '0000' }));
    expect(Object.fromEntries(await outcomes(guesses))).toEqual({ WRONG_PIN: 20, TOO_MANY_WRONG_PINS: 180 });
    expect(pins.evaluated()).toBeLessThanOrEqual(20 + CONNECTIONS);
    const riderId = last?.id ?? '';
    expect(Object.fromEntries(await outcomes([redeem(100, { actor, from, riderId })]))).toEqual({
      TOO_MANY_WRONG_PINS: 1,
    });
    expect(Object.fromEntries(await outcomes([redeem(100, { riderId })]))).toEqual({ done: 1 });
    expect(await breaks()).toEqual([]);
  });

  it('of many riders at one dealer all go through', async () => {
    const { redeem, issueCredit, riders, undo } = await open(20);
    for (const rider of riders) await issueCredit(rider.id, [1_000]);
    const done = await Promise.all(riders.map((it) => redeem(400, { riderId: it.id })));
    await Promise.all(done.map((it) => undo(it.redemption.id)));
    expect(Object.fromEntries(await outcomes(riders.map((it) => redeem(1_000, { riderId: it.id }))))).toEqual({
      done: 20,
    });
    expect(await breaks()).toEqual([]);
  });
});

describe('the counter on mysql', () => {
  it('holds the rider, and lets the dealer serve another meanwhile', async () => {
    const made = await newDatabase('mysql');
    const uow = sqlUnitOfWork(made.db);
    const { riders, dealer } = await aShop({ uow, give: (world) => putWorld(made.db, world) }, 2);
    const [first, second] = riders.map((it) => it.id) as [string, string];
    const order: string[] = [];
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let entered = (): void => undefined;
    const inside = new Promise<void>((resolve) => (entered = resolve));
    const holder = uow.run(async (tx) => {
      await tx.counter.open(first, dealer.id);
      entered();
      await held;
      order.push('holder');
    });
    await inside;
    const waiter = uow.run(async (tx) => {
      await tx.counter.open(first, dealer.id);
      order.push('same rider');
    });
    // must not wait for the holder, who goes on only after it
    await uow.run(async (tx) => {
      await tx.counter.open(second, dealer.id);
      order.push('other rider');
    });
    release();
    await Promise.all([holder, waiter]);
    await made.drop();
    expect(order).toEqual(['other rider', 'holder', 'same rider']);
  });
});
