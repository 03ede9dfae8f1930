import { anId } from '@rrr/core/testing';
import type { Seed } from '../seed-into.js';

const times = <T>(count: number, make: (n: number) => T): readonly T[] => Array.from({ length: count }, (_, n) => make(n));
const day = (n: number): string => new Date(Date.UTC(2023, 0, 1 + (n % 800))).toISOString().slice(0, 10);
const at = (n: number): string => `${day(n)}T18:00:00.000Z`;
const NAMES = ['Abel', 'Bo', 'Cy', 'Dana', 'Eve', 'Finn', 'Gael', 'Hana', 'Ines', 'Jo', 'Kai', 'Lea', 'Max', 'Noor', 'Odd', 'Pia'];
const name = (n: number): string => `${NAMES[n % 16] ?? ''}${NAMES[(n >> 4) % 16]?.toLowerCase() ?? ''}`;

export const PEOPLE = 3_000;
const EVENTS = 2_000;

/** So many rows of every large table that looking at all of them costs more than an index. */
export const many: Seed = {
  riders: times(PEOPLE, (n) => ({
    id: anId('rder', n), first_name: name(n), last_name: name(n * 7), full_name: `${name(n)} ${name(n * 7)}`, email: `r${n}@example.com`, phone1: `555${n}`, country: n % 4 === 0 ? 'CA' : 'US', factory: false,
    professional: false, parental_consent: false, deactivated: n % 9 === 0, enrolled_at: at(n),
  })),
  bikes: times(PEOPLE, (n) => ({ id: anId('bk', n), rider_id: anId('rder', n), year: 2020 + (n % 6), make: 'KTM', model: `Model ${n % 40}`, vin: `VBKMXA10XSM${String(n).padStart(6, '0')}`, vin_status: n % 10 === 0 ? 'unverified' : 'verified' })),
  dealers: times(200, (n) => ({ id: anId('dea0er', n), maker_number: `D${n}`, name: `${name(n)} Cycles`, country: n % 4 === 0 ? 'CA' : 'US', deactivated: false })),
  promoters: times(100, (n) => ({ id: anId('pr0m', n), name: `${name(n)} Promotions`, email: `p${n}@example.com`, status: 'approved', deactivated: false })),
  series: times(150, (n) => ({ id: anId('ser', n), promoter_id: anId('pr0m', n % 100), name: `${name(n)} Series`, country: 'US', active: true })),
  events: times(EVENTS, (n) => ({
    id: anId('event', n), series_id: anId('ser', n % 150), promoter_id: anId('pr0m', n % 100), title: `${name(n)} ${name(n * 3)} Cup`, city: name(n * 5), state: ['CO', 'UT', 'TX', 'ME'][n % 4] ?? null, zipcode: String(80_000 + n),
    country: 'US', currency: 'USD', type: 'Motocross', starts_on: day(n), ends_on: day(n), paying: true, canceled: n % 50 === 0, late_results_accepted: false,
  })),
  classes: times(EVENTS, (n) => ({ id: anId('c0', n), event_id: anId('event', n), position: 0, name: `Class ${n % 7}`, payout_type: 'dealerCredit', results_received_at: n % 5 === 0 ? null : at(n) })),
  payout_places: times(EVENTS, (n) => ({ class_id: anId('c0', n), place: 1, amount: 1_000 })),
  results: times(6_000, (n) => ({
    id: anId('res', n), event_id: anId('event', n % EVENTS), class_id: anId('c0', n % EVENTS), place: 1 + Math.floor(n / EVENTS), result_type: 'finished', rider_name: `${name(n)} ${name(n * 7)}`,
    rider_id: n % 3 === 0 ? null : anId('rder', n % PEOPLE), verdict: '{"earns":null,"reasons":[]}', award_type: n % 3 === 0 ? null : 'credit',
  })),
  wallets: times(PEOPLE, (n) => ({ rider_id: anId('rder', n), currency: 'USD', book: 'credit', balance: 2_000, sequence: 2, hash: '' })),
  awards: times(6_000, (n) => ({
    id: anId('awd', n), rider_id: anId('rder', n % PEOPLE), currency: 'USD', type: n % 25 === 4 ? 'cash' : 'credit', status: n % 25 === 4 ? 'earned' : 'current', initial_value: 1_000, current_value: n % 2 === 0 ? 1_000 : 0,
    spent: n % 2 === 0 ? 0 : n % 200 === 1 ? 1_500 : 1_000, expired: 0, awarded_at: at(n), expires_on: n % 25 === 4 ? null : `${Number(day(n).slice(0, 4)) + 1}${day(n).slice(4)}`, event_id: anId('event', n % EVENTS),
    class_id: anId('c0', n % EVENTS), label: 'Cup · Class', series_id: anId('ser', (n % EVENTS) % 150),
  })),
  ledger_entries: times(6_000, (n) => ({
    id: anId('entry', n), rider_id: anId('rder', n % PEOPLE), currency: 'USD', book: 'credit', sequence: 1 + Math.floor(n / PEOPLE), award_id: anId('awd', n), kind: 'award', amount: 1_000, previous_balance: 0, new_balance: 1_000,
    at: at(n), previous_hash: '', hash: 'x',
  })),
  redemptions: times(6_000, (n) => ({
    id: anId('rdm', n), number: 36 ** 7 + n, rider_id: anId('rder', n % PEOPLE), dealer_id: anId('dea0er', n % 200), currency: 'USD', amount: 100, employee_name: `${name(n * 11)} Cole`, redeemed_at: at(n),
    status: n % 20 === 0 ? 'revoked' : n % 3 === 0 ? 'refunded' : 'redeemed',
  })),
  outbox: times(3_000, (n) => ({ id: anId('mai', n), kind: 'redemption', recipient_type: 'rider', recipient_id: anId('rder', n), at: at(n), facts: '{}', attempts: 1, next_at: null, leased_until: null, sent_at: at(n) })),
  audit_log: times(6_000, (n) => ({ id: anId('aud', n), at: at(n), actor_id: anId('acc', n % 50), proxy_host_id: null, action: 'redeem', object_type: 'redemption', object_id: anId('rdm', n), detail: '{}' })),
  payout_claims: times(3_000, (n) => ({
    id: anId('cm', n), rider_id: anId('rder', n), currency: 'USD', gross: 1_000, withholding: 0, net: 1_000, withholding_basis_points: 0, method: 'reward-link', state: n % 20 === 0 ? 'pending' : 'sent', requested_at: at(n),
    requested_by: 'Robin Vale', due_on: day(n + 30), version: 1,
  })),
  cheques: times(1_000, (n) => ({ number: n + 1, claim_id: anId('cm', n), live_claim_id: anId('cm', n), currency: 'USD', amount: 1_000, payee: name(n), issued_on: day(n), issued_by: 'Robin Vale' })),
  rider_cash_years: times(PEOPLE, (n) => ({ rider_id: anId('rder', n), year: 2023 + (n % 2), currency: 'USD', gross: 1_000 + n, withholding: 0, net: 1_000 + n })),
  dealer_refunds: times(2_000, (n) => ({
    id: anId('rfd', n), redemption_id: anId('rdm', n * 3), live_redemption_id: anId('rdm', n * 3), dealer_id: anId('dea0er', (n * 3) % 200), currency: 'USD', amount: 100, refunded_at: at(n), refunded_on: day(n), refunded_by: 'Robin Vale',
  })),
  result_claims: times(2_000, (n) => ({ id: anId('rc', n), rider_id: anId('rder', n), event_id: anId('event', n), message: 'Mine', state: n % 8 === 0 ? 'open' : 'refused', at: at(n) })),
};
