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
import { type KeptBike, reclaimVins } from './index.js';

const [BEFORE, NOW] = ['2025-05-01T00:00:00.000Z', '2025-06-10T18:00:00.000Z'];
const [RIDER, OTHER] = [anId('rder', 1), anId('rder', 2)];
const admin = anActor();
/** A bike whose rider was shut out: it holds its VIN no longer. */
const freed = (n: number, over: Partial<KeptBike> = {}): KeptBike => ({
  ...aBike({ id: anId('b', n), vinStatus: 'unverified' }),
  riderId: RIDER,
  holdsVin: false,
  retiredAt: null,
  verifiedAt: null,
  verifiedBy: null,
  createdAt: BEFORE,
  version: 1,
  ...over,
});

const given = (bikes: World['bikes']) => {
  const db = fakeUnitOfWork({ riders: [aRider({ id: RIDER, bikes: [] }), aRider({ id: OTHER, bikes: [] })], bikes });
  const ports = { clock: fixedClock(NOW), ids: sequentialIds() };
  return { db, letIn: () => db.uow.run((tx) => reclaimVins(tx, RIDER, admin, ports)) };
};

describe('a rider who is let in again', () => {
  it('has the VINs of their bikes again, but of those that are sold', async () => {
    const sold = freed(2, { retiredAt: BEFORE });
    const { db, letIn } = given([freed(1), sold, freed(3)]);
    expect(await letIn()).toEqual([]);
    expect(db.stored()).toMatchObject({
      bikes: [freed(1, { holdsVin: true }), sold, freed(3, { holdsVin: true })],
      vinDisputes: [],
      audit: [],
    });
  });

  it('goes without a VIN that another has by now, and their claim of it is listed with the bike as it is', async () => {
    const [mine, theirs] = [
      freed(2, { make: 'GasGas', model: 'MC 450F', year: 2024 }),
      freed(4, { riderId: OTHER, vin: freed(2).vin, holdsVin: true }),
    ];
    const { db, letIn } = given([freed(1), mine, freed(3), theirs]);
    expect(await letIn()).toEqual([{ vin: mine.vin, bikeId: mine.id, heldBy: OTHER }]);
    const { bikes, vinDisputes } = db.stored();
    expect(bikes).toEqual([freed(1, { holdsVin: true }), mine, freed(3, { holdsVin: true }), theirs]);
    expect(vinDisputes).toEqual([
      {
        id: expect.any(String),
        vin: mine.vin,
        heldBy: OTHER,
        claimedBy: RIDER,
        claimed: { bikeId: mine.id, year: 2024, make: 'GasGas', model: 'MC 450F' },
        at: NOW,
        settledAt: null,
        settledBy: null,
      },
    ]);
  });

  it('claims the same VIN once, however often they are let in', async () => {
    const { db, letIn } = given([freed(2), freed(4, { riderId: OTHER, vin: freed(2).vin, holdsVin: true })]);
    await letIn();
    await letIn();
    expect(db.stored().vinDisputes?.map((it) => [it.vin, it.settledAt])).toEqual([[freed(2).vin, null]]);
  });

  it('has a VIN again that another gave up meanwhile, and claims it no longer', async () => {
    const [mine, theirs] = [freed(2), freed(4, { riderId: OTHER, vin: freed(2).vin, holdsVin: true })];
    const elsewhere = {
      vin: freed(3).vin,
      heldBy: OTHER,
      claimedBy: RIDER,
      claimed: { bikeId: null, year: 2024, make: 'GasGas', model: 'MC 450F' },
      at: BEFORE,
    };
    const { db, letIn } = given([mine, theirs]);
    await letIn();
    await db.uow.run(async (tx) => {
      await tx.bikes.dispute({ id: anId('d', 1), ...elsewhere });
      await tx.bikes.retire(theirs.id, NOW);
    });
    expect(await letIn()).toEqual([]);
    const { bikes, vinDisputes } = db.stored();
    expect(bikes?.find((it) => it.id === mine.id)?.holdsVin).toBe(true);
    expect(vinDisputes?.map((it) => [it.vin, it.settledAt, it.settledBy])).toEqual([
      [mine.vin, NOW, admin.name],
      [elsewhere.vin, null, null],
    ]);
  });

  it('with two bikes of one VIN keeps the first of them, and claims it of nobody', async () => {
    const { db, letIn } = given([freed(1), freed(2, { vin: freed(1).vin })]);
    expect(await letIn()).toEqual([]);
    const { bikes, vinDisputes, audit } = db.stored();
    expect(bikes).toEqual([freed(1, { holdsVin: true }), freed(2, { vin: freed(1).vin, retiredAt: NOW, version: 2 })]);
    expect(vinDisputes).toEqual([]);
    expect(audit).toMatchObject([{ actorId: admin.accountId, action: 'retire-bike', objectId: anId('b', 2) }]);
  });
});
