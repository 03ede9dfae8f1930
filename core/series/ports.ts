import type { Series } from './series.js';

export interface SeriesStore {
  /** locks it until the transaction ends, so that no event joins it while it is removed */
  lock(seriesId: string): Promise<Series | undefined>;
  /** those of the ids that exist, locked like `lock` */
  existing(seriesIds: readonly string[]): Promise<readonly string[]>;
  /** inserts a series or replaces all its fields */
  put(series: Series): Promise<void>;
  /** removes it, also from its categories; never a series in use */
  remove(seriesId: string): Promise<void>;
  /** whether it has events or awards */
  inUse(seriesId: string): Promise<boolean>;
}

/** Whether a promoter is approved, which editing their series and events requires. */
export interface ApprovalStore {
  /** undefined when the promoter does not exist */
  ofPromoter(promoterId: string): Promise<boolean | undefined>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    series: SeriesStore;
    approvals: ApprovalStore;
  }
}
