import { defaultProgram } from '../../program/index.js';
import {
  aDealer,
  anAccount,
  anActor,
  anId,
  aRider,
  credits,
  fakeUnitOfWork,
  fixedClock,
  plainCounterCodes,
  plainDigest,
  sequentialIds,
  type World,
} from '../../testing/index.js';
import { mergeRiders } from '../index.js';

export const [KEEP, GONE] = [anId('rder', 1), anId('rder', 2)];
export const admin = anActor();
export const NOW = '2025-06-10T18:00:00.000Z';

export const given = (world: Partial<World> = {}, keep = [4_000], gone = [2_500, 1_000]) => {
  const ids = sequentialIds();
  const books = [
    credits(
      KEEP,
      keep.map((amount) => ({ amount, expiresOn: '2026-03-01' })),
      ids,
    ),
    credits(
      GONE,
      gone.map((amount) => ({ amount, expiresOn: '2026-01-01' })),
      ids,
    ),
  ];
  const db = fakeUnitOfWork({
    riders: [
      aRider({ id: KEEP, email: 'casey@example.com' }),
      aRider({ id: GONE, fullName: 'K. Moreno', email: 'k.moreno@example.com' }),
    ],
    dealers: [aDealer()],
    pins: [KEEP, GONE].map((riderId) => ({ riderId, seal: 'x', failures: 0, lockedUntil: null })),
    accounts: [anAccount({ id: anId('acc', 9), type: 'rider', subjectId: GONE, email: 'k.moreno@example.com' })],
    ...world,
    wallets: [...books.flatMap((book) => book.wallets), ...(world.wallets ?? [])],
    awards: [...books.flatMap((book) => book.awards), ...(world.awards ?? [])],
    entries: [...books.flatMap((book) => book.entries), ...(world.entries ?? [])],
  });
  const ports = {
    uow: db.uow,
    clock: fixedClock(),
    ids,
    digest: plainDigest,
    // one administrator merges alone
    program: { ...defaultProgram, approvals: 'recorded' as const },
    pins: { seal: () => 'x', matches: () => true },
    counterCodes: plainCounterCodes,
  };
  const merge = mergeRiders(ports);
  let keys = 0;
  const key = () => ({ accountId: admin.accountId, key: `k${(keys += 1)}`, fingerprint: 'x' });
  return {
    db,
    ports,
    key,
    preview: () => merge({ actor: admin, keepId: KEEP, deleteId: GONE, confirmation: '', apply: null }),
    apply: (confirmation = 'DELETE k.moreno@example.com', over = {}) =>
      merge({ actor: admin, keepId: KEEP, deleteId: GONE, confirmation, apply: key(), ...over }),
  };
};
