import type { RequestState } from '../approvals/index.js';
import type { PageAsked, PageOf } from '../shared/index.js';
import type { PaymentRun, PaymentRunLine } from './payment-run.js';

/** A run in a list. Amounts in minor units. */
export interface PaymentRunSummary extends Omit<PaymentRun, 'lines'> {
  /** of the request for a second person; null: one person was enough */
  readonly request: { readonly id: string; readonly state: RequestState } | null;
  readonly claims: number;
  readonly total: number;
  readonly sent: number;
  readonly sentTotal: number;
  readonly refused: number;
}

export interface PaymentRunLineView extends PaymentRunLine {
  readonly riderId: string;
  readonly riderName: string;
}

export interface PaymentRunQueries {
  /** newest first */
  list(asked: PageAsked): Promise<PageOf<PaymentRunSummary>>;
  one(id: string): Promise<(PaymentRunSummary & { readonly lines: readonly PaymentRunLineView[] }) | undefined>;
}
