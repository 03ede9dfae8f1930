import { cancelClaim, cashOut, changeMethod, markSent, undoSent } from '@rrr/core/payouts';
import type { StoreName, UnitOfWork } from '@rrr/core/shared';
import { defaultProgram } from '@rrr/core/program';
import { anActor, anId, cash, fixedClock, payable, sequentialIds } from '@rrr/core/testing';
import type { Database } from '../../adapters/persistence/open-database.js';
import { putWorld } from '../../adapters/persistence/testing/put-world.js';
import { type Act, describeRaces, type Race } from '../../adapters/persistence/testing/race-laboratory.js';
import { sha256 } from '../../adapters/persistence/testing/shop.js';
import { sqlUnitOfWork } from '../../adapters/persistence/unit-of-work.js';

const riderId = anId('rder', 1);
const [admin, rider] = [anActor({ type: 'admin' }), anActor({ type: 'rider', subjectId: riderId })];

/** A rider's claim of all their cash, and every act that moves it, each with a key of its own. */
const aScene = async (db: Database) => {
  const ids = sequentialIds();
  await putWorld(db, { ...payable(1), ...cash(riderId, [700, 300], 'USD', ids) });
  let keys = 0;
  const portsOf = (uow: UnitOfWork<StoreName>) => ({
    uow,
    clock: fixedClock(),
    ids,
    digest: sha256,
    program: defaultProgram,
  });
  const key = () => ({ accountId: anId('acc', 1), key: `race-${(keys += 1)}`, fingerprint: 'asked' });
  const claiming: Act = (uow) =>
    cashOut(portsOf(uow))({ actor: rider, idempotency: key(), currency: 'USD', awardIds: null, method: null });
  await claiming(sqlUnitOfWork(db));
  const claim = { id: (await db.read('payout_claims').first('id')) as { id: string } }.id;
  const on = (version: number) => ({ actor: admin, idempotency: key(), claimId: claim.id, version });
  return {
    claim: claiming,
    cancel: (uow) => cancelClaim(portsOf(uow))(on(1)),
    send: (uow) => markSent(portsOf(uow))({ ...on(1), reference: 'Wire 4711' }),
    'not sent after all': (uow) => undoSent(portsOf(uow))(on(2)),
    'by cheque': (uow) => changeMethod(portsOf(uow))({ ...on(1), method: 'cheque' }),
  } satisfies Record<string, Act>;
};
type Name = keyof Awaited<ReturnType<typeof aScene>>;

/** Acts that exclude each other. */
const RACES: readonly Race<Name>[] = [
  { pair: ['claim', 'claim'], before: 'cancel' },
  { pair: ['send', 'send'] },
  { pair: ['send', 'cancel'], byLock: true },
  { pair: ['cancel', 'cancel'], byLock: true },
  { pair: ['by cheque', 'send'] },
  { pair: ['not sent after all', 'not sent after all'], before: 'send' },
];

describeRaces({
  scene: aScene,
  races: RACES,
  plainHashes: true,
  // a claim is locked with its wallets; entries of the ledger and awards of live claims are unique besides
  oneOf: [
    'SELECT rider_id, currency, book, balance, sequence, hash, moved_to FROM wallets ',
    'SELECT id, rider_id, currency, gross, withholding, net, ',
  ],
  holdWithout: [
    // against what these acts do not do: an order at the provider, a mail and a notice that are being sent
    'SELECT * FROM payment_orders ',
    'SELECT id, attempts, next_at, leased_until, sent_at FROM outbox ',
    'SELECT leased_at, tries FROM push_notices ',
  ],
  least: 5,
});
