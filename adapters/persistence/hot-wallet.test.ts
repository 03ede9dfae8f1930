import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readerOn } from './reader.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { aShop, outcomes } from './testing/shop.js';
import type { KeyedQueueSettings } from './keyed-queue.js';
import { sqlUnitOfWork } from './unit-of-work.js';
import { verifyLedger } from './verify-ledger.js';

/** More than there are connections. */
const MANY = 32;

const open = async (made: TestDatabase, settings: KeyedQueueSettings = {}) => {
  const uow = sqlUnitOfWork(made.db, settings);
  const shop = await aShop({ uow, give: (world) => putWorld(made.db, world) }, 2);
  const [hot = '', other = ''] = shop.riders.map((rider) => rider.id);
  for (const riderId of [hot, other]) await shop.issueCredit(riderId, [10_000]);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let entered = (): void => undefined;
  const inside = new Promise<void>((resolve) => (entered = resolve));
  /** someone is at work on the hot rider until `release` */
  const holder = async (): Promise<void> => {
    const work = uow.run(
      async (tx) => {
        if (made.db.kind === 'mysql') await tx.wallets.lock([{ riderId: hot, currency: 'USD', book: 'credit' }]);
        entered();
        await held;
      },
      { rider: hot },
    );
    await Promise.race([inside, work]);
    ended = work;
  };
  let ended: Promise<void> = Promise.resolve();
  return { ...shop, uow, hot, other, holder, release: () => release(), over: () => ended };
};

describe.each(KINDS)('one hot wallet on %s', (kind) => {
  let made: TestDatabase;
  beforeEach(async () => void (made = await newDatabase(kind)));
  afterEach(() => made.drop());

  it('holds up no reader, and on MySQL no other rider', async () => {
    const { redeem, hot, other, holder, release, over } = await open(made);
    await holder();
    const waiting = outcomes(Array.from({ length: MANY }, () => redeem(10, { riderId: hot })));
    // these end although none of the others does
    expect(await readerOn(made.db).rows('SELECT id FROM riders')).toHaveLength(2);
    if (kind === 'mysql') await redeem(10, { riderId: other });
    release();
    await over();
    expect(Object.fromEntries(await waiting)).toEqual({ done: MANY });
    await redeem(10, { riderId: other });
    expect((await verifyLedger(made.db)).breaks).toEqual([]);
  });

  it('refuses requests that find the queue full or wait too long, and moves nothing', async () => {
    const { redeem, hot, holder, release, over } = await open(made, { mostWaiting: 3, waitMilliseconds: 200 });
    await holder();
    expect(Object.fromEntries(await outcomes(Array.from({ length: 5 }, () => redeem(10, { riderId: hot }))))).toEqual({
      RIDER_BUSY: 5,
    });
    release();
    await over();
    expect((await redeem(10, { riderId: hot })).newBalance.amount).toBe(9_990);
  });
});

describe('one hot wallet', () => {
  it('is left by clients that disconnect, and serializes undoing as well', async () => {
    const made = await newDatabase('mysql');
    const { redeem, undo, actor, hot, holder, release, over } = await open(made, { waitMilliseconds: 500 });
    const { redemption } = await redeem(10, { riderId: hot });
    await holder();
    const left = new AbortController();
    const leaving = redeem(10, {
      riderId: hot,
      idempotency: { accountId: actor.accountId, key: 'of-one-who-left', fingerprint: 'asked', caller: left.signal },
    });
    left.abort();
    await expect(leaving).rejects.toMatchObject({ code: 'RIDER_BUSY' });
    await expect(undo(redemption.id)).rejects.toMatchObject({ code: 'RIDER_BUSY' });
    release();
    await over();
    expect((await undo(redemption.id)).newBalance.amount).toBe(10_000);
    await made.drop();
  });
});
