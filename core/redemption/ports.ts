import type { LoginState } from '../identity/index.js';
import type { Award } from '../ledger/index.js';
import type { Currency, Instant, LocalDate } from '../shared/index.js';
import type { Redemption } from './redemption.js';

/** Consecutive wrong PINs for a rider, and until when their redemptions are locked. */
export interface PinGuard {
  /** keyed digest of the PIN; null when none was ever set */
  readonly seal: string | null;
  readonly failures: number;
  readonly lockedUntil: Instant | null;
}

export interface CounterContext {
  readonly rider: {
    readonly id: string;
    readonly fullName: string;
    readonly deactivated: boolean;
    readonly login: LoginState;
  };
  readonly dealer: {
    readonly id: string;
    readonly name: string;
    readonly country: string;
    readonly deactivated: boolean;
  };
  readonly pin: PinGuard;
  /** read without a lock, so it may be slightly out of date */
  readonly dealerFailures: DealerFailures;
  /** the most wrong PINs in one bucket of the guesser, read without a lock */
  readonly guesses: number;
}

/** Wrong PINs at a dealer for any rider since the given moment; null: none so far. */
export interface DealerFailures {
  readonly count: number;
  readonly since: Instant | null;
}

/** Wrong guesses of one bucket in the window that ends at `until`. */
export interface GuessCount {
  readonly count: number;
  readonly until: Instant;
}

export interface CounterStore {
  /**
   * Locks the rider's PIN guard until the transaction ends, and reads both parties. Undefined when either does not
   * exist. `guesser`: what its wrong PINs are counted in.
   */
  open(
    riderId: string,
    dealerId: string,
    guesser?: { readonly buckets: readonly string[]; readonly at: Instant },
  ): Promise<CounterContext | undefined>;
  /** Locks the dealer's failure count until the transaction ends; requires the rider's PIN guard. */
  lockDealer(dealerId: string): Promise<DealerFailures>;
  /** `seal`: the same PIN under a newer key; left out, the stored one stays */
  savePin(riderId: string, guard: Omit<PinGuard, 'seal'> & { readonly seal?: string }): Promise<void>;
  /**
   * Locks counts of wrong guesses until the transaction ends, always in one order, and returns those of running windows.
   * A window that is over or was never begun ends at `until`.
   */
  lockGuesses(
    asked: readonly { readonly bucket: string; readonly until: Instant }[],
    at: Instant,
  ): Promise<ReadonlyMap<string, GuessCount>>;
  /** counts one more in each; requires their locks */
  countGuesses(buckets: readonly string[]): Promise<void>;
  /** requires the lock of the dealer's count */
  saveDealerFailures(dealerId: string, failures: number, since: Instant): Promise<void>;
}

/** PINs are stored as an HMAC over rider and PIN, keyed with the server's secret. */
export interface Pins {
  /** under the newest key; the same PIN always gives the same seal */
  seal(riderId: string, pin: string): string;
  /** whether it was sealed under the newest or an older key */
  matches(seal: string, riderId: string, pin: string): boolean;
}

export interface Spendable {
  /** awards of the credit wallet that have value, ordered by id */
  readonly awards: readonly Award[];
  /** the rider's redemptions of the day that are not revoked, in minor units */
  readonly redeemed: number;
}

export interface RedemptionStore {
  insert(redemption: Redemption): Promise<void>;
  /** Exact while the caller holds the lock of the rider's credit wallet. One query, because a counter is waiting. */
  spendable(riderId: string, currency: Currency, day: LocalDate): Promise<Spendable>;
  /** the redemption's rider; not locked */
  riderOf(id: string): Promise<string | undefined>;
  /** locks the redemption until the transaction ends */
  lock(id: string): Promise<Redemption | undefined>;
  /** the amount taken from each award, from its `redeem` entries: positive amounts, in their order */
  lines(id: string): Promise<readonly { readonly awardId: string; readonly amount: number }[]>;
  revoke(id: string, revoked: NonNullable<Redemption['revoked']>): Promise<void>;
}

export type RedeemedFrom = Pick<Award, 'id' | 'label' | 'expiresOn'>;

declare module '../shared/unit-of-work.js' {
  interface Stores {
    counter: CounterStore;
    redemptions: RedemptionStore;
  }
}
