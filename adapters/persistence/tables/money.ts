/** Minor units; returned as a number, or as text beyond the safe integers. Read them with `toSafeInteger`. */
export type Amount = number | string;

export interface WalletRow {
  rider_id: string;
  currency: 'USD' | 'CAD' | 'EUR';
  book: 'credit' | 'cash';
  balance: Amount;
  sequence: number;
  hash: string;
  /** the rider this one was merged into; the wallet is closed */
  moved_to: string | null;
}

export interface AwardRow {
  id: string;
  rider_id: string;
  currency: 'USD' | 'CAD' | 'EUR';
  type: 'credit' | 'bonus' | 'cash';
  status: 'current' | 'expired' | 'spent' | 'earned' | 'funded' | 'reversed' | 'converted';
  initial_value: Amount;
  current_value: Amount;
  spent: Amount;
  expired: Amount;
  /** by adjustments, out of the initial value */
  taken: Amount;
  /** taken as credit instead of cash: left a cash award, came to a credit or bonus award */
  chosen: Amount;
  awarded_at: string;
  expires_on: string | null;
  event_id: string | null;
  class_id: string | null;
  label: string;
  /** the series it counts for in reports */
  series_id: string | null;
  /** the series of a bonus, or the standings of a class (`standings.id`), otherwise null; at most one per rider */
  bonus_series_id: string | null;
  /** calendar day of `awarded_at` in the program's time zone */
  awarded_on: string;
  /** spent though no longer earned */
  overpaid: Amount;
}

export interface AdjustmentRow {
  id: string;
  rider_id: string;
  award_id: string;
  currency: 'USD' | 'CAD' | 'EUR';
  amount: Amount;
  reason: string;
  at: string;
  by_name: string;
}

/** An administrator's adjustments of a day, absolute amounts added up. */
export interface AdjustedDayRow {
  account_id: string;
  day: string;
  currency: 'USD' | 'CAD' | 'EUR';
  amount: Amount;
}

/** Append-only: triggers refuse UPDATE and DELETE. */
export interface LedgerEntryRow {
  id: string;
  rider_id: string;
  currency: 'USD' | 'CAD' | 'EUR';
  book: 'credit' | 'cash';
  sequence: number;
  award_id: string;
  kind:
    | 'award'
    | 'correct'
    | 'reverse'
    | 'redeem'
    | 'undo'
    | 'expire'
    | 'transfer'
    | 'adjust'
    | 'pay'
    | 'unpay'
    | 'choose'
    | 'bonus';
  amount: Amount;
  previous_balance: Amount;
  new_balance: Amount;
  at: string;
  actor_id: string | null;
  proxy_host_id: string | null;
  reference: string | null;
  previous_hash: string;
  hash: string;
  /** keyed digest of the hash; null: written before there was a key */
  seal: string | null;
}

/** A wallet's newest entry at some hour. `hash` covers the entry's hash and the link before. Append-only. */
export interface LedgerHeadRow {
  position: number;
  rider_id: string;
  currency: 'USD' | 'CAD' | 'EUR';
  book: 'credit' | 'cash';
  sequence: number;
  hash: string;
  seal: string;
}

export interface RedemptionRow {
  id: string;
  number: Amount;
  rider_id: string;
  dealer_id: string;
  currency: 'USD' | 'CAD' | 'EUR';
  amount: Amount;
  employee_name: string;
  redeemed_at: string;
  status: 'redeemed' | 'refunded' | 'revoked';
  revoked_at: string | null;
  revoked_by: string | null;
  revoked_reason: string | null;
  employee_key: string;
  /** calendar day of `redeemed_at` in the program's time zone */
  redeemed_on: string;
}

export interface PayoutClaimRow {
  id: string;
  rider_id: string;
  currency: 'USD' | 'CAD' | 'EUR';
  gross: Amount;
  withholding: Amount;
  net: Amount;
  /** hundredths of a percent */
  withholding_basis_points: number;
  method: 'reward-link' | 'debit-card' | 'cheque';
  state: 'pending' | 'sent' | 'canceled';
  requested_at: string;
  requested_by: string;
  due_on: string;
  sent_at: string | null;
  sent_by: string | null;
  sent_on: string | null;
  /** of a payment that a person recorded; null: paid by an order or a cheque */
  sent_reference: string | null;
  /** tax residence of the rider when it was sent; null: not sent, or not known */
  tax_status: 'us-person' | 'non-resident-alien' | null;
  tax_country: string | null;
  canceled_at: string | null;
  version: number;
}

/**
 * `live_award_id`: the award while the claim is pending, otherwise null; unique, so an award belongs to one live claim.
 */
export interface PayoutClaimAwardRow {
  claim_id: string;
  award_id: string;
  amount: Amount;
  live_award_id: string | null;
}

export interface PaymentOrderRow {
  claim_id: string;
  provider: string;
  /** null until the provider answered */
  order_id: string | null;
  /** times it was asked for, or asked to be canceled */
  attempt: number;
  /** until when a request without a definite answer may have been sent; null: none */
  doubtful_from: string | null;
  status: 'requested' | 'unknown' | 'made' | 'refused' | 'canceling' | 'canceled';
  amount: Amount;
  currency: 'USD' | 'CAD' | 'EUR';
  created_at: string;
  updated_at: string;
}

export interface SandboxOrderRow {
  external_id: string;
  order_id: string;
  amount: Amount;
  currency: 'USD' | 'CAD' | 'EUR';
  recipient: string;
  created_at: string;
  canceled_at: string | null;
}

/** `live_claim_id`: the claim unless the cheque is voided, otherwise null; unique. */
export interface ChequeRow {
  number: number;
  claim_id: string;
  live_claim_id: string | null;
  currency: 'USD' | 'CAD' | 'EUR';
  amount: Amount;
  payee: string;
  issued_on: string;
  issued_by: string;
  voided_at: string | null;
  voided_by: string | null;
  void_reason: string | null;
  reissued_as: number | null;
  /** who checked the printed paper */
  confirmed_at: string | null;
  confirmed_by: string | null;
}

/** `live_redemption_id`: the redemption unless the refund is undone, otherwise null; unique. */
export interface DealerRefundRow {
  id: string;
  redemption_id: string;
  live_redemption_id: string | null;
  dealer_id: string;
  currency: 'USD' | 'CAD' | 'EUR';
  amount: Amount;
  refunded_at: string;
  refunded_on: string;
  refunded_by: string;
  undone_at: string | null;
  undone_by: string | null;
}

/** A notice to a rider about missing payment information of a cash award. */
/** A reminder of overdue cash, or an extension. */
export interface CashAskRow {
  id: string;
  rider_id: string;
  at: string;
  account_id: string;
  by_name: string;
  /** last day of an extension; null: a reminder */
  until_on: string | null;
  reason: string | null;
}

export interface PaymentInfoNoticeRow {
  award_id: string;
  at: string;
}

/** Cash paid to a rider in a calendar year. */
export interface RiderCashYearRow {
  rider_id: string;
  year: number;
  currency: 'USD' | 'CAD' | 'EUR';
  gross: Amount;
  withholding: Amount;
  net: Amount;
}

/** A rider's choice of dealer credit in place of cash, final once made. */
export interface CreditChoiceRow {
  id: string;
  rider_id: string;
  currency: 'USD' | 'CAD' | 'EUR';
  amount: Amount;
  bonus: Amount;
  /** the bonus, in hundredths of a percent */
  basis_points: number;
  chosen_at: string;
}

/** One cash award of a choice, and the awards that it became. */
export interface CreditChoiceAwardRow {
  choice_id: string;
  award_id: string;
  credit_award_id: string;
  /** null: the bonus came to nothing */
  bonus_award_id: string | null;
  amount: Amount;
  bonus: Amount;
}

/** Payments that one person prepares and another approves. `prepared_for`: the record of who did. */
export interface PaymentRunRow {
  id: string;
  currency: 'USD' | 'CAD' | 'EUR';
  due_by: string | null;
  prepared_at: string;
  prepared_by: string;
  prepared_for: string;
  prepared_by_name: string;
  approved_at: string | null;
  approved_by: string | null;
  approved_by_name: string | null;
}

export interface PaymentRunLineRow {
  run_id: string;
  position: number;
  claim_id: string;
  version: number;
  method: 'reward-link' | 'debit-card' | 'cheque';
  amount: Amount;
  outcome: 'waiting' | 'sent' | 'refused';
  /** why it was refused */
  code: string | null;
  settled_at: string | null;
  /** when a server last tried it */
  tried_at: string | null;
}
