import { type Cause, post, transfer } from '../../ledger/index.js';
import { type Stores } from '../../shared/index.js';
import { aResult } from '../a-result.js';
import { aBike, aClass, anAccount, anEvent, aRider } from '../builders.js';
import { PLAIN_SESSION } from '../plain-session.js';
import { credits } from '../credits.js';
import { anId, plainDigest } from '../fixed-ports.js';
import { useBackend, fresh, type MakeBackend } from './backend.js';

/** Two riders with results in the same event, on one implementation of the stores. */
export const mergingScene = (make: MakeBackend) => {
  const backend = useBackend(make);

  const ids = { next: () => anId('entry', fresh()), random: () => 0 };
  const key = (riderId: string) => ({ riderId, currency: 'USD' as const, book: 'credit' as const });
  const aPair = async () => {
    const [n, m] = [fresh(), fresh()];
    const [keep, gone] = [n, m].map((number) =>
      aRider({
        id: anId('rder', number),
        email: `rider${number}@example.com`,
        amaNumber: `77${number}`,
        bikes: [aBike({ id: anId('b', 5_000 + number), vin: `W${String(number).padStart(16, '0')}` })],
      }),
    ) as [ReturnType<typeof aRider>, ReturnType<typeof aRider>];
    const money = credits(
      gone.id,
      [
        { amount: 700, expiresOn: '2026-01-01' },
        { amount: 300, expiresOn: '2026-02-01' },
      ],
      ids,
    );
    const event = anEvent({ id: anId('event', n), promoterId: null, promoterApproved: false });
    const classes = [
      aClass({ id: anId('c0ass', n), eventId: event.id }),
      aClass({ id: anId('c0ass', m), eventId: event.id, name: '250 B' }),
    ] as const;
    const result = (id: number, riderId: string, classId: string, place: number) =>
      aResult({
        id: anId('res0t', id),
        classId,
        place,
        type: 'finished' as const,
        riderId,
        verdict: { earns: null, reasons: [{ code: 'PLACE_NOT_PAID' as const, detail: {} }] },
      });
    const results = [
      result(n, keep.id, classes[0].id, 3),
      result(m, gone.id, classes[0].id, 1),
      result(fresh(), gone.id, classes[1].id, 2),
    ];
    const account = anAccount({ id: anId('acc', m), type: 'rider', subjectId: gone.id, email: gone.email });
    await backend.give({
      riders: [keep, gone],
      accounts: [account],
      events: [event],
      classes,
      results,
      ...money,
      pins: [{ riderId: gone.id, seal: 'x', failures: 0, lockedUntil: null }],
    });
    await backend.uow.run((tx) =>
      tx.sessions.insert({
        id: anId('sess', m),
        accountId: account.id,
        createdAt: '2025-06-01T00:00:00.000Z',
        expiresAt: '2026-06-01T00:00:00.000Z',
        ...PLAIN_SESSION,
      }),
    );
    return { keep, gone, event, classes, results, account };
  };

  const handOver = async (tx: Stores, fromId: string, toId: string, cause: Cause) => {
    const wallets = await tx.wallets.lock([key(fromId), key(toId)]);
    const [to, from] = [toId, fromId].map((id) => wallets.find((wallet) => wallet.riderId === id));
    if (!to || !from) throw new Error('no wallet');
    const { out, into } = transfer(await tx.merging.awardsOf(fromId), toId);
    await tx.wallets.post([
      post(from, out, cause, { ids, digest: plainDigest }),
      post(to, into, cause, { ids, digest: plainDigest }),
    ]);
    await tx.merging.move(fromId, toId);
  };

  const close = (tx: Stores, goneId: string, keepId: string) =>
    tx.merging.close(goneId, keepId, '2025-06-10T18:00:00.000Z').then(() =>
      tx.merging.record({
        id: anId('merge', fresh()),
        keptId: keepId,
        deletedId: goneId,
        at: '2025-06-10T18:00:00.000Z',
        byName: 'Robin Vale',
        record: {},
      }),
    );

  return { backend, ids, key, aPair, handOver, close };
};
