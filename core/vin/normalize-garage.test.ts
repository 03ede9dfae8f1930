import { describe, expect, it } from '@jest/globals';
import {
  aBike,
  anActor,
  anId,
  aRider,
  fakeUnitOfWork,
  fixedClock,
  sequentialIds,
  type World,
} from '../testing/index.js';
import { type KeptBike, normalizeGarage } from './index.js';

const [BEFORE, NOW] = ['2025-05-01T00:00:00.000Z', '2025-06-10T18:00:00.000Z'];
const [KEEP, GONE] = [anId('rder', 2), anId('rder', 1)];
const admin = anActor({ proxyHostId: anId('acc', 7) });
const byAdmin = { at: NOW, actorId: admin.accountId, proxyHostId: admin.proxyHostId, objectType: 'bike' };
const VIN = aBike().vin;
const kept = (n: number, over: Partial<KeptBike> = {}): KeptBike => ({
  ...aBike({ id: anId('b', n), vin: VIN, vinStatus: 'unverified' }),
  riderId: KEEP,
  holdsVin: false,
  retiredAt: null,
  verifiedAt: null,
  verifiedBy: null,
  createdAt: BEFORE,
  version: 1,
  ...over,
});
const another = kept(5, { vin: aBike({ id: anId('b', 5) }).vin, model: '125 SX' });

const given = (bikes: World['bikes']) => {
  const db = fakeUnitOfWork({ riders: [KEEP, GONE].map((id) => aRider({ id, bikes: [] })), bikes });
  const ports = { clock: fixedClock(NOW), ids: sequentialIds() };
  return {
    db,
    tidy: (...riderIds: readonly string[]) => db.uow.run((tx) => normalizeGarage(tx, riderIds, admin, ports)),
  };
};

describe('the garage of two riders who become one', () => {
  it('keeps of two alike the bike of the one who stays, whichever is older, and says in the audit what became of the other', async () => {
    const { db, tidy } = given([kept(1, { riderId: GONE }), kept(2), another]);
    await tidy(KEEP, GONE);
    expect(db.stored().bikes).toEqual([kept(1, { riderId: GONE, retiredAt: NOW, version: 2 }), kept(2), another]);
    const { audit } = db.stored();
    expect(audit).toMatchObject([{ ...byAdmin, action: 'retire-bike', objectId: anId('b', 1) }]);
    expect(audit[0]?.detail).toEqual({ riderId: GONE, retiredAt: { before: null, after: NOW } });
  });

  it('records the effect of an admin’s decision on another bike as an edit: the kept bike is invalid, the sold one is not', async () => {
    const { db, tidy } = given([
      another,
      kept(1, { holdsVin: true }),
      kept(2, { riderId: GONE, vinStatus: 'invalid', retiredAt: BEFORE }),
    ]);
    await tidy(KEEP, GONE);
    const { audit } = db.stored();
    expect(audit).toMatchObject([
      { ...byAdmin, action: 'edit-bike', objectId: anId('b', 1) },
      { ...byAdmin, action: 'edit-bike', objectId: anId('b', 2) },
    ]);
    expect(audit.map((it) => it.detail)).toEqual([
      { riderId: KEEP, vinStatus: { before: 'unverified', after: 'invalid' } },
      { riderId: GONE, vinStatus: { before: 'invalid', after: 'unverified' } },
    ]);
    expect(db.stored().bikes.map((it) => [it.id, it.vinStatus, it.retiredAt])).toEqual([
      [anId('b', 1), 'invalid', null],
      [anId('b', 2), 'unverified', BEFORE],
      [another.id, 'unverified', null],
    ]);
  });

  it('is left as it is where each VIN is one bike, and that of a rider who was not asked for', async () => {
    const { db, tidy } = given([kept(1), another, kept(3, { riderId: GONE })]);
    const before = db.stored();
    await tidy(KEEP);
    expect(db.stored()).toEqual(before);
  });
});
