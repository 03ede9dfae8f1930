import { anId } from '@rrr/core/testing';
import type { Seed } from '../seed-into.js';

const at = '2025-06-01T18:00:00.000Z';

export const RIDER = anId('rder', 1);
export const MERGED = anId('rder', 2);
export const OTHER = anId('rder', 3);
export const DEALER = anId('dea0er', 1);
export const PROMOTER = anId('pr0m', 1);
export const EVENT = anId('event', 1);
export const SERIES = anId('ser', 1);
export const CLAIM = anId('cm', 1);
export const ADMIN = anId('admn', 1);
/** the administrator's login */
export const LOGIN = anId('acc', 9);

const rider = (id: string, n: number, fullName: string, mergedInto: string | null = null) => ({
  id,
  first_name: fullName.split(' ')[0] ?? '',
  last_name: fullName.split(' ')[1] ?? '',
  full_name: fullName,
  email: mergedInto === null ? `r${n}@example.com` : id,
  country: 'US',
  factory: false,
  professional: false,
  parental_consent: false,
  deactivated: mergedInto !== null,
  enrolled_at: at,
  merged_into: mergedInto,
});
const account = (n: number, type: 'rider' | 'dealer' | 'promoter' | 'admin', subjectId: string, name: string) => ({
  id: anId('acc', n),
  email: `${type}@example.com`,
  password_hash: 'x',
  type,
  subject_id: subjectId,
  email_verified: true,
  deactivated: false,
  locale: 'en' as const,
  display_name: name,
});

/** One of each record that an act may be about, all of one rider; another rider was merged into them. */
export const trailScene: Seed = {
  admins: [
    {
      id: ADMIN,
      first_name: 'Sam',
      last_name: 'Field',
      full_name: 'Sam Field',
      email: 'admin@example.com',
      deactivated: false,
    },
  ],
  riders: [rider(RIDER, 1, 'Riley Moto'), rider(MERGED, 2, 'Rylee Moto', RIDER), rider(OTHER, 3, 'Cole Ash')],
  bikes: [1, 2].map((n) => ({
    id: anId('bk', n),
    rider_id: n === 1 ? RIDER : OTHER,
    year: 2024,
    make: 'KTM',
    model: '450 SX-F',
    vin: `VBKMXA10XSM00000${n}`,
    vin_status: 'verified' as const,
  })),
  dealers: [{ id: DEALER, maker_number: 'D1', name: 'Fox Cycles', country: 'US', deactivated: false }],
  promoters: [
    { id: PROMOTER, name: 'Dust Promotions', email: 'p@example.com', status: 'approved', deactivated: false },
  ],
  accounts: [
    account(1, 'rider', RIDER, 'Riley Moto'),
    account(2, 'dealer', DEALER, 'Dana Cole'),
    account(3, 'promoter', PROMOTER, 'Pat Dust'),
    account(9, 'admin', ADMIN, 'Sam Field'),
  ],
  series: [{ id: SERIES, promoter_id: PROMOTER, name: 'Mud Series', country: 'US', active: true }],
  events: [
    {
      id: EVENT,
      series_id: SERIES,
      promoter_id: PROMOTER,
      title: 'Mud Creek',
      country: 'US',
      currency: 'USD',
      type: 'Motocross',
      starts_on: '2025-05-31',
      ends_on: '2025-05-31',
      paying: true,
      canceled: false,
      late_results_accepted: false,
    },
  ],
  classes: [
    {
      id: anId('c0', 1),
      event_id: EVENT,
      position: 0,
      name: '450 Pro',
      payout_type: 'dealerCredit',
      results_received_at: at,
    },
  ],
  results: [
    {
      id: anId('res', 1),
      event_id: EVENT,
      class_id: anId('c0', 1),
      place: 3,
      result_type: 'finished',
      rider_name: 'Riley Moto',
      rider_id: RIDER,
      verdict: '{"earns":null,"reasons":[]}',
    },
  ],
  wallets: [{ rider_id: RIDER, currency: 'USD', book: 'credit', balance: 50_000, sequence: 1, hash: 'x' }],
  awards: [
    {
      id: anId('awd', 1),
      rider_id: RIDER,
      currency: 'USD',
      type: 'credit',
      status: 'current',
      initial_value: 50_000,
      current_value: 50_000,
      spent: 0,
      expired: 0,
      awarded_at: at,
      expires_on: '2026-06-01',
      event_id: EVENT,
      class_id: anId('c0', 1),
      label: 'Mud Creek · 450 Pro',
    },
  ],
  ledger_entries: [
    {
      id: anId('entry', 1),
      rider_id: RIDER,
      currency: 'USD',
      book: 'credit',
      sequence: 1,
      award_id: anId('awd', 1),
      kind: 'award',
      amount: 50_000,
      previous_balance: 0,
      new_balance: 50_000,
      at,
      previous_hash: '',
      hash: 'x',
    },
  ],
  redemptions: [
    {
      id: anId('rdm', 1),
      number: 36 ** 7 + 1,
      rider_id: RIDER,
      dealer_id: DEALER,
      currency: 'USD',
      amount: 12_000,
      employee_name: 'Dana Cole',
      redeemed_at: at,
      status: 'redeemed',
    },
  ],
  outbox: [
    {
      id: anId('mai', 1),
      kind: 'document-decided',
      recipient_type: 'rider',
      recipient_id: RIDER,
      at: '2025-06-02T10:00:00.000Z',
      facts: '{"kind":"licence","decision":"verified"}',
      attempts: 1,
      sent_at: '2025-06-02T10:00:05.000Z',
    },
    {
      id: anId('mai', 2),
      kind: 'password-changed',
      recipient_type: 'account',
      recipient_id: anId('acc', 1),
      at: '2025-06-02T11:00:00.000Z',
      facts: '{"at":"2025-06-02T11:00:00.000Z"}',
      attempts: 0,
      next_at: '2025-06-02T11:00:00.000Z',
    },
    {
      id: anId('mai', 3),
      kind: 'claim-sent',
      recipient_type: 'rider',
      recipient_id: RIDER,
      at: '2025-06-02T12:00:00.000Z',
      facts: '{"gross":1000,"withholding":0,"net":1000,"currency":"USD","method":"cheque"}',
      attempts: 3,
      about: CLAIM,
    },
  ],
  rider_notes: [{ id: anId('n0te', 1), rider_id: RIDER, text: 'Called about the licence', by_name: 'Sam Field', at }],
  documents: [
    {
      id: anId('d0c', 1),
      rider_id: RIDER,
      kind: 'licence',
      status: 'verified',
      file_key: 'k',
      content_type: 'image/png',
      bytes: 1,
      uploaded_at: at,
    },
  ],
  vin_disputes: [
    {
      id: anId('disp', 1),
      vin: 'VBKMXA10XSM000001',
      held_by: RIDER,
      claimed_by: OTHER,
      claimed_year: 2024,
      claimed_make: 'KTM',
      claimed_model: '450 SX-F',
      at,
    },
  ],
  rider_merges: [{ id: anId('mrg', 1), kept_id: RIDER, deleted_id: MERGED, at, by_name: 'Sam Field', record: '{}' }],
  result_claims: [{ id: anId('rc', 1), rider_id: RIDER, event_id: EVENT, message: 'Mine', state: 'open', at }],
  payout_claims: [
    {
      id: CLAIM,
      rider_id: RIDER,
      currency: 'USD',
      gross: 1_000,
      withholding: 0,
      net: 1_000,
      withholding_basis_points: 0,
      method: 'cheque',
      state: 'pending',
      requested_at: at,
      requested_by: 'Riley Moto',
      due_on: '2025-07-01',
      version: 1,
    },
  ],
  cheques: [7, 8].map((number) => ({
    number,
    claim_id: CLAIM,
    live_claim_id: number === 7 ? CLAIM : null,
    currency: 'USD' as const,
    amount: 1_000,
    payee: 'Riley Moto',
    issued_on: '2025-06-03',
    issued_by: 'Sam Field',
  })),
};
