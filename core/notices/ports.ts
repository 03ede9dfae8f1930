import type { Instant, PageAsked, PageOf } from '../shared/index.js';
import type { Notice, NoticePlace, NoticeState } from './notice.js';

export interface NoticeStore {
  /** locks it until the transaction ends */
  lock(id: string): Promise<Notice | undefined>;
  /**
   * At most so many that have not ended at a moment. Whoever else asks waits until this transaction ends, so that two that
   * are written at once are counted one after the other.
   */
  live(at: Instant, limit: number): Promise<readonly Notice[]>;
  add(notice: Notice): Promise<void>;
  /** replaces all its fields */
  save(notice: Notice): Promise<void>;
}

export interface NoticeQueries {
  /** the one that begins last first; without a state: all */
  list(asked: PageAsked & { readonly state?: NoticeState; readonly at: Instant }): Promise<PageOf<Notice>>;
  one(id: string): Promise<Notice | undefined>;
  /** what shows in a place at a moment, the one that began last first, at most MOST_AT_ONCE */
  shown(place: NoticePlace, at: Instant): Promise<readonly Notice[]>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    notices: NoticeStore;
  }
}
