import type { PayoutType } from './event.js';

/** Ways to pay as files write them, by `nameKey`. */
export const PAYOUTS: ReadonlyMap<string, PayoutType> = new Map([
  ...['cash', 'comptant', 'argent'].map((it) => [it, 'cash'] as const),
  ...['dealer credit', 'dealercredit', 'credit', 'credit concessionnaire', 'credit chez le concessionnaire'].map(
    (it) => [it, 'dealerCredit'] as const,
  ),
  ...['no payout', 'nopayout', 'none', 'aucun', 'aucun paiement', 'sans paiement'].map(
    (it) => [it, 'noPayout'] as const,
  ),
]);
