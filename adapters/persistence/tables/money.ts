/** Amounts are minor units; they come back as number or, beyond the safe integers, as text: read them with `whole`. */
export type Amount = number | string;

export interface WalletRow {
  rider_id: string;
  currency: 'USD' | 'CAD' | 'EUR';
  book: 'credit' | 'cash';
  balance: Amount;
  sequence: number;
  hash: string;
}

export interface AwardRow {
  id: string;
  rider_id: string;
  currency: 'USD' | 'CAD' | 'EUR';
  type: 'credit' | 'bonus' | 'cash';
  status: 'current' | 'expired' | 'spent' | 'earned' | 'funded' | 'reversed';
  initial_value: Amount;
  current_value: Amount;
  spent: Amount;
  expired: Amount;
  awarded_at: string;
  expires_on: string | null;
  event_id: string | null;
  class_id: string | null;
  label: string;
}

/** Append-only: the database refuses UPDATE and DELETE. */
export interface LedgerEntryRow {
  id: string;
  rider_id: string;
  currency: 'USD' | 'CAD' | 'EUR';
  book: 'credit' | 'cash';
  sequence: number;
  award_id: string;
  kind: 'award' | 'correct' | 'reverse' | 'redeem' | 'undo' | 'expire' | 'transfer' | 'adjust' | 'pay' | 'unpay';
  amount: Amount;
  previous_balance: Amount;
  new_balance: Amount;
  at: string;
  actor_id: string | null;
  proxy_host_id: string | null;
  reference: string | null;
  previous_hash: string;
  hash: string;
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
}
