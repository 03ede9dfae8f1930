import type { LookedUp } from '@rrr/core/audit';

/** How records lead to those that have a history: columns of type and id, from tables, by a key. */
export interface Lookup {
  readonly of: LookedUp;
  /** SQL: a text or a column */
  readonly type: string;
  readonly id: string;
  readonly from: string;
  readonly key: string;
}

const promoterOf = (of: LookedUp, from: string, key = 'x.id'): Lookup => ({
  of,
  type: "'promoter'",
  id: 'e.promoter_id',
  from,
  key,
});
const rider = (of: LookedUp, table: string, key = 'x.id'): Lookup => ({
  of,
  type: "'rider'",
  id: 'x.rider_id',
  from: `${table} x`,
  key,
});
const event = (of: LookedUp, table: string): readonly Lookup[] => [
  { of, type: "'event'", id: 'x.event_id', from: `${table} x`, key: 'x.id' },
  promoterOf(of, `${table} x JOIN events e ON e.id = x.event_id`),
];
/** An id of an unknown kind: ids are unique over all tables. */
const any = (type: string, table: string): Lookup => ({
  of: 'any',
  type: `'${type}'`,
  id: 'x.id',
  from: `${table} x`,
  key: 'x.id',
});

export const LOOKUPS: readonly Lookup[] = [
  { of: 'account', type: 'x.type', id: 'x.subject_id', from: 'accounts x', key: 'x.id' },
  { of: 'api-token', type: 'x.owner_type', id: 'x.owner_id', from: 'api_tokens x', key: 'x.id' },
  rider('award', 'awards'),
  ...event('award', 'awards'),
  rider('bike', 'bikes'),
  { of: 'cheque', type: "'payout-claim'", id: 'x.claim_id', from: 'cheques x', key: 'x.number' },
  {
    of: 'cheque',
    type: "'rider'",
    id: 'c.rider_id',
    from: 'cheques x JOIN payout_claims c ON c.id = x.claim_id',
    key: 'x.number',
  },
  rider('claim', 'result_claims'),
  ...event('claim', 'result_claims'),
  ...event('class', 'classes'),
  rider('document', 'documents'),
  promoterOf('event', 'events e', 'e.id'),
  rider('logo-photo', 'logo_photos'),
  ...event('logo-photo', 'logo_photos'),
  { of: 'mail', type: 'x.recipient_type', id: 'x.recipient_id', from: 'outbox x', key: 'x.id' },
  {
    of: 'mail',
    type: 'a.type',
    id: 'a.subject_id',
    from: 'outbox x JOIN accounts a ON a.id = x.recipient_id',
    key: 'x.id',
  },
  rider('note', 'rider_notes'),
  rider('payout-claim', 'payout_claims'),
  {
    of: 'payment-run',
    type: "'payout-claim'",
    id: 'x.claim_id',
    from: 'payment_run_lines x',
    key: 'x.run_id',
  },
  {
    of: 'payment-run',
    type: "'rider'",
    id: 'c.rider_id',
    from: 'payment_run_lines x JOIN payout_claims c ON c.id = x.claim_id',
    key: 'x.run_id',
  },
  rider('redemption', 'redemptions'),
  { of: 'redemption', type: "'dealer'", id: 'x.dealer_id', from: 'redemptions x', key: 'x.id' },
  rider('result', 'results'),
  ...event('result', 'results'),
  { of: 'series', type: "'promoter'", id: 'x.promoter_id', from: 'series x', key: 'x.id' },
  rider('timecard', 'timecards'),
  { of: 'vin-dispute', type: "'rider'", id: 'x.held_by', from: 'vin_disputes x', key: 'x.id' },
  { of: 'vin-dispute', type: "'rider'", id: 'x.claimed_by', from: 'vin_disputes x', key: 'x.id' },
  { of: 'webhook', type: "'promoter'", id: 'x.promoter_id', from: 'webhooks x', key: 'x.id' },
  any('rider', 'riders'),
  any('dealer', 'dealers'),
  any('promoter', 'promoters'),
  any('event', 'events'),
  promoterOf('any', 'events e', 'e.id'),
  any('series', 'series'),
  { of: 'any', type: "'series'", id: 'x.series_id', from: 'standings x', key: 'x.id' },
  any('admin', 'admins'),
  any('payout-claim', 'payout_claims'),
  rider('any', 'payout_claims'),
  rider('any', 'documents'),
  rider('any', 'awards'),
];
