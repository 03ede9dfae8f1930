import type { Currency, Instant } from '../shared/index.js';
import type { Amounts, PayoutClaim } from './claim.js';
import type { Cheque } from './cheque.js';
import type { PaymentOrder } from './order.js';
import type { Payee } from './payee.js';
import type { RaceDays } from './payment-due.js';

export interface PayoutClaimStore {
  /** whose they are, and of which wallet; not locked. Those that do not exist are left out. */
  owners(ids: readonly string[]): Promise<readonly Pick<PayoutClaim, 'id' | 'riderId' | 'currency'>[]>;
  /** locks them until the transaction ends, in the order of their ids */
  lock(ids: readonly string[]): Promise<readonly PayoutClaim[]>;
  /** @throws LostRace when an award of it came to stand in another live claim meanwhile */
  insert(claim: PayoutClaim): Promise<void>;
  /** state, amounts, sending and version; a canceled one lets its awards go */
  save(claims: readonly PayoutClaim[]): Promise<void>;
  /** puts the lines of a pending claim in the place of those it had */
  saveLines(claim: Pick<PayoutClaim, 'id' | 'lines'>): Promise<void>;
  /**
   * those of the awards that stand in a live claim: a pending one. What a sent one paid is spent; what an award holds
   * beside it can be claimed.
   */
  claimed(awardIds: readonly string[]): Promise<readonly string[]>;
  /** pending claims to be paid by cheque, those asked for first */
  chequesDue(currency: Currency): Promise<readonly string[]>;
}

export interface PayeeStore {
  byIds(riderIds: readonly string[]): Promise<readonly Payee[]>;
}

export interface PaymentOrderStore {
  /**
   * those of the claims that have one, in the order of the claims' ids; locked until the transaction ends, for whoever
   * holds the claims' locks
   */
  ofClaims(claimIds: readonly string[]): Promise<readonly PaymentOrder[]>;
  byOrderId(orderId: string): Promise<PaymentOrder | undefined>;
  /** those of which a request had no definite answer, in the order of their claims' ids, after one; not locked */
  doubtful(afterClaimId: string, limit: number): Promise<readonly PaymentOrder[]>;
  /** @throws LostRace when another transaction made it meanwhile */
  insert(order: PaymentOrder): Promise<void>;
  save(order: PaymentOrder): Promise<void>;
}

/** What the embedded provider keeps. */
export interface SandboxOrder {
  readonly externalId: string;
  readonly orderId: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly recipient: string;
  readonly createdAt: Instant;
  readonly canceledAt: Instant | null;
}

export interface SandboxOrderStore {
  byExternalId(externalId: string): Promise<SandboxOrder | undefined>;
  byOrderId(orderId: string): Promise<SandboxOrder | undefined>;
  /** @throws LostRace when another transaction made it meanwhile */
  insert(order: SandboxOrder): Promise<void>;
  cancel(orderId: string, at: Instant): Promise<void>;
}

export interface ChequeStore {
  /** The highest number of the register, 0 before the first; whoever asks next waits until the transaction ends. */
  lastNumber(): Promise<number>;
  /** the claim that a cheque was drawn for; not locked */
  claimOf(number: number): Promise<string | undefined>;
  /** for whoever holds the claim's lock */
  lock(number: number): Promise<Cheque | undefined>;
  /** claims among these for which a cheque stands */
  standing(claimIds: readonly string[]): Promise<readonly string[]>;
  /** @throws LostRace when another transaction drew a number, or one for the claim, meanwhile */
  insert(cheques: readonly Cheque[]): Promise<void>;
  /** its voiding, and by which it was replaced */
  save(cheque: Cheque): Promise<void>;
}

export interface CashYearChange extends Amounts {
  readonly riderId: string;
  readonly year: number;
  readonly currency: Currency;
}

/** What a rider was sent in a calendar year: written by whoever holds the rider's cash wallet. */
export interface CashYearStore {
  /** negative figures take back */
  add(changes: readonly CashYearChange[]): Promise<void>;
}

/** A cash award whose payment information is overdue. */
export interface OverdueAward {
  readonly awardId: string;
  readonly riderId: string;
  readonly currency: Currency;
  /** minor units */
  readonly amount: number;
}

export interface PaymentNoticeStore {
  /**
   * Earned awards of these races that wait for something of their riders, who were not told of it yet: rider by rider,
   * at most `limit`.
   */
  due(raceDays: readonly RaceDays[], limit: number): Promise<readonly OverdueAward[]>;
  /** @throws LostRace when another transaction told of one meanwhile */
  remember(awardIds: readonly string[], at: Instant): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    payoutClaims: PayoutClaimStore;
    payees: PayeeStore;
    paymentOrders: PaymentOrderStore;
    sandboxOrders: SandboxOrderStore;
    cheques: ChequeStore;
    cashYears: CashYearStore;
    paymentNotices: PaymentNoticeStore;
  }
}
