import type { PayoutType } from './event.js';

/** Ways to pay as files write them, by `nameKey`. */
export const PAYOUTS: ReadonlyMap<string, PayoutType> = new Map([
  ...['cash', 'comptant', 'argent'].map((text) => [text, 'cash'] as const),
  ...['dealer credit', 'dealercredit', 'credit', 'credit concessionnaire', 'credit chez le concessionnaire'].map(
    (text) => [text, 'dealerCredit'] as const,
  ),
  ...['no payout', 'nopayout', 'none', 'aucun', 'aucun paiement', 'sans paiement'].map(
    (text) => [text, 'noPayout'] as const,
  ),
]);
