import { anId } from '@rrr/core/testing';
import { chanceOf } from '@rrr/core/testing/model';
import type { Seed, SeedRow } from '../seed-into.js';

const { below: chance } = chanceOf(23);
const pick = <T>(all: readonly T[]): T => all[chance(all.length)] as T;

const times = <T>(count: number, make: (n: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, n) => make(n));

export const day = (n: number): string => new Date(Date.UTC(2025, 4, 1 + n)).toISOString().slice(0, 10);

export const riders = times(60, (n): SeedRow<'riders'> => {
  const [first_name, last_name] = [pick(['Ann', 'Bo', 'Cy']), pick(['Abel', 'Marsh', 'Vbk7'])];
  return {
    id: anId('rder', n),
    first_name,
    last_name,
    full_name: `${first_name} ${last_name}`,
    email: `${pick(['ann', 'zed'])}${n}@example.com`,
    ama_number: pick([null, `1${n}`]),
    phone1: pick([null, '(602) 555-0199', '4805550123']),
    country: pick(['US', 'CA']),
    factory: false,
    professional: false,
    parental_consent: false,
    deactivated: chance(4) === 0,
    enrolled_at: '2024-01-01T00:00:00.000Z',
    merged_into: n % 20 === 7 ? anId('rder', 0) : null,
  };
});
export const bikes = times(90, (n): SeedRow<'bikes'> => ({
  id: anId('bk', n),
  rider_id: anId('rder', chance(60)),
  year: pick([2024, 2025]),
  make: 'KTM',
  model: pick(['450 SX-F', '790 Duke']),
  vin: `${pick(['VBKMXA10', 'VBKDUK20'])}XSM${String(n).padStart(6, '0')}`,
  vin_status: pick(['verified', 'unverified', 'invalid']),
  active: chance(6) !== 0,
}));
export const dealers = times(24, (n): SeedRow<'dealers'> => ({
  id: anId('dea0er', n),
  maker_number: `D${n}`,
  name: `${pick(['Mesa', 'Abel'])} ${pick(['Cycles', 'Moto'])}`,
  city: pick(['Durango', 'Mesa', null]),
  state: pick(['CO', 'AZ', null]),
  country: pick(['US', 'CA']),
  zipcode: pick(['81301', '85201']),
  deactivated: chance(4) === 0,
}));
export const promoters = times(24, (n): SeedRow<'promoters'> => ({
  id: anId('pr0m', n),
  name: `${pick(['Ann', 'Ridge'])} ${pick(['Club', 'Park'])}`,
  email: `p${n}@example.com`,
  phone: pick(['(602) 555-0199', null]),
  status: pick(['approved', 'pending', 'rejected']),
  deactivated: chance(3) === 0,
}));
export const events = times(60, (n): SeedRow<'events'> => ({
  id: anId('event', n),
  title: `${pick(['Ridge', 'Mesa'])} ${pick(['Cup', 'Open'])}`,
  city: pick(['Mesa', 'Durango', null]),
  state: pick(['CO', 'AZ']),
  zipcode: pick(['81301', '85201']),
  country: pick(['US', 'CA']),
  currency: 'USD',
  type: 'Motocross',
  promoter_id: pick([anId('pr0m', 1), anId('pr0m', 2)]),
  starts_on: day(n),
  ends_on: day(n),
  paying: true,
  canceled: chance(4) === 0,
  late_results_accepted: false,
}));
export const claims = times(60, (n): SeedRow<'payout_claims'> => ({
  id: anId('cm', n),
  rider_id: anId('rder', n),
  currency: 'USD',
  gross: 1_000,
  withholding: 0,
  net: 1_000,
  withholding_basis_points: 0,
  method: pick(['reward-link', 'cheque']),
  state: pick(['pending', 'sent']),
  requested_at: `${day(n)}T12:00:00.000Z`,
  requested_by: 'Robin Vale',
  due_on: day(chance(90)),
  version: 1,
}));
export const redemptions = times(120, (n): SeedRow<'redemptions'> => ({
  id: anId('rdm', n),
  number: 36 ** 7 + n,
  rider_id: anId('rder', chance(12)),
  dealer_id: anId('dea0er', chance(6)),
  currency: 'USD',
  amount: 100,
  employee_name: pick(['Ann Cole', 'Mesa Ray']),
  redeemed_at: `${day(chance(60))}T${pick(['05', '20'])}:00:00.000Z`,
  status: pick(['redeemed', 'refunded', 'revoked']),
}));
export const patterns = times(40, (n): SeedRow<'vin_patterns'> => ({
  id: anId('pat', n),
  model: pick(['450 SX-F', '790 Duke']),
  year: pick([2024, 2025]),
  pattern: `${pick(['VBKM*', 'VBKD*'])}${n}`,
  status: pick(['verified', 'unverified']),
}));
export const world: Seed = {
  riders,
  bikes,
  dealers,
  promoters,
  events,
  payout_claims: claims,
  redemptions,
  vin_patterns: patterns,
};
