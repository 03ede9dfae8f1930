import { anActor, anId, aRider, fakePorts, fakeUnitOfWork, fixedClock, type World } from '../../testing/index.js';
import {
  addBike,
  checkDigit,
  decideBike,
  editBike,
  modelYearCharacter,
  retireBike,
  settleDispute,
  verifyBikes,
  type VinPattern,
} from '../index.js';

export const NOW = '2025-06-10T18:00:00.000Z';
export const [RIDER, OTHER] = [anId('rder', 1), anId('rder', 2)];
export const admin = anActor();
export const rider = anActor({ type: 'rider', subjectId: RIDER });

/** A VIN of a model year with the right check digit. */
export const vinFor = (serial: number, year = 2025): string => {
  const plain = `VBKMXA10${'0'}${modelYearCharacter(year)}M${String(serial).padStart(6, '0')}`;
  return `${plain.slice(0, 8)}${checkDigit(plain)}${plain.slice(9)}`;
};
export const pattern = (text: string, over: Partial<VinPattern> = {}): VinPattern => ({
  id: anId('pat', text.length * 100 + [...text].filter((value) => value === '*').length),
  model: '450 SX-F',
  year: 2025,
  pattern: text,
  status: 'verified',
  decidedAt: NOW,
  decidedBy: 'Robin Vale',
  ...over,
});

export const bike = (serial = 1, over = {}) => ({
  year: 2025,
  make: 'KTM',
  model: '450 SX-F',
  vin: vinFor(serial),
  ...over,
});

export const given = (world: Partial<World> = {}) => {
  const db = fakeUnitOfWork({ riders: [aRider({ id: RIDER, bikes: [] }), aRider({ id: OTHER, bikes: [] })], ...world });
  const ports = fakePorts(db, { clock: fixedClock(NOW) });
  return {
    db,
    add: addBike(ports),
    edit: editBike(ports),
    retire: retireBike(ports),
    decide: decideBike(ports),
    settle: settleDispute(ports),
    verify: verifyBikes(ports),
    ports,
  };
};
