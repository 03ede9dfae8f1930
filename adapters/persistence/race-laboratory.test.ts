import { describe, expect, test } from '@jest/globals';
import { adjustWallet } from '@rrr/core/ledger';
import { redeemCredit, refundDealer, undoRedemption, undoRefund } from '@rrr/core/redemption';
import type { StoreName, UnitOfWork } from '@rrr/core/shared';
import { anActor } from '@rrr/core/testing';
import { type Database, openDatabase } from './open-database.js';
import { sqlOn } from './sql.js';
import { newDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { aShop } from './testing/shop.js';
import { race, type Raced } from './testing/two-servers.js';
import { sqlUnitOfWork } from './unit-of-work.js';
import { verifyLedger } from './verify-ledger.js';

type Act = (uow: UnitOfWork<StoreName>) => Promise<unknown>;
const admin = anActor({ type: 'admin', name: 'Robin Vale' });
const CREDIT = 1_000;
const MOST = 700;

/** A rider with credit, who redeemed a part of it, and every act that moves it, each with a key of its own. */
const aScene = async (db: Database) => {
  const shop = await aShop({ uow: sqlUnitOfWork(db), give: (world) => putWorld(db, world) }, 2);
  const { riderId, dealer, riders } = shop;
  await shop.issueCredit(riderId, [CREDIT]);
  const made = await shop.redeem(100);
  let keys = 0;
  const of = (uow: UnitOfWork<StoreName>, actor = shop.actor) => ({
    ports: { ...shop.ports, uow },
    asked: {
      actor,
      idempotency: { accountId: actor.accountId, key: `race-${(keys += 1)}`, fingerprint: 'asked' },
      redemptionId: made.redemption.id,
      reason: 'A mistake at the counter',
    },
  });
  const redeeming =
    (pin: string, who = riderId): Act =>
    (uow) => {
      const { ports, asked } = of(uow);
      const amount = { amount: MOST, currency: 'USD' as const };
      const counter = { riderId: who, dealerId: dealer.id, employeeName: 'Dana Cole', riderIdVerified: true };
      return redeemCredit(ports)({ ...asked, ...counter, amount, pin });
    };
  const acts = {
    redeem: redeeming('4719'),
    guess: redeeming('0000'),
    'guess another’s': redeeming('0000', riders[1]?.id),
    undo: (uow) => {
      const { ports, asked } = of(uow);
      return undoRedemption(ports)(asked);
    },
    refund: (uow) => {
      const { ports, asked } = of(uow, admin);
      return refundDealer(ports)(asked);
    },
    'undo refund': (uow) => {
      const { ports, asked } = of(uow, admin);
      return undoRefund(ports)(asked);
    },
    take: (uow) => {
      const { ports, asked } = of(uow, admin);
      const amount = { amount: -MOST, currency: 'USD' as const };
      return adjustWallet(ports)({ ...asked, riderId, book: 'credit', amount, expiresOn: null });
    },
  } satisfies Record<string, Act>;
  return { ...shop, acts };
};
type Name = keyof Awaited<ReturnType<typeof aScene>>['acts'];

interface Race {
  readonly pair: readonly [Name, Name];
  /** what was done already */
  readonly before?: Name;
  /** how many of the two may be done (1) */
  readonly done?: number;
  /** how many wrong PINs are counted then, for riders and for the dealer (0) */
  readonly guesses?: number;
}

/** Acts that exclude each other, and guesses, of which each must count. */
const RACES: readonly Race[] = [
  { pair: ['redeem', 'redeem'] },
  { pair: ['redeem', 'take'] },
  { pair: ['take', 'take'] },
  { pair: ['undo', 'undo'] },
  { pair: ['undo', 'refund'] },
  { pair: ['refund', 'refund'] },
  { pair: ['undo refund', 'undo refund'], before: 'refund' },
  { pair: ['guess', 'guess'], done: 0, guesses: 2 },
  { pair: ['guess', 'guess another’s'], done: 0, guesses: 2 },
];

interface Found extends Raced {
  /** what contradicts the rules */
  readonly wrong: readonly unknown[];
}

const raced = async ({ pair, before, done = 1, guesses = 0 }: Race, without: string | null = null): Promise<Found> => {
  const made = await newDatabase('mysql');
  const other = openDatabase({ url: made.url });
  try {
    const { acts } = await aScene(made.db);
    if (before) await acts[before](sqlUnitOfWork(made.db));
    const found = await race([made.db, other], [acts[pair[0]], acts[pair[1]]], without);
    const { breaks } = await verifyLedger(made.db);
    const { rows } = sqlOn(made.db.read, 'mysql');
    const counted = [];
    for (const guards of ['pin_guards', 'dealer_guards'])
      counted.push((await rows<{ n: string | null }>(`SELECT SUM(failures) AS n FROM ${guards}`))[0]?.n);
    const isRight =
      found.told.filter((told) => told === 'done').length === done && counted.every((n) => Number(n) === guesses);
    return { ...found, wrong: [...breaks, ...(isRight ? [] : [[found.told, counted]])] };
  } finally {
    await other.close();
    await made.drop();
  }
};

/**
 * Locks without which the rules hold all the same, and why they stay (docs/mutation.md). They begin the statement.
 */
const HOLD_WITHOUT: readonly string[] = [
  // each entry has the next number of its wallet, and numbers are unique: the later transaction is run again
  'SELECT rider_id, currency, book, balance, sequence, hash, moved_to FROM wallets ',
];

describe('two servers on one database', () => {
  test.each(RACES)('$pair keep to the rules', async (race) => {
    expect((await raced(race)).wrong).toEqual([]);
  });

  test('each lock of these acts is needed: without it, both are done or the ledger breaks', async () => {
    const caught = new Map<string, boolean>();
    for (const race of RACES)
      for (const lock of (await raced(race)).locks)
        if (!caught.get(lock)) caught.set(lock, (await raced(race, lock)).wrong.length > 0);
    const isNeeded = (lock: string): boolean => !HOLD_WITHOUT.some((begin) => lock.startsWith(begin));
    expect([...caught]).toEqual([...caught.keys()].map((lock) => [lock, isNeeded(lock)]));
    expect(caught.size).toBeGreaterThanOrEqual(4);
  }, 180_000);
});
