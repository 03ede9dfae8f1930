import type { Verdict } from '../eligibility/index.js';
import type { AwardView } from '../ledger/index.js';
import type { Currency, Instant, LocalDate, PageAsked, PageOf } from '../shared/index.js';
import type { ResultType } from './result.js';

/** One result of a rider and what became of it. */
export interface EarningView {
  readonly id: string;
  readonly event: { readonly id: string; readonly title: string; readonly startsOn: LocalDate | null };
  readonly className: string;
  readonly place: number | null;
  readonly type: ResultType;
  readonly receivedAt: Instant;
  readonly currency: Currency;
  /** the stored verdict */
  readonly verdict: Verdict;
  readonly award: AwardView | null;
}

export interface EarningQueries {
  /** newest race day first; `paid` are those with an award that was not taken back */
  earnings(riderId: string, page: PageAsked & { readonly filter: 'all' | 'paid' | 'unpaid' }): Promise<PageOf<EarningView>>;
}
