import { describe, expect, it } from '@jest/globals';
import { anId, aRider } from '../testing/index.js';
import {
  admin,
  asked,
  byAdmin,
  dispute,
  fields,
  garage,
  kept,
  notThere,
  NOW,
  OTHER,
  pattern,
  rider,
  RIDER,
  vinFor,
} from './testing/garage.js';

describe('settling a dispute', () => {
  const id = dispute().id;

  it('stands in the audit with its outcome and both riders', async () => {
    const { settle, db } = garage({ bikes: [kept(1, { riderId: OTHER })], vinDisputes: [dispute()] });
    await settle({ actor: admin, disputeId: id, outcome: 'stays' });
    expect(db.stored().audit).toMatchObject([
      {
        ...byAdmin,
        action: 'settle-vin-dispute',
        objectType: 'vin-dispute',
        objectId: id,
        detail: { outcome: 'stays', heldBy: OTHER, claimedBy: RIDER },
      },
    ]);
    expect(db.stored().vinDisputes).toEqual([dispute({ settledAt: NOW, settledBy: 'Robin Vale' })]);
  });

  it('moves the VIN to a new bike as it was described, retires the holder’s, and records all three acts', async () => {
    const { settle, db } = garage({
      bikes: [kept(1, { riderId: OTHER })],
      vinDisputes: [dispute()],
      vinPatterns: [pattern('VBK')],
    });
    await settle({ actor: admin, disputeId: id, outcome: 'moves' });
    const { bikes, audit, rejudgings } = db.stored();
    const made = bikes.find((it) => it.riderId === RIDER);
    expect(made).toEqual({
      ...fields(1),
      id: made?.id,
      riderId: RIDER,
      holdsVin: true,
      retiredAt: null,
      createdAt: NOW,
      version: 1,
      vinStatus: 'verified',
      verifiedAt: NOW,
      verifiedBy: 'VBK',
    });
    expect(bikes.find((it) => it.riderId === OTHER)).toEqual(
      kept(1, { riderId: OTHER, holdsVin: false, retiredAt: NOW }),
    );
    expect(audit.map((it) => [it.action, it.objectId])).toEqual([
      ['retire-bike', anId('b', 1)],
      ['add-bike', made?.id],
      ['settle-vin-dispute', id],
    ]);
    expect(rejudgings).toEqual(asked);
  });

  it('moves the VIN to the claimant’s bike that went without it', async () => {
    const own = kept(2, { vin: vinFor(5), holdsVin: false });
    const { settle, db } = garage({
      bikes: [kept(1, { riderId: OTHER }), own],
      vinDisputes: [dispute({ claimed: { bikeId: own.id, year: 2025, make: 'KTM', model: '350 SX-F' } })],
    });
    await settle({ actor: admin, disputeId: id, outcome: 'moves' });
    expect(db.stored().bikes.filter((it) => it.riderId === RIDER)).toEqual([
      { ...own, model: '350 SX-F', vin: vinFor(1), holdsVin: true, version: 2 },
    ]);
    expect(db.stored().audit[1]?.detail).toEqual({
      riderId: RIDER,
      model: { before: '450 SX-F', after: '350 SX-F' },
      vin: { before: '***', after: '***' },
      holdsVin: { before: false, after: true },
    });
  });

  it('makes a new bike where the one that was claimed for is somebody else’s by now', async () => {
    const { settle, db } = garage({
      bikes: [kept(2, { riderId: OTHER })],
      vinDisputes: [dispute({ claimed: { bikeId: anId('b', 2), year: 2025, make: 'KTM', model: '450 SX-F' } })],
    });
    await settle({ actor: admin, disputeId: id, outcome: 'moves' });
    expect(db.stored().bikes.map((it) => [it.riderId, it.vin])).toEqual(
      expect.arrayContaining([
        [OTHER, vinFor(2)],
        [RIDER, vinFor(1)],
      ]),
    );
  });

  it('takes the VIN from whoever holds it by now, from nobody if nobody does, and leaves it with a claimant who has it', async () => {
    const third = garage({
      riders: [1, 2, 3].map((n) => aRider({ id: anId('rder', n), bikes: [] })),
      bikes: [kept(1, { riderId: anId('rder', 3) })],
      vinDisputes: [dispute()],
    });
    await third.settle({ actor: admin, disputeId: id, outcome: 'moves' });
    expect(
      third.db
        .stored()
        .bikes.map((it) => [it.riderId, it.holdsVin])
        .toSorted(),
    ).toEqual([
      [RIDER, true],
      [anId('rder', 3), false],
    ]);

    const nobody = garage({ vinDisputes: [dispute()] });
    await nobody.settle({ actor: admin, disputeId: id, outcome: 'moves' });
    expect(nobody.db.stored().audit.map((it) => it.action)).toEqual(['add-bike', 'settle-vin-dispute']);

    const theirs = garage({ bikes: [kept(1)], vinDisputes: [dispute()] });
    await theirs.settle({ actor: admin, disputeId: id, outcome: 'moves' });
    expect([theirs.db.stored().bikes, theirs.db.stored().audit.map((it) => it.action)]).toEqual([
      [kept(1)],
      ['settle-vin-dispute'],
    ]);
  });

  it('NOT_FOUND to all but admins, of a dispute that is not there, and to a claimant who is deactivated or gone', async () => {
    const { settle } = garage({ vinDisputes: [dispute()] });
    await expect(settle({ actor: rider, disputeId: id, outcome: 'stays' })).rejects.toMatchObject(notThere('dispute'));
    await expect(settle({ actor: admin, disputeId: anId('n0ne'), outcome: 'stays' })).rejects.toMatchObject(
      notThere('dispute'),
    );
    for (const riders of [[], [aRider({ id: RIDER, deactivated: true })]])
      await expect(
        garage({ riders, vinDisputes: [dispute()] }).settle({ actor: admin, disputeId: id, outcome: 'moves' }),
      ).rejects.toMatchObject(notThere('rider'));
  });
});
