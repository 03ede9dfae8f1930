import { expect, test } from '@jest/globals';
import { aBike, anActor, anId, aRider, fakePorts, fakeUnitOfWork, fixedClock, type World } from '../testing/index.js';
import { editBike, type KeptBike, settleDispute } from './index.js';

const [BEFORE, NOW] = ['2025-05-01T00:00:00.000Z', '2025-06-10T18:00:00.000Z'];
const [RIDER, OTHER] = [anId('rder', 1), anId('rder', 2)];
const admin = anActor();
const kept = (n: number, over: Partial<KeptBike> = {}): KeptBike => ({
  ...aBike({ id: anId('b', n), vinStatus: 'unverified' }),
  riderId: RIDER,
  holdsVin: true,
  retiredAt: null,
  verifiedAt: null,
  verifiedBy: null,
  createdAt: BEFORE,
  version: 1,
  ...over,
});

const given = (world: Partial<World>) => {
  const db = fakeUnitOfWork({ riders: [aRider({ id: RIDER, bikes: [] }), aRider({ id: OTHER, bikes: [] })], ...world });
  const ports = fakePorts(db, { clock: fixedClock(NOW) });
  return { db, edit: editBike(ports), settle: settleDispute(ports) };
};

test('a bike that is edited stays itself though another of its VIN was retired for it', async () => {
  const { make, year, vin } = kept(1);
  const other = kept(2, { vin, holdsVin: false, retiredAt: BEFORE, vinStatus: 'invalid' });
  const { db, edit } = given({ bikes: [kept(1), other] });
  const { bike } = await edit({
    actor: admin,
    bikeId: anId('b', 1),
    version: 1,
    bike: { make, year, vin, model: '350 SX-F' },
  });
  expect(bike).toEqual(kept(1, { model: '350 SX-F', version: 2 }));
  expect(db.stored().bikes).toEqual([bike, other]);
});

test('a VIN that was claimed for a bike which was sold meanwhile comes on a new one', async () => {
  const sold = kept(1, { holdsVin: false, retiredAt: BEFORE });
  const held = kept(2, { riderId: OTHER });
  const claimed = { bikeId: sold.id, year: 2025, make: 'KTM', model: '350 SX-F' };
  const id = anId('disp');
  const { db, settle } = given({
    bikes: [sold, held],
    vinDisputes: [
      { id, vin: held.vin, heldBy: OTHER, claimedBy: RIDER, claimed, at: BEFORE, settledAt: null, settledBy: null },
    ],
  });
  await settle({ actor: admin, disputeId: id, outcome: 'moves' });
  const { bikes } = db.stored();
  expect(bikes.find((it) => it.id === sold.id)).toEqual(sold);
  expect(bikes.filter((it) => it.holdsVin)).toMatchObject([
    { riderId: RIDER, vin: held.vin, model: '350 SX-F', createdAt: NOW },
  ]);
});
