import type { Currency, Instant, LocalDate } from '../shared/index.js';

/** A rider's credit in one currency that expires on one day. */
export interface ExpiringCredit {
  readonly riderId: string;
  readonly currency: Currency;
  readonly expiresOn: LocalDate;
  /** minor units */
  readonly amount: number;
}

export interface ExpiryNoticeStore {
  /**
   * Credit that expires after `from` and no later than `until`, of active riders who have not yet had the notice of
   * `days` days; ordered by day, rider and currency, after the given one, at most `limit`.
   */
  due(asked: {
    readonly from: LocalDate;
    readonly until: LocalDate;
    readonly days: number;
    readonly after: ExpiringCredit | null;
    readonly limit: number;
  }): Promise<readonly ExpiringCredit[]>;
  /** expiring credit of those of these riders who are active, whether or not they had a notice */
  ofRiders(riderIds: readonly string[], from: LocalDate, until: LocalDate): Promise<readonly ExpiringCredit[]>;
  /**
   * where no e-mail at all was sent since `before`: those of these riders to whom one about expiry, stored earlier, is
   * still to be sent
   */
  waiting(riderIds: readonly string[], before: Instant): Promise<ReadonlySet<string>>;
  /** @throws LostRace when another transaction recorded one of the notices first */
  remember(told: readonly ExpiringCredit[], days: number, at: Instant): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    expiryNotices: ExpiryNoticeStore;
  }
}
