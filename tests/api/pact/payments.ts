import { bookOf, pay } from '@rrr/core/ledger';
import type { Draft } from './draft.js';
import { CASH, cash, creditOf, move, REDEEMED_AT } from './money.js';
import { verifiedPapers } from './shown.js';

const RUN = '01hq00000000000000000v0001';
const RUN_REQUEST = '01hq00000000000000000v0002';
const CLAIM = '01hq00000000000000000q0001';
const REQUESTED_AT = '2026-04-02T18:00:00.000Z';

/** A claim of the rider's cash award. */
export const requestedCash = (draft: Draft, riderId: string): void => {
  cash(draft, riderId);
  verifiedPapers(draft, riderId);
  draft.put('payout_claims', {
    id: CLAIM,
    rider_id: riderId,
    currency: 'USD',
    gross: 12_500,
    withholding: 0,
    net: 12_500,
    withholding_basis_points: 0,
    method: 'reward-link',
    state: 'pending',
    requested_at: REQUESTED_AT,
    requested_by: 'Sam Carter',
    due_on: '2026-05-02',
    sent_at: null,
    sent_by: null,
    sent_on: null,
    canceled_at: null,
    version: 1,
  });
  draft.put('payout_claim_awards', { claim_id: CLAIM, award_id: CASH, amount: 12_500, live_award_id: CASH });
};

/** The claim's order at the sandbox. */
export const ordered = (draft: Draft, orderId: string): void => {
  draft.put('payment_orders', {
    claim_id: CLAIM,
    provider: 'sandbox',
    order_id: orderId,
    attempt: 1,
    doubtful_from: null,
    status: 'made',
    amount: 12_500,
    currency: 'USD',
    created_at: REQUESTED_AT,
    updated_at: REQUESTED_AT,
  });
  draft.put('sandbox_orders', {
    external_id: CLAIM,
    order_id: orderId,
    amount: 12_500,
    currency: 'USD',
    recipient: 'rider@example.com',
    created_at: REQUESTED_AT,
    canceled_at: null,
  });
};

/** Nobody knows whether the claim's order was made: the provider gave no answer, and knows of none. */
export const doubtfulOrder = (draft: Draft): void =>
  draft.put('payment_orders', {
    claim_id: CLAIM,
    provider: 'sandbox',
    order_id: null,
    attempt: 1,
    doubtful_from: REQUESTED_AT,
    status: 'unknown',
    amount: 12_500,
    currency: 'USD',
    created_at: REQUESTED_AT,
    updated_at: REQUESTED_AT,
  });

/** The rider's claim was marked as sent. */
export const sentCash = (draft: Draft, riderId: string): void => {
  requestedCash(draft, riderId);
  const award = draft.books.awards.get(CASH);
  if (!award) throw new Error('There is no cash to send');
  const lines = [{ awardId: CASH, amount: award.initial }];
  move(draft, { ...creditOf(riderId), book: bookOf('cash') }, pay([award], lines), REDEEMED_AT, CLAIM);
  const sent = { state: 'sent', sent_at: REDEEMED_AT, sent_by: 'Ada Moreau', sent_on: '2026-04-02' };
  draft.put('payout_claims', { id: CLAIM, ...sent } as never);
  draft.put('payout_claim_awards', { claim_id: CLAIM, award_id: CASH, live_award_id: null } as never);
};

/** The claim was sent as a cheque. */
export const cheque = (draft: Draft, riderId: string, number: number): void => {
  sentCash(draft, riderId);
  draft.put('payout_claims', { id: CLAIM, method: 'cheque' } as never);
  draft.put('cheques', {
    number,
    claim_id: CLAIM,
    live_claim_id: CLAIM,
    currency: 'USD',
    amount: 12_500,
    payee: 'Sam Carter',
    issued_on: '2026-04-02',
    issued_by: 'Ada Moreau',
    voided_at: null,
    voided_by: null,
    void_reason: null,
    reissued_as: null,
  });
};

/** An administrator prepared a run that pays the rider's claim, and nobody has approved it. */
export const paymentRun = (draft: Draft, riderId: string): void => {
  requestedCash(draft, riderId);
  draft.put('payment_runs', {
    id: RUN,
    currency: 'USD',
    due_by: null,
    prepared_at: REQUESTED_AT,
    prepared_by: '01hq00000000000000000a0002',
    prepared_for: '01hq00000000000000000a0002',
    prepared_by_name: 'Ada Moreau',
    approved_at: null,
    approved_by: null,
    approved_by_name: null,
  });
  draft.put('payment_run_lines', {
    run_id: RUN,
    position: 0,
    claim_id: CLAIM,
    version: 1,
    method: 'reward-link',
    amount: 12_500,
    outcome: 'waiting',
    code: null,
    settled_at: null,
    tried_at: null,
  });
  draft.put('approval_requests', {
    id: RUN_REQUEST,
    kind: 'payment-run',
    object_id: RUN,
    object_name: 'USD 125.00',
    requested: JSON.stringify({ currency: 'USD', total: 12_500, claims: 1, riders: 1, methods: ['reward-link'] }),
    reason: null,
    state: 'waiting',
    version: 1,
    asked_at: REQUESTED_AT,
    asked_by: '01hq00000000000000000a0002',
    asked_by_name: 'Ada Moreau',
    asked_by_type: 'admin',
    asked_for: '01hq00000000000000000a0002',
    expires_at: '2126-03-31T18:00:00.000Z',
  });
};
