import { describe, expect, it } from '@jest/globals';
import { setRiderActive } from '../riders/index.js';
import { aBike, anId, aRider } from '../testing/index.js';
import { admin, given, GONE, KEEP, NOW } from './testing/merging.js';

describe('mergeRiders', () => {
  describe('of whom one is deactivated', () => {
    const vin = 'VBKMXA10XSM000777';
    const bikeOf = (riderId: string, holdsVin: boolean, id = anId('b', 77)) => ({
      ...aBike({ id, vin }),
      riderId,
      holdsVin,
      retiredAt: null,
      verifiedAt: NOW,
      verifiedBy: 'x',
      createdAt: NOW,
      version: 1,
    });
    const riders = (keep: object, gone: object) => [
      aRider({ id: KEEP, bikes: [], ...keep }),
      aRider({ id: GONE, email: 'k.moreno@example.com', bikes: [], ...gone }),
    ];

    it('an active rider has the VINs again that were free while the deleted one was shut out', async () => {
      const { db, apply } = given({ riders: riders({}, { deactivated: true }), bikes: [bikeOf(GONE, false)] });
      await apply();
      expect(db.stored().bikes).toMatchObject([{ riderId: KEEP, vin, holdsVin: true }]);
      expect(db.stored().riders.find((it) => it.id === KEEP)?.bikes).toMatchObject([{ vin, vinStatus: 'verified' }]);
    });

    it('a VIN that someone else has by now stays there, and is listed as a dispute', async () => {
      const third = anId('rder', 3);
      const { db, apply } = given({
        riders: [...riders({}, { deactivated: true }), aRider({ id: third, bikes: [] })],
        bikes: [bikeOf(GONE, false), bikeOf(third, true, anId('b', 78))],
      });
      await apply();
      expect(db.stored().bikes.map((it) => [it.riderId, it.holdsVin])).toEqual([
        [KEEP, false],
        [third, true],
      ]);
      expect(db.stored().vinDisputes).toMatchObject([
        { vin, heldBy: third, claimedBy: KEEP, claimed: { bikeId: anId('b', 77) } },
      ]);
    });

    it('a deactivated rider holds no VIN, those of the deleted one neither', async () => {
      const { db, apply } = given({ riders: riders({ deactivated: true }, {}), bikes: [bikeOf(GONE, true)] });
      await apply();
      expect(db.stored().bikes).toMatchObject([{ riderId: KEEP, holdsVin: false }]);
    });
  });

  describe('who have a bike with one VIN', () => {
    const vin = 'VBKMXA10XSM000777';
    const bikeOf = (riderId: string, n: number, over: object) => ({
      ...aBike({ id: anId('b', n), vin }),
      riderId,
      holdsVin: false,
      retiredAt: null,
      verifiedAt: NOW,
      verifiedBy: 'VBK',
      createdAt: NOW,
      version: 1,
      ...over,
    });
    const shutOut = [
      aRider({ id: KEEP, bikes: [] }),
      aRider({ id: GONE, email: 'k.moreno@example.com', bikes: [], deactivated: true }),
    ];

    it('keep one in the garage, the verified one, also when they are deactivated and activated again', async () => {
      const [older, held] = [
        bikeOf(GONE, 77, { vinStatus: 'unverified', verifiedAt: null, verifiedBy: null }),
        bikeOf(KEEP, 78, { holdsVin: true }),
      ];
      const { db, ports, apply } = given({ riders: shutOut, bikes: [older, held] });
      await apply();
      const after = [{ ...older, riderId: KEEP, retiredAt: NOW, version: 2 }, held];
      expect(db.stored().bikes).toEqual(after);
      expect(db.stored().audit).toMatchObject([
        { action: 'done-alone' },
        { actorId: admin.accountId, action: 'retire-bike', objectId: older.id },
        { action: 'merge-riders' },
      ]);
      for (const active of [false, true])
        expect((await setRiderActive(ports)({ actor: admin, riderId: KEEP, active })).taken).toEqual([]);
      expect(db.stored().bikes).toEqual(after);
    });

    it('keep what an admin said of it: invalid under the other name, it is invalid', async () => {
      const [older, held] = [
        bikeOf(GONE, 77, { vinStatus: 'invalid', verifiedAt: null, verifiedBy: null }),
        bikeOf(KEEP, 78, { holdsVin: true }),
      ];
      const { db, apply } = given({ riders: shutOut, bikes: [older, held] });
      await apply();
      expect(db.stored().bikes).toMatchObject([
        { id: older.id, vinStatus: 'unverified', retiredAt: NOW },
        { id: held.id, vinStatus: 'invalid', holdsVin: true, verifiedBy: null },
      ]);
      expect(db.stored().audit.map((it) => it.action)).toEqual([
        'done-alone',
        'edit-bike',
        'retire-bike',
        'merge-riders',
      ]);
    });
  });
});
