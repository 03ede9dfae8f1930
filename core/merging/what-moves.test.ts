import { describe, expect, it } from '@jest/globals';
import type { Posting } from '../ledger/index.js';
import { defaultProgram } from '../program/index.js';
import {
  aBike,
  aClass,
  anActor,
  anEvent,
  anId,
  aResult,
  aRider,
  credits,
  fakeUnitOfWork,
  fixedClock,
  plainDigest,
  sequentialIds,
  type World,
} from '../testing/index.js';
import { mergeRiders } from './index.js';

const [KEEP, GONE, OTHER] = [anId('rder', 1), anId('rder', 2), anId('rder', 3)];
const NOW = '2025-06-10T18:00:00.000Z';
const [event, inClass, seriesId] = [anEvent(), aClass(), anId('series', 1)];
const admin = anActor();

/** The second rider's first award was won where the kept rider has the better place; both count for a series. */
const given = (world: Partial<World> = {}) => {
  const ids = sequentialIds();
  const theirs = credits(
    GONE,
    [
      { amount: 2_500, expiresOn: '2026-01-01' },
      { amount: 1_000, expiresOn: '2026-01-01' },
    ],
    ids,
  );
  const result = (id: number, riderId: string, place: number) =>
    aResult({
      id: anId('res0t', id),
      classId: inClass.id,
      place,
      type: 'finished' as const,
      riderId,
      verdict: { earns: { amount: 1, type: 'credit' as const, bikeId: 'b' }, reasons: [] as const },
    });
  const source = { eventId: event.id, classId: inClass.id };
  const db = fakeUnitOfWork({
    riders: [
      aRider({ id: KEEP, email: 'casey@example.com', bikes: [] }),
      aRider({ id: GONE, email: 'k.moreno@example.com', bikes: [] }),
      aRider({ id: OTHER, bikes: [] }),
    ],
    events: [event],
    classes: [inClass],
    results: [result(1, KEEP, 1), result(2, GONE, 2)],
    ...theirs,
    awards: theirs.awards.map((it) => ({ ...it, seriesId, source: it.initial === 2_500 ? source : null })),
    ...world,
  });
  const posted: Posting[] = [];
  // what a posting says of an award is what reports count by
  const uow: typeof db.uow = {
    run: (work) =>
      db.uow.run((tx) =>
        work({ ...tx, wallets: { ...tx.wallets, post: (all) => (posted.push(...all), tx.wallets.post(all)) } }),
      ),
  };
  const merge = mergeRiders({
    uow,
    clock: fixedClock(NOW),
    ids,
    digest: plainDigest,
    program: { ...defaultProgram, approvals: 'recorded' },
  });
  return {
    db,
    posted,
    apply: () =>
      merge({
        actor: admin,
        keepId: KEEP,
        deleteId: GONE,
        confirmation: 'DELETE k.moreno@example.com',
        apply: { accountId: admin.accountId, key: 'k', fingerprint: 'x' },
      }),
  };
};

describe('what a merge moves', () => {
  it('counts for the races it was won in, but for what the better place left without one', async () => {
    const { posted, apply } = given();
    await apply();
    const into = posted.find((it) => it.wallet.riderId === KEEP);
    expect(
      into?.awards.map((it) => [it.initial, it.source, it.seriesId]).toSorted(([a], [b]) => Number(a) - Number(b)),
    ).toEqual([
      [0, null, null],
      [1_000, null, seriesId],
    ]);
  });
});

describe('the bikes of two active riders who become one', () => {
  it('have the VINs they had: what an admin decided of another’s VIN is not asked again', async () => {
    const vin = aBike().vin;
    const bike = (id: number, riderId: string, holdsVin: boolean) => ({
      ...aBike({ id: anId('b', id), vinStatus: 'unverified' }),
      vin,
      riderId,
      holdsVin,
      retiredAt: null,
      verifiedAt: null,
      verifiedBy: null,
      createdAt: NOW,
      version: 1,
    });
    const settled = {
      id: anId('d', 1),
      vin,
      heldBy: OTHER,
      claimedBy: KEEP,
      claimed: { bikeId: anId('b', 1), year: 2025, make: 'KTM', model: '450 SX-F' },
      at: NOW,
      settledAt: NOW,
      settledBy: 'Robin Vale',
    };
    const { db, apply } = given({ bikes: [bike(1, KEEP, false), bike(2, OTHER, true)], vinDisputes: [settled] });
    await apply();
    expect(db.stored().vinDisputes).toEqual([settled]);
    expect(db.stored().bikes.map((it) => [it.riderId, it.holdsVin])).toEqual([
      [KEEP, false],
      [OTHER, true],
    ]);
  });
});
