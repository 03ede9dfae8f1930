import type { ReportQueries } from '@rrr/core/reports';
import { anId } from '@rrr/core/testing';
import { sqlQueries } from '../queries/index.js';
import type { Seed, SeedRow } from '../seed-into.js';
import type { TestDatabase } from './databases.js';
import { randomFigures } from './random-figures.js';

export const TODAY = '2025-06-15';

export const reportsOf = (made: TestDatabase): ReportQueries =>
  sqlQueries(made.db, { timeZone: 'America/Los_Angeles' }).reports;

const award = (
  n: number,
  rider: number,
  at: string,
  amount: number,
  over: Partial<SeedRow<'awards'>> = {},
): SeedRow<'awards'> => ({
  id: anId('awd', n),
  rider_id: anId('rder', rider),
  currency: 'USD',
  type: 'credit',
  status: 'current',
  initial_value: amount,
  current_value: amount,
  spent: 0,
  expired: 0,
  awarded_at: at,
  expires_on: '2026-01-31',
  label: 'Race',
  ...over,
});

const CASH = { type: 'cash', status: 'earned', expires_on: null } as const;

const claim = (n: number, rider: number, over: Partial<SeedRow<'payout_claims'>>): SeedRow<'payout_claims'> => ({
  id: anId('c0m', n),
  rider_id: anId('rder', rider),
  currency: 'USD',
  gross: 0,
  withholding: 0,
  net: 0,
  withholding_basis_points: 0,
  method: 'reward-link',
  state: 'pending',
  requested_at: '2025-05-20T12:00:00.000Z',
  requested_by: 'Robin Vale',
  due_on: '2025-06-20',
  version: 1,
  ...over,
});

const { riders, dealers, series, categories, category_series } = randomFigures(1);

/** The rows from which the expected reports were counted by hand. */
export const counted: Seed = {
  riders: (riders ?? []).slice(0, 4).map((rider, n) => ({ ...rider, deactivated: n === 3 })),
  dealers: dealers ?? [],
  series: series ?? [],
  categories: categories ?? [],
  category_series: category_series ?? [],
  events: [
    {
      id: anId('event', 1),
      title: 'Hill Climb',
      country: 'US',
      currency: 'USD',
      type: 'Motocross',
      starts_on: '2025-03-29',
      ends_on: '2025-03-30',
      paying: true,
      canceled: false,
      late_results_accepted: false,
      series_id: anId('ser', 1),
    },
    {
      id: anId('event', 2),
      title: 'Called Off',
      country: 'US',
      currency: 'USD',
      type: 'Motocross',
      starts_on: '2025-04-05',
      ends_on: null,
      paying: true,
      canceled: true,
      late_results_accepted: false,
    },
  ],
  classes: [
    { id: anId('c0ass', 1), event_id: anId('event', 1), position: 0, name: 'Class', payout_type: 'dealerCredit' },
  ],
  results: ['KTM 450', 'KTM 250', 'Honda CRF', 'homemade'].map((bike, n) => ({
    id: anId('res0t', n + 1),
    event_id: anId('event', 1),
    class_id: anId('c0ass', 1),
    place: n + 1,
    result_type: 'finished',
    rider_name: `R ${n}`,
    bike,
    verdict: '{"earns":null,"reasons":[]}',
  })),
  awards: [
    // still March in Los Angeles
    award(1, 1, '2025-04-01T06:59:59.000Z', 10_000, { series_id: anId('ser', 1), current_value: 4_000 }),
    award(2, 1, '2025-04-01T07:00:00.000Z', 5_000, { series_id: anId('ser', 2), expires_on: '2025-06-14' }),
    award(3, 2, '2025-04-20T12:00:00.000Z', 700, { type: 'bonus', series_id: anId('ser', 3), expires_on: TODAY }),
    award(4, 2, '2025-05-02T12:00:00.000Z', 30_000, { ...CASH, current_value: 10_000, spent: 20_000 }),
    award(5, 3, '2024-12-31T12:00:00.000Z', 90_000, CASH),
    award(6, 3, '2025-05-02T12:00:00.000Z', 0),
    award(7, 3, '2025-05-02T12:00:00.000Z', 1, { currency: 'CAD' }),
    // corrected down and up since they were claimed; another award is in no claim
    award(8, 2, '2025-05-02T12:00:00.000Z', 4_000, { ...CASH, currency: 'CAD' }),
    award(9, 2, '2025-05-02T12:00:00.000Z', 5_000, { ...CASH, currency: 'CAD' }),
    award(10, 3, '2025-05-02T12:00:00.000Z', 12_500, { ...CASH, currency: 'CAD' }),
  ],
  redemptions: [
    {
      id: anId('rdm', 1),
      number: 1,
      rider_id: anId('rder', 1),
      dealer_id: anId('dea0er', 2),
      currency: 'USD',
      amount: 6_000,
      employee_name: 'Dana',
      redeemed_at: '2025-05-03T12:00:00.000Z',
      status: 'redeemed',
    },
    {
      id: anId('rdm', 2),
      number: 2,
      rider_id: anId('rder', 1),
      dealer_id: anId('dea0er', 1),
      currency: 'USD',
      amount: 9_000,
      employee_name: 'Dana',
      redeemed_at: '2025-05-03T12:00:00.000Z',
      status: 'revoked',
    },
  ],
  payout_claims: [
    claim(1, 2, {
      currency: 'USD',
      gross: 20_000,
      withholding: 6_000,
      net: 14_000,
      withholding_basis_points: 3_000,
      method: 'cheque',
      state: 'sent',
    }),
    claim(2, 2, { currency: 'CAD', gross: 10_000, net: 10_000 }),
    claim(3, 3, { currency: 'CAD', gross: 10_000, net: 10_000 }),
  ],
  payout_claim_awards: [
    [1, 4, 20_000, false] as const,
    [2, 8, 10_000, true] as const,
    [3, 10, 10_000, true] as const,
  ].map(([of, n, amount, live]) => ({
    claim_id: anId('c0m', of),
    award_id: anId('awd', n),
    amount,
    live_award_id: live ? anId('awd', n) : null,
  })),
  wallets: (
    [
      [2, 'USD', 10_000],
      [3, 'USD', 90_000],
      [2, 'CAD', 9_000],
      [3, 'CAD', 12_500],
    ] as const
  ).map(([of, currency, balance]) => ({
    rider_id: anId('rder', of),
    currency,
    book: 'cash',
    balance,
    sequence: 0,
    hash: '',
  })),
};
