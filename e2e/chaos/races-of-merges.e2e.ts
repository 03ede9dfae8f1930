import { adjustWallet } from '@rrr/core/ledger';
import { mergeRiders } from '@rrr/core/merging';
import { redeemCredit, undoRedemption } from '@rrr/core/redemption';
import type { StoreName, UnitOfWork } from '@rrr/core/shared';
import { anActor } from '@rrr/core/testing';
import type { Database } from '../../adapters/persistence/open-database.js';
import { sqlOn } from '../../adapters/persistence/sql.js';
import { putWorld } from '../../adapters/persistence/testing/put-world.js';
import { type Act, describeRaces, type Race } from '../../adapters/persistence/testing/race-laboratory.js';
import { aShop } from '../../adapters/persistence/testing/shop.js';
import { sqlUnitOfWork } from '../../adapters/persistence/unit-of-work.js';

const admin = anActor({ type: 'admin', name: 'Robin Vale' });
const [KEPT, GONE, SPENT] = [1_000, 600, 100];

/**
 * Two riders with credit, of which the second redeemed a part, and what can happen to them while they are merged; and two
 * riders without any.
 */
const aScene = async (db: Database) => {
  const shop = await aShop({ uow: sqlUnitOfWork(db), give: (world) => putWorld(db, world) }, 4);
  const [keep, gone, poor, poorer] = shop.riders;
  if (!keep || !gone || !poor || !poorer) throw new Error('four riders are needed');
  await shop.issueCredit(keep.id, [KEPT]);
  await shop.issueCredit(gone.id, [GONE]);
  const made = await shop.redeem(SPENT, { riderId: gone.id });
  let keys = 0;
  const key = () => ({ accountId: admin.accountId, key: `race-${(keys += 1)}`, fingerprint: 'asked' });
  const portsOf = (uow: UnitOfWork<StoreName>) => ({
    ...shop.ports,
    uow,
    program: { ...shop.ports.program, approvals: 'recorded' as const },
  });
  const merging =
    (keepId: string, other: { readonly id: string; readonly email: string }): Act =>
    (uow) =>
      mergeRiders(portsOf(uow))({
        actor: admin,
        keepId,
        deleteId: other.id,
        confirmation: `DELETE ${other.email}`,
        apply: key(),
      });
  return {
    merge: merging(keep.id, gone),
    'merge the other way': merging(gone.id, keep),
    'merge the poor': merging(poor.id, poorer),
    'merge the poor the other way': merging(poorer.id, poor),
    redeem: (uow) =>
      redeemCredit(portsOf(uow))({
        actor: shop.actor,
        idempotency: key(),
        riderId: gone.id,
        dealerId: shop.dealer.id,
        amount: { amount: GONE - SPENT, currency: 'USD' },
        pin: '4719',
        employeeName: 'Dana Cole',
        riderIdVerified: true,
      }),
    undo: (uow) =>
      undoRedemption(portsOf(uow))({
        actor: admin,
        idempotency: key(),
        redemptionId: made.redemption.id,
        reason: 'A mistake at the counter',
      }),
    take: (uow) =>
      adjustWallet(portsOf(uow))({
        actor: admin,
        idempotency: key(),
        riderId: gone.id,
        book: 'credit',
        amount: { amount: SPENT - GONE, currency: 'USD' },
        expiresOn: null,
        reason: 'A mistake at the counter',
      }),
  } satisfies Record<string, Act>;
};
type Name = keyof Awaited<ReturnType<typeof aScene>>;

/** Two merges exclude each other; of the others both may be done, the merge after the other. */
const RACES: readonly Race<Name>[] = [
  { pair: ['merge', 'merge'] },
  { pair: ['merge', 'merge the other way'] },
  { pair: ['merge the poor', 'merge the poor'] },
  { pair: ['merge the poor', 'merge the poor the other way'] },
  { pair: ['merge', 'redeem'], done: [1, 2] },
  { pair: ['merge', 'undo'], done: [1, 2] },
  { pair: ['merge', 'take'], done: [1, 2] },
];

const sumOf = async (db: Database, text: string): Promise<number> => {
  const [row] = await sqlOn(db.read, 'mysql').rows<{ n: string | null }>(text);
  return Number(row?.n ?? 0);
};

describeRaces({
  scene: aScene,
  races: RACES,
  // no cent comes or goes by a merge
  wrong: async (db) => {
    const held = await sumOf(db, 'SELECT SUM(current_value) AS n FROM awards');
    const redeemed = await sumOf(db, "SELECT SUM(amount) AS n FROM redemptions WHERE status <> 'revoked'");
    const taken = await sumOf(db, "SELECT -SUM(amount) AS n FROM ledger_entries WHERE kind = 'adjust'");
    const left = await sumOf(
      db,
      'SELECT SUM(w.balance) AS n FROM wallets w JOIN riders r ON r.id = w.rider_id WHERE r.merged_into IS NOT NULL',
    );
    const total = held + redeemed + taken;
    return [...(total === KEPT + GONE ? [] : [{ total }]), ...(left === 0 ? [] : [{ left }])];
  },
  holdWithout: [
    // a merge writes the wallets of both riders, also those that are empty, and entries have unique numbers: the later
    // transaction is run again
    'SELECT id, full_name, email, merged_into FROM riders ',
    'SELECT riders.*, (SELECT erased_at FROM deletions ',
    'SELECT id FROM riders ',
    'SELECT rider_id, currency, book, balance, sequence, hash, moved_to FROM wallets ',
    // against what no merge does: another bike, a wrong PIN, another act on the redemption
    'SELECT id, rider_id, year, make, model, vin, ',
    ' SELECT r.full_name AS rider_name, r.deactivated ',
    'SELECT id, number, rider_id, dealer_id, ',
  ],
  least: 6,
});
