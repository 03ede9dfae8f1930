import type { SubmittedRow } from '../../imports/index.js';
import { available, spend, post } from '../../ledger/index.js';
import { defaultProgram } from '../../program/index.js';
import type { World } from '../../testing/index.js';
import {
  aBike,
  aClass,
  anActor,
  anEvent,
  anId,
  aRider,
  aRow,
  fakeUnitOfWork,
  fixedClock,
  plainDigest,
  sequentialIds,
} from '../../testing/index.js';
import { submitClassResults, type SubmitClassResults } from '../index.js';

export const riderOf = (n: number, fullName: string) =>
  aRider({ id: anId('rder', n), fullName, bikes: [aBike({ id: anId('b', n) })] });

export const [ana, ben, cy] = [riderOf(1, 'Ana Ruiz'), riderOf(2, 'Ben Ode'), riderOf(3, 'Cy Park')];
export const event = anEvent();
export const class450 = aClass();
export const class250 = aClass({ id: anId('c0ass', 2), name: '250 A' });
const promoter = anActor({ type: 'promoter', subjectId: anId('pr0m0ter', 1) });
export const moab = { hometown: 'Moab', state: 'UT' };
export const field = Array.from({ length: 6 }, (_, at) => aRow(4 + at, `Field Rider ${at}`));

export const meeting = (more: Partial<World> = {}) => {
  const clock = fixedClock();
  const ids = sequentialIds();
  const db = fakeUnitOfWork({
    riders: [ana, ben, cy],
    promoters: [{ id: anId('pr0m0ter', 1), name: 'Ridge MC', email: 'ridge@example.com' }],
    events: [event],
    classes: [class450, class250],
    ...more,
  });
  const submit = submitClassResults({ uow: db.uow, clock, ids, digest: plainDigest, program: defaultProgram });
  let keys = 0;
  const send = (rows: readonly SubmittedRow[], change: Partial<SubmitClassResults> = {}) =>
    submit({
      actor: promoter,
      eventId: event.id,
      classId: class450.id,
      rows,
      problems: [],
      choices: new Map(),
      entrants: null,
      outcome: null,
      apply: { accountId: promoter.accountId, key: `key-${(keys += 1)}`, fingerprint: String(keys) },
      ...change,
    });
  /** the current credit of each rider */
  const held = () =>
    [ana, ben, cy].map((rider) =>
      available(
        db.stored().awards.filter((award) => award.riderId === rider.id),
        '2025-06-10',
      ),
    );
  const redeem = async (riderId: string, amount: number) =>
    db.uow.run(async (tx) => {
      const key = { riderId, currency: 'USD' as const, book: 'credit' as const };
      const [wallet] = await tx.wallets.lock([key]);
      if (!wallet) throw new Error('no wallet');
      const moves = spend(await tx.wallets.awardsWithValue([key]), amount, '2025-06-10', 'USD');
      await tx.wallets.post([
        post(
          wallet,
          moves,
          { at: clock.now(), actorId: null, proxyHostId: null, reference: anId('redem') },
          { ids, digest: plainDigest },
        ),
      ]);
    });
  return { ...db, clock, send, held, redeem };
};
