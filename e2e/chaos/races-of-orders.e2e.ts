import { cancelClaim, cancelOrder, cashOut, changeMethod, createOrder, markSent } from '@rrr/core/payouts';
import { defaultProgram } from '@rrr/core/program';
import type { StoreName, UnitOfWork } from '@rrr/core/shared';
import { anActor, anId, cash, fixedClock, lateProvider, payable, sequentialIds } from '@rrr/core/testing';
import type { Database } from '../../adapters/persistence/open-database.js';
import { sqlOn } from '../../adapters/persistence/sql.js';
import { putWorld } from '../../adapters/persistence/testing/put-world.js';
import { type Act, describeRaces, type Race } from '../../adapters/persistence/testing/race-laboratory.js';
import { sha256 } from '../../adapters/persistence/testing/shop.js';
import { sqlUnitOfWork } from '../../adapters/persistence/unit-of-work.js';

const riderId = anId('rder', 1);
const [admin, rider] = [anActor({ type: 'admin' }), anActor({ type: 'rider', subjectId: riderId })];
const clock = fixedClock();
/** the payment provider of each race */
const providers = new WeakMap<Database, ReturnType<typeof lateProvider>>();

/** A rider's claim of all their cash, an order at the provider, and what else may end the claim. */
const aScene = async (db: Database) => {
  const ids = sequentialIds();
  const late = lateProvider(clock);
  providers.set(db, late);
  await putWorld(db, { ...payable(1), ...cash(riderId, [700, 300], 'USD', ids) });
  let keys = 0;
  const portsOf = (uow: UnitOfWork<StoreName>) => ({
    uow,
    clock,
    ids,
    digest: sha256,
    program: defaultProgram,
    provider: late.provider,
  });
  const key = () => ({ accountId: anId('acc', 1), key: `race-${(keys += 1)}`, fingerprint: 'asked' });
  const asked = { actor: rider, idempotency: key(), currency: 'USD' as const, awardIds: null, method: null };
  await cashOut(portsOf(sqlUnitOfWork(db)))(asked);
  const { id: claimId } = (await db.read('payout_claims').first('id')) as { id: string };
  const on = () => ({ actor: admin, idempotency: key(), claimId, version: 1 });
  return {
    order: (uow) => createOrder(portsOf(uow))({ actor: admin, claimId }),
    'cancel order': (uow) => cancelOrder(portsOf(uow))({ actor: admin, claimId }),
    cancel: (uow) => cancelClaim(portsOf(uow))(on()),
    'send by hand': (uow) => markSent(portsOf(uow))({ ...on(), reference: 'Wire 4711' }),
    'by cheque': (uow) => changeMethod(portsOf(uow))({ ...on(), method: 'cheque' }),
  } satisfies Record<string, Act>;
};
type Name = keyof Awaited<ReturnType<typeof aScene>>;

const RACES: readonly Race<Name>[] = [
  // the second may find the order that the first one made
  { pair: ['order', 'order'], done: [1, 2] },
  { pair: ['order', 'cancel'], byLock: true },
  { pair: ['order', 'send by hand'], byLock: true },
  { pair: ['order', 'by cheque'] },
  { pair: ['cancel order', 'cancel order'], before: 'order', done: [1, 2] },
];

interface ClaimRow {
  readonly id: string;
  readonly state: string;
  readonly method: string;
  readonly sent_reference: string | null;
}

describeRaces({
  scene: aScene,
  races: RACES,
  plainHashes: true,
  // money that the provider will pay is of a claim that is sent by that order, and of no other
  wrong: async (db) => {
    const paid = new Set(providers.get(db)?.executed());
    const claims = await sqlOn(db.read, 'mysql').rows<ClaimRow>(
      'SELECT id, state, method, sent_reference FROM payout_claims',
    );
    return claims.filter(
      ({ id, state, method, sent_reference }) =>
        paid.has(id) !== (state === 'sent' && sent_reference !== 'Wire 4711' && method !== 'cheque'),
    );
  },
  // each act locks the claim's wallets, then the claim, then its order: any one of them keeps another act out
  oneOf: [
    'SELECT rider_id, currency, book, balance, sequence, hash, moved_to FROM wallets ',
    'SELECT id, rider_id, currency, gross, withholding, net, ',
    'SELECT * FROM payment_orders ',
  ],
  holdWithout: [
    // against a mail and a notice that are being sent, which these acts do not do
    'SELECT id, attempts, next_at, leased_until, sent_at FROM outbox ',
    'SELECT leased_at, tries FROM push_notices ',
  ],
  least: 5,
});
