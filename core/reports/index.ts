import type { Currency, LocalDate } from '../shared/index.js';

/** Figures of a period in one currency, minor units (domain.md §12). */
export interface Summary {
  readonly available: number;
  readonly earned: number;
  readonly redeemed: number;
  /** riders with an award in the period */
  readonly ridersWithAward: number;
  readonly activeRiders: number;
  readonly events: number;
  /** `YYYY-MM`, every month of the period */
  readonly months: readonly { readonly month: string; readonly earned: number; readonly redeemed: number }[];
}

export interface ReportQueries {
  summary(asked: { readonly currency: Currency; readonly from: LocalDate; readonly to: LocalDate }, today: LocalDate): Promise<Summary>;
}
