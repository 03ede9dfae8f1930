import {
  aBike,
  aClass,
  anActor,
  anEvent,
  anId,
  aResult,
  aRider,
  fakePorts,
  fakeUnitOfWork,
  fixedClock,
  type World,
} from '../../testing/index.js';
import {
  addBike,
  decideBike,
  editBike,
  type KeptBike,
  retireBike,
  settleDispute,
  settleVinRun,
  verifyBikes,
  type VinDispute,
  type VinPattern,
} from '../index.js';
import { bike as fields, NOW, OTHER, RIDER, vinFor } from './bikes.js';

export { fields, NOW, OTHER, RIDER, vinFor };

export const admin = anActor({ proxyHostId: anId('acc', 7) });
export const rider = anActor({ accountId: anId('acc', 2), type: 'rider', subjectId: RIDER, name: 'Casey Moreno' });
export const byAdmin = { at: NOW, actorId: admin.accountId, proxyHostId: admin.proxyHostId };

export const kept = (n: number, over: Partial<KeptBike> = {}): KeptBike => ({
  ...aBike({ id: anId('b', n), vin: vinFor(n), vinStatus: 'unverified' }),
  riderId: RIDER,
  holdsVin: true,
  retiredAt: null,
  verifiedAt: null,
  verifiedBy: null,
  createdAt: '2025-01-01T00:00:00.000Z',
  version: 1,
  ...over,
});
export const pattern = (text: string, over: Partial<VinPattern> = {}): VinPattern => ({
  id: anId('pat', text.length),
  model: '450 SX-F',
  year: 2025,
  pattern: text,
  status: 'verified',
  decidedAt: NOW,
  decidedBy: 'Robin Vale',
  ...over,
});
export const dispute = (over: Partial<VinDispute> = {}): VinDispute => ({
  id: anId('disp'),
  vin: vinFor(1),
  heldBy: OTHER,
  claimedBy: RIDER,
  claimed: { bikeId: null, year: 2025, make: 'KTM', model: '450 SX-F' },
  at: '2025-06-01T00:00:00.000Z',
  settledAt: null,
  settledBy: null,
  ...over,
});
/** A race of the rider that waits for a verified bike. */
export const waiting: Partial<World> = {
  events: [anEvent()],
  classes: [aClass()],
  results: [
    aResult({
      id: anId('res0t'),
      classId: aClass().id,
      riderId: RIDER,
      verdict: { earns: null, reasons: [{ code: 'NO_VERIFIED_BIKE', detail: {} }] },
    }),
  ],
};

export const asked = [{ eventId: anEvent().id, askedAt: NOW }];

export const garage = (world: Partial<World> = {}) => {
  const db = fakeUnitOfWork({
    riders: [aRider({ id: RIDER, bikes: [] }), aRider({ id: OTHER, bikes: [] })],
    ...waiting,
    ...world,
  });
  const ports = fakePorts(db, { clock: fixedClock(NOW) });
  return {
    db,
    add: addBike(ports),
    edit: editBike(ports),
    retire: retireBike(ports),
    decide: decideBike(ports),
    settle: settleDispute(ports),
    settleRun: settleVinRun(ports),
    verify: verifyBikes(ports),
  };
};

export const notThere = (what: string) => ({ code: 'NOT_FOUND', detail: { what } });
