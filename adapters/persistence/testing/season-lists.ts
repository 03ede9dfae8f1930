import { anId } from '@rrr/core/testing';
import type { Seed, SeedRow } from '../seed-into.js';

export const RECEIVED = '2025-05-02T10:00:00.000Z';
export const promoter = anId('pr0m0ter', 1);

const event = (n: number, endsOn: string | null, over: Partial<SeedRow<'events'>> = {}): SeedRow<'events'> => ({
  id: anId('event', n),
  title: `Event ${n}`,
  country: 'US',
  currency: 'USD',
  type: 'Motocross',
  starts_on: endsOn,
  ends_on: endsOn,
  paying: true,
  canceled: false,
  late_results_accepted: false,
  promoter_id: promoter,
  ...over,
});
const inClass = (n: number, of: number, results_received_at: string | null): SeedRow<'classes'> => ({
  id: anId('c0ass', n),
  event_id: anId('event', of),
  position: n,
  name: `Class ${n}`,
  payout_type: 'dealerCredit',
  results_received_at,
});
const award = (
  n: number,
  riderNumber: number,
  classNumber: number,
  amount: number,
  over: Partial<SeedRow<'awards'>> = {},
): SeedRow<'awards'> => ({
  id: anId('awd', n),
  rider_id: anId('rder', riderNumber),
  currency: 'USD',
  type: 'credit',
  status: amount > 0 ? 'current' : 'spent',
  initial_value: amount,
  current_value: amount,
  spent: 0,
  expired: 0,
  awarded_at: RECEIVED,
  expires_on: '2026-05-02',
  label: `Award ${n}`,
  event_id: anId('event', 7),
  class_id: anId('c0ass', classNumber),
  ...over,
});
const rider = (n: number): SeedRow<'riders'> => ({
  id: anId('rder', n),
  first_name: 'R',
  last_name: `${n}`,
  full_name: `R ${n}`,
  email: `r${n}@example.com`,
  country: 'US',
  factory: false,
  professional: false,
  parental_consent: false,
  deactivated: false,
  enrolled_at: '2024-01-01T00:00:00.000Z',
});
const series = (n: number, name: string, over: Partial<SeedRow<'series'>> = {}): SeedRow<'series'> => ({
  id: anId('series', n),
  name,
  active: true,
  ...over,
});

export const seed: Seed = {
  promoters: [
    {
      id: promoter,
      name: 'Ridge Promotions',
      email: 'ridge@example.com',
      phone: '555-0100',
      contact_name: 'Dana Cole',
      status: 'approved',
      deactivated: false,
    },
  ],
  riders: [rider(1), rider(2)],
  series: [
    series(1, 'Åsa Cup', {
      promoter_id: promoter,
      country: 'US',
      state: 'CO',
      races: 8,
      initial_value: 250_000,
      expiration_date: '2026-12-31',
      notes: 'Été',
      distance: '40 miles',
    }),
    series(2, 'Zenith Series', { active: false, promoter_id: promoter }),
    series(3, 'Dune Cup'),
  ],
  categories: [
    { id: anId('categ0ry', 1), description: 'Off Road', active: true, version: 3 },
    { id: anId('categ0ry', 2), description: 'Flat Track', active: true, version: 1 },
    { id: anId('categ0ry', 3), description: 'Old', active: false, version: 1 },
  ],
  category_series: [
    [1, 1],
    [1, 3],
    [2, 1],
    [2, 2],
  ].map(([category = 0, of = 0]) => ({ category_id: anId('categ0ry', category), series_id: anId('series', of) })),
  events: [
    // 45 days before today is 2025-05-01
    event(1, '2025-04-30', { series_id: anId('series', 1) }),
    event(2, '2025-05-01', { series_id: anId('series', 1) }),
    event(3, '2025-03-01', { promoter_id: null }),
    event(4, '2025-03-02', {
      canceled: true,
      cancel_reason: 'Rain',
      canceled_at: RECEIVED,
      series_id: anId('series', 1),
    }),
    event(5, '2025-03-03', { paying: false }),
    event(6, '2025-03-04'),
    event(7, '2025-03-05'),
    event(8, null, { series_id: anId('series', 1), version: 4 } as Partial<SeedRow<'events'>>),
    event(9, '2025-01-10', { starts_on: '2024-12-31' }),
    event(10, '2025-03-06'),
  ],
  classes: [
    inClass(1, 1, null),
    inClass(2, 1, RECEIVED),
    inClass(3, 2, null),
    inClass(4, 3, null),
    inClass(5, 4, null),
    inClass(6, 5, null),
    inClass(7, 7, RECEIVED),
    inClass(8, 7, RECEIVED),
    inClass(9, 8, null),
    inClass(10, 9, null),
    inClass(11, 10, RECEIVED),
  ],
  awards: [
    award(1, 1, 7, 30_000),
    award(2, 1, 8, 5_000, { type: 'cash', expires_on: null }),
    award(3, 2, 7, 700),
    award(4, 2, 8, 0),
  ],
};
