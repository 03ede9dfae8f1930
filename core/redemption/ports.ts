import type { LoginState } from '../identity/index.js';
import type { Award } from '../ledger/index.js';
import type { Currency, Instant, LocalDate } from '../shared/index.js';
import type { Redemption } from './redemption.js';

/** Wrong PINs in a row for a rider, and until when redemption is locked for them. */
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
  /** as they stood a moment ago: others may be counting */
  readonly dealerFailures: DealerFailures;
}

/** Wrong PINs at a dealer, whoever the rider, since a moment; null: there never were any. */
export interface DealerFailures {
  readonly count: number;
  readonly since: Instant | null;
}

export interface CounterStore {
  /**
   * Locks the rider's PIN guard until the transaction ends, and reads both parties. Undefined when either does not
   * exist.
   */
  open(riderId: string, dealerId: string): Promise<CounterContext | undefined>;
  /**
   * Locks the dealer's count until the transaction ends, for whoever holds a rider's guard: from here on nobody else
   * counts.
   */
  lockDealer(dealerId: string): Promise<DealerFailures>;
  savePin(riderId: string, guard: Omit<PinGuard, 'seal'>): Promise<void>;
  /** for whoever holds the dealer's count */
  saveDealerFailures(dealerId: string, failures: number, since: Instant): Promise<void>;
}

/** PINs are kept as an HMAC with the server's key over rider and PIN. */
export interface Pins {
  seal(riderId: string, pin: string): string;
  matches(seal: string, riderId: string, pin: string): boolean;
}

export interface Spendable {
  /** of the credit wallet, those with value left, in the order of their ids */
  readonly awards: readonly Award[];
  /** what the rider redeemed on the day and nobody revoked, in minor units */
  readonly redeemed: number;
}

export interface RedemptionStore {
  insert(redemption: Redemption): Promise<void>;
  /** Exact for whoever holds the rider's credit wallet of the currency. One read: a counter waits for it. */
  spendable(riderId: string, currency: Currency, day: LocalDate): Promise<Spendable>;
  /** whose it is; not locked */
  riderOf(id: string): Promise<string | undefined>;
  /** locks the redemption until the transaction ends */
  lock(id: string): Promise<Redemption | undefined>;
  /** what it took out of each award: its `redeem` entries, positive amounts, in their order */
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
