import { adjustWallet } from '@rrr/core/ledger';
import { redeemCredit, refundDealer, undoRedemption, undoRefund } from '@rrr/core/redemption';
import type { StoreName, UnitOfWork } from '@rrr/core/shared';
import { anActor } from '@rrr/core/testing';
import type { Database } from '../../adapters/persistence/open-database.js';
import { sqlOn } from '../../adapters/persistence/sql.js';
import { putWorld } from '../../adapters/persistence/testing/put-world.js';
import { type Act, describeRaces, type Race } from '../../adapters/persistence/testing/race-laboratory.js';
import { aShop } from '../../adapters/persistence/testing/shop.js';
import { sqlUnitOfWork } from '../../adapters/persistence/unit-of-work.js';

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
  return acts;
};
type Name = keyof Awaited<ReturnType<typeof aScene>>;

interface CounterRace extends Race<Name> {
  /** how many wrong PINs are counted then, for riders and for the dealer (0) */
  readonly guesses?: number;
}

/** Acts that exclude each other, and guesses, of which each must count. */
const RACES: readonly CounterRace[] = [
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

describeRaces({
  scene: aScene,
  races: RACES,
  wrong: async (db, { guesses = 0 }) => {
    const wrong: unknown[] = [];
    for (const guards of ['pin_guards', 'dealer_guards']) {
      const text = `SELECT COALESCE(SUM(failures), 0) AS n FROM ${guards}`;
      const [counted] = await sqlOn(db.read, 'mysql').rows<{ n: string }>(text);
      if (Number(counted?.n) !== guesses) wrong.push({ [guards]: counted?.n });
    }
    return wrong;
  },
  holdWithout: [
    // each entry has the next number of its wallet, and numbers are unique: the later transaction is run again
    'SELECT rider_id, currency, book, balance, sequence, hash, moved_to FROM wallets ',
  ],
  least: 4,
});
