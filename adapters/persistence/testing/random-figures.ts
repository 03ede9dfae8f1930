import { addDays } from '@rrr/core/shared';
import { anId } from '@rrr/core/testing';
import { type Chance, chanceOf } from '@rrr/core/testing/model';
import type { Seed, SeedRow } from '../seed-into.js';

const many = <T>(count: number, make: (n: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, n) => make(n + 1));
const CURRENCIES = ['USD', 'USD', 'CAD'] as const;
const BIKES = ['KTM 450 SX-F', 'Honda CRF450R', 'ktm 250', 'Yamaha YZ250', 'unknown', null] as const;

/** A random time in 2024 or 2025, often near the start of a month, where time zones matter. */
const moment = (chance: Chance): string => {
  const day =
    chance.below(2) === 0
      ? `${2024 + chance.below(2)}-${String(1 + chance.below(12)).padStart(2, '0')}-01`
      : addDays('2024-01-01', chance.below(731));
  return `${day}T${String(chance.below(24)).padStart(2, '0')}:${String(chance.below(60)).padStart(2, '0')}:00.000Z`;
};

/** Random rows of every table that reports count; the same rows for the same seed. */
export const randomFigures = (seed: number): Seed => {
  const chance = chanceOf(seed);
  const riders = many(12, (n) => anId('rder', n));
  const dealers = many(4, (n) => anId('dea0er', n));
  const series = many(3, (n) => anId('ser', n));
  const events = many(14, (n): SeedRow<'events'> => ({
    id: anId('event', n),
    title: `Race ${n}`,
    country: 'US',
    currency: chance.pick(CURRENCIES),
    type: 'Motocross',
    starts_on: chance.below(8) === 0 ? null : moment(chance).slice(0, 10),
    ends_on: null,
    paying: true,
    canceled: chance.below(6) === 0,
    late_results_accepted: false,
    series_id: chance.pick([null, ...series]),
  }));
  const awards = many(160, (n): SeedRow<'awards'> => {
    const [type, worth] = [
      chance.pick(['credit', 'credit', 'bonus', 'cash'] as const),
      chance.below(5) === 0 ? 0 : 1 + chance.below(50_000),
    ];
    return {
      id: anId('awd', n),
      rider_id: chance.pick(riders),
      currency: chance.pick(CURRENCIES),
      type,
      status: 'current',
      initial_value: worth,
      current_value: chance.below(worth + 1),
      spent: 0,
      expired: 0,
      awarded_at: moment(chance),
      expires_on: type === 'cash' ? null : moment(chance).slice(0, 10),
      label: `Award ${n}`,
      series_id: chance.pick([null, ...series]),
    };
  });
  const states = many(40, () => chance.pick(['pending', 'sent', 'canceled'] as const));
  return {
    riders: riders.map((id, n) => ({
      id,
      first_name: 'Rider',
      last_name: `No ${n}`,
      full_name: `Rider No ${n}`,
      email: `${id}@example.com`,
      country: 'US',
      factory: false,
      professional: false,
      parental_consent: false,
      deactivated: chance.below(5) === 0,
      enrolled_at: moment(chance),
    })),
    dealers: dealers.map((id, n) => ({
      id,
      maker_number: `D${n}`,
      name: `Dealer ${n}`,
      country: 'US',
      deactivated: false,
    })),
    series: series.map((id, n) => ({ id, name: `Series ${n}`, active: true })),
    categories: many(2, (n) => ({ id: anId('cat', n), description: `Category ${n}`, active: true, version: 1 })),
    category_series: [
      [1, 1],
      [1, 2],
      [2, 2],
    ].map(([category, of]) => ({ category_id: anId('cat', category), series_id: anId('ser', of) })),
    events,
    classes: events.map((event, n) => ({
      id: anId('c0ass', n + 1),
      event_id: event.id,
      position: 0,
      name: 'Class',
      payout_type: 'dealerCredit',
    })),
    results: many(120, (n): SeedRow<'results'> => {
      const of = chance.below(events.length);
      return {
        id: anId('res0t', n),
        event_id: anId('event', of + 1),
        class_id: anId('c0ass', of + 1),
        place: n,
        result_type: 'finished',
        rider_name: `Rider ${n}`,
        bike: chance.pick(BIKES),
        verdict: JSON.stringify({ earns: null, reasons: [{ code: 'RIDER_UNKNOWN', detail: {} }] }),
      };
    }),
    wallets: riders.map((rider_id) => ({
      rider_id,
      currency: 'USD',
      book: 'cash',
      balance: chance.below(90_000),
      sequence: 0,
      hash: '',
    })),
    awards,
    // any amount is possible after corrections
    payout_claim_awards: awards.slice(0, states.length).map(({ id }, n) => ({
      claim_id: anId('c0m', n + 1),
      award_id: id,
      amount: 1 + chance.below(50_000),
      live_award_id: states[n] === 'pending' ? id : null,
    })),
    redemptions: many(90, (n): SeedRow<'redemptions'> => ({
      id: anId('rdm', n),
      number: 36 ** 7 + n,
      rider_id: chance.pick(riders),
      dealer_id: chance.pick(dealers),
      currency: chance.pick(CURRENCIES),
      amount: 1 + chance.below(9_000),
      employee_name: 'Dana Cole',
      redeemed_at: moment(chance),
      status: chance.pick(['redeemed', 'redeemed', 'refunded', 'revoked'] as const),
    })),
    payout_claims: many(40, (n): SeedRow<'payout_claims'> => {
      const [gross, withholding] = [10_000 + chance.below(5_000), chance.pick([0, 3_000])];
      return {
        id: anId('c0m', n),
        rider_id: chance.pick(riders),
        currency: chance.pick(CURRENCIES),
        gross,
        withholding,
        net: gross - withholding,
        withholding_basis_points: 0,
        method: 'cheque',
        state: states[n - 1] ?? 'pending',
        requested_at: moment(chance),
        requested_by: 'Robin Vale',
        due_on: '2025-12-31',
        version: 1,
      };
    }),
  };
};
