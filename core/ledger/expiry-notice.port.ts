import type { Currency, Instant, LocalDate } from '../shared/index.js';

/** Credit of one rider that ends on one day. */
export interface ExpiringCredit {
  readonly riderId: string;
  readonly currency: Currency;
  readonly expiresOn: LocalDate;
  /** minor units */
  readonly amount: number;
}

export interface ExpiryNoticeStore {
  /**
   * Credit that ends after `from` and not after `until`, of which its rider, who is active, was not told `days` ahead
   * yet; in the order of day, rider and currency, after the given one, at most `limit`.
   */
  due(asked: {
    readonly from: LocalDate;
    readonly until: LocalDate;
    readonly days: number;
    readonly after: ExpiringCredit | null;
    readonly limit: number;
  }): Promise<readonly ExpiringCredit[]>;
  /** of those of these riders who are active, told or not */
  ofRiders(riderIds: readonly string[], from: LocalDate, until: LocalDate): Promise<readonly ExpiringCredit[]>;
  /** @throws LostRace when another transaction told one of them meanwhile */
  remember(told: readonly ExpiringCredit[], days: number, at: Instant): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    expiryNotices: ExpiryNoticeStore;
  }
}
