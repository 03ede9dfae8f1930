import type { Series } from './series.js';

export interface SeriesStore {
  /** locked until the transaction ends: nothing joins a series while it is removed */
  lock(seriesId: string): Promise<Series | undefined>;
  /** those of the ids that there are, locked as by `lock` */
  existing(seriesIds: readonly string[]): Promise<readonly string[]>;
  /** stores a new series, or every field of one that is there */
  put(series: Series): Promise<void>;
  /** and takes it out of its categories; never one that is in use */
  remove(seriesId: string): Promise<void>;
  /** events or awards */
  inUse(seriesId: string): Promise<boolean>;
}

/** Whether a promoter is approved: what their own series and events hang on. */
export interface ApprovalStore {
  /** undefined: there is no such promoter */
  ofPromoter(promoterId: string): Promise<boolean | undefined>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    series: SeriesStore;
    approvals: ApprovalStore;
  }
}
