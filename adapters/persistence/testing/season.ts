import { anId } from '@rrr/core/testing';
import type { Seed, SeedRow } from '../seed-into.js';

const rider = (n: number, first: string, last: string, over: Partial<SeedRow<'riders'>> = {}): SeedRow<'riders'> => ({
  id: anId('rder', n), first_name: first, last_name: last, full_name: `${first} ${last}`, email: `r${n}@example.com`, country: 'US', factory: false, professional: false,
  parental_consent: false, deactivated: false, enrolled_at: '2024-01-01T00:00:00.000Z', ...over,
});
const event = (n: number, title: string, startsOn: string | null, over: Partial<SeedRow<'events'>> = {}): SeedRow<'events'> => ({
  id: anId('event', n), title, country: 'US', currency: 'USD', type: 'Motocross', starts_on: startsOn, ends_on: startsOn, paying: true, canceled: false, late_results_accepted: false, ...over,
});
const inClass = (n: number, eventId: string, over: Partial<SeedRow<'classes'>> = {}): SeedRow<'classes'> => ({
  id: anId('c0ass', n), event_id: eventId, position: n, name: `Class ${n}`, payout_type: 'dealerCredit', ...over,
});
const award = (n: number, amount: number, over: Partial<SeedRow<'awards'>> = {}): SeedRow<'awards'> => ({
  id: anId('awd', n), rider_id: anId('rder', 1), currency: 'USD', type: 'credit', status: 'current', initial_value: amount, current_value: amount, spent: 0, expired: 0,
  awarded_at: '2025-05-01T12:00:00.000Z', expires_on: '2026-05-01', label: `Award ${n}`, ...over,
});
const redemption = (n: number, at: string, over: Partial<SeedRow<'redemptions'>> = {}): SeedRow<'redemptions'> => ({
  id: anId('rdm', n), number: 36 ** 7 + n, rider_id: anId('rder', 1), dealer_id: anId('dea0er', 1), currency: 'USD', amount: 100 * n, employee_name: 'Dana Cole', redeemed_at: at, status: 'redeemed', ...over,
});
const promoter = anId('pr0m0ter', 1);

/** A small season for the screens' questions: today is 2025-06-15. */
export const season: Seed = {
  admins: [{ id: anId('admn', 1), first_name: 'Robin', last_name: 'Vale', full_name: 'Robin Vale', email: 'robin@example.com', deactivated: false }],
  riders: [
    rider(1, 'Zoë', 'Núñez-Björk', { email: 'zoe@example.com', phone1: '555-0100', born_on: '1999-01-02', address_line1: '1 Main St', ama_number: 'AMA-0123', sex: 'female' }),
    rider(2, 'Casey', 'Moreno', { country: 'CA' }),
    rider(3, 'Casey', 'Abbott', { deactivated: true }),
    rider(4, '100%', 'Under_Score'),
  ],
  bikes: [
    { id: anId('b', 1), rider_id: anId('rder', 1), year: 2025, make: 'KTM', model: '450 SX-F', vin: 'VBKMXA10XSM000001', vin_status: 'verified' },
    { id: anId('b', 2), rider_id: anId('rder', 1), year: 2020, make: 'KTM', model: '250 SX', vin: 'VBKMXA10XSM000002', vin_status: 'unverified', active: false },
    { id: anId('b', 3), rider_id: anId('rder', 2), year: 2024, make: 'KTM', model: '450 SX-F', vin: 'VBKMXA10XSM000003', vin_status: 'unverified' },
  ],
  pin_guards: [{ rider_id: anId('rder', 1), seal: 'sealed', failures: 0 }],
  dealers: [
    { id: anId('dea0er', 1), maker_number: 'D1', name: 'Red Mesa Cycles', country: 'US', email: 'mesa@example.com', deactivated: false },
    { id: anId('dea0er', 2), maker_number: 'D2', name: 'Maple Moto', country: 'CA', deactivated: false },
  ],
  promoters: [{ id: promoter, name: 'Ridge Promotions', email: 'ridge@example.com', status: 'approved', deactivated: false }],
  accounts: [
    { id: anId('acc', 1), email: 'robin@example.com', password_hash: 'x', type: 'admin', subject_id: anId('admn', 1), email_verified: true, deactivated: false, locale: 'fr', display_name: 'Robin Vale' },
  ],
  sessions: [
    {
      id: anId('sess', 1), account_id: anId('acc', 1), created_at: '2025-06-15T10:00:00.000Z', expires_at: '2025-06-15T22:00:00.000Z', proxy_type: 'rider', proxy_subject_id: anId('rder', 3),
      proxy_reason: 'asked', proxy_return_to: '/admin', proxy_until: '2025-06-15T11:00:00.000Z',
    },
  ],
  series: [{ id: anId('series', 1), promoter_id: promoter, name: 'Ridge Series', country: 'US', active: true }],
  events: [
    event(1, 'Ridge Creek National', '2025-06-07', { promoter_id: promoter, series_id: anId('series', 1), city: 'Durango', state: 'CO', zipcode: '81301' }),
    event(2, 'Ridge Creek Finale', '2025-09-20', { promoter_id: promoter, series_id: anId('series', 1) }),
    event(3, 'Årsta Open', '2025-05-03', { promoter_id: promoter }),
    event(4, 'Rained Out', '2025-05-10', { promoter_id: promoter, canceled: true }),
    event(5, 'Maple Cup', '2025-06-15', { country: 'CA', currency: 'CAD' }),
    event(6, 'No date yet', null, { promoter_id: promoter }),
  ],
  classes: [
    inClass(1, anId('event', 1), { results_received_at: '2025-06-08T10:00:00.000Z' }), inClass(2, anId('event', 1)), inClass(3, anId('event', 2)),
    inClass(4, anId('event', 3), { results_received_at: '2025-05-04T10:00:00.000Z', payout_type: 'cash' }), inClass(5, anId('event', 4)), inClass(6, anId('event', 3), { payout_type: 'noPayout', results_received_at: '2025-05-04T10:00:00.000Z' }),
  ],
  payout_places: [
    { class_id: anId('c0ass', 1), place: 1, amount: 30_000 }, { class_id: anId('c0ass', 1), place: 2, amount: 20_000 }, { class_id: anId('c0ass', 2), place: 1, amount: 5_000 },
    { class_id: anId('c0ass', 4), place: 1, amount: 700 }, { class_id: anId('c0ass', 6), place: 1, amount: 999 }, { class_id: anId('c0ass', 5), place: 1, amount: 888 },
  ],
  results: [
    {
      id: anId('res0t', 1), event_id: anId('event', 1), class_id: anId('c0ass', 1), place: 1, result_type: 'finished', rider_name: 'Zoe Nunez', rider_id: anId('rder', 1),
      verdict: JSON.stringify({ earns: { amount: 30_000, type: 'credit', bikeId: anId('b', 1) }, reasons: [] }), award_type: 'credit',
    },
    {
      id: anId('res0t', 2), event_id: anId('event', 1), class_id: anId('c0ass', 1), place: 5, result_type: 'finished', rider_name: 'Zoe Nunez', rider_id: anId('rder', 1),
      verdict: JSON.stringify({ earns: null, reasons: [{ code: 'DUPLICATE_RESULT', detail: {} }] }),
    },
    {
      id: anId('res0t', 3), event_id: anId('event', 3), class_id: anId('c0ass', 4), result_type: 'DNF', rider_name: 'Zoe Nunez', rider_id: anId('rder', 1),
      verdict: JSON.stringify({ earns: null, reasons: [{ code: 'NOT_FINISHED', detail: {} }] }),
    },
  ],
  favourites: [[2, 'event'], [3, 'event'], [1, 'dealer']].map(([n, kind]) => ({
    rider_id: anId('rder', 1), kind: kind as 'event' | 'dealer', target_id: anId(kind === 'event' ? 'event' : 'dea0er', Number(n)), at: '2025-06-01T10:00:00.000Z',
  })),
  wallets: [
    { rider_id: anId('rder', 1), currency: 'USD', book: 'credit', balance: 37_400, sequence: 35, hash: '' },
    { rider_id: anId('rder', 1), currency: 'CAD', book: 'credit', balance: 0, sequence: 1, hash: '' },
    { rider_id: anId('rder', 2), currency: 'USD', book: 'credit', balance: 0, sequence: 0, hash: '' },
  ],
  awards: [
    award(1, 30_000, { event_id: anId('event', 1), class_id: anId('c0ass', 1), awarded_at: '2025-06-08T10:00:00.000Z', expires_on: '2026-06-08' }),
    award(2, 5_000, { expires_on: '2025-06-15' }), award(3, 2_000, { expires_on: '2025-06-14' }), award(4, 400, { expires_on: '2025-06-15' }),
    award(5, 70_000, { type: 'cash', status: 'earned', expires_on: null }), award(6, 100, { status: 'spent', current_value: 0, spent: 100, awarded_at: '2025-04-01T06:59:59.999Z' }),
  ],
  ledger_entries: Array.from({ length: 35 }, (_, n): SeedRow<'ledger_entries'> => ({
    id: anId('entry', n + 1), rider_id: anId('rder', 1), currency: 'USD', book: 'credit', sequence: n + 1, award_id: anId('awd', 1), kind: n === 34 ? 'redeem' : 'adjust', amount: 1, previous_balance: n,
    new_balance: n + 1, at: '2025-06-08T10:00:00.000Z', reference: n === 34 ? anId('rdm', 1) : null, previous_hash: '', hash: 'x',
  })),
  redemptions: [
    // in Los Angeles the first is of 8 March, the second and third of 9 March, when clocks go forward, the fourth of 10 March
    redemption(1, '2025-03-09T07:59:59.999Z'), redemption(2, '2025-03-09T08:00:00.000Z'), redemption(3, '2025-03-10T06:59:59.999Z', { employee_name: 'José Ibáñez' }),
    redemption(4, '2025-03-10T07:00:00.000Z', { dealer_id: anId('dea0er', 2), rider_id: anId('rder', 2) }),
    redemption(5, '2025-03-10T08:00:00.000Z', { status: 'revoked', revoked_at: '2025-03-11T08:00:00.000Z', revoked_by: 'Robin Vale' }),
  ],
};
