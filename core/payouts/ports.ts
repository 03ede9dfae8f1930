import type { Currency, Instant, LocalDate } from '../shared/index.js';
import type { Amounts, PayoutClaim } from './claim.js';
import type { Cheque } from './cheque.js';
import type { PaymentOrder } from './order.js';
import type { Payee } from './payee.js';
import type { RaceDays } from './payment-due.js';
import type { RunChosen } from './payment-run.js';

export interface PayoutClaimStore {
  /** rider and wallet of each claim, without a lock; unknown ids are left out */
  owners(ids: readonly string[]): Promise<readonly Pick<PayoutClaim, 'id' | 'riderId' | 'currency'>[]>;
  /** locks them until the transaction ends, in the order of their ids */
  lock(ids: readonly string[]): Promise<readonly PayoutClaim[]>;
  /** @throws LostRace when another live claim took one of its awards first */
  insert(claim: PayoutClaim): Promise<void>;
  /** saves state, amounts, sending and version; canceling releases the awards */
  save(claims: readonly PayoutClaim[]): Promise<void>;
  /** replaces the lines of a pending claim */
  saveLines(claim: Pick<PayoutClaim, 'id' | 'lines'>): Promise<void>;
  /**
   * ids of those awards that belong to a pending claim, or to a sent one whose order is being canceled. Awards of other
   * sent claims are spent; an amount they gained later can be claimed.
   */
  claimed(awardIds: readonly string[]): Promise<readonly string[]>;
  /** pending claims that a run may pay, by due date; at most `limit`, without a lock */
  due(chosen: RunChosen, limit: number): Promise<readonly string[]>;
  /** pending claims to be paid by cheque, oldest request first */
  chequesDue(currency: Currency): Promise<readonly string[]>;
}

export interface PayeeStore {
  byIds(riderIds: readonly string[]): Promise<readonly Payee[]>;
}

export interface PaymentOrderStore {
  /** the orders of these claims, ordered by claim id; locked until the transaction ends; requires the claims' locks */
  ofClaims(claimIds: readonly string[]): Promise<readonly PaymentOrder[]>;
  byOrderId(orderId: string): Promise<PaymentOrder | undefined>;
  /** orders with a request that had no definite answer, ordered by claim id, after the given one; not locked */
  doubtful(afterClaimId: string, limit: number): Promise<readonly PaymentOrder[]>;
  /** @throws LostRace when another transaction made it meanwhile */
  insert(order: PaymentOrder): Promise<void>;
  save(order: PaymentOrder): Promise<void>;
}

/** An order as the built-in sandbox provider stores it. */
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
  /** The highest number in the register, 0 when empty. A concurrent caller waits until this transaction ends. */
  lastNumber(): Promise<number>;
  /** the claim that a cheque was drawn for; not locked */
  claimOf(number: number): Promise<string | undefined>;
  /** requires the claim's lock */
  lock(number: number): Promise<Cheque | undefined>;
  /** ids of those claims that have a cheque that is not voided */
  standing(claimIds: readonly string[]): Promise<readonly string[]>;
  /** @throws LostRace when another transaction drew a number, or one for the claim, meanwhile */
  insert(cheques: readonly Cheque[]): Promise<void>;
  /** saves the voiding, the confirmation and the number of the replacement */
  save(cheque: Cheque): Promise<void>;
}

export interface CashYearChange extends Amounts {
  readonly riderId: string;
  readonly year: number;
  readonly currency: Currency;
}

/** Amounts paid to a rider in a calendar year. Writing requires the lock of the rider's cash wallet. */
export interface CashYearStore {
  /** negative amounts revert payments */
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

export interface OverdueAwards {
  readonly awards: readonly OverdueAward[];
  /** the rider to go on after; null: nobody is left */
  readonly next: string | null;
}

export interface PaymentNoticeStore {
  /**
   * Earned awards of these races that lack payment information and whose riders had no notice yet, by rider: of the
   * first `limit` riders with earned cash after the rider `after` (null: from the first).
   */
  due(
    raceDays: readonly RaceDays[],
    riders: { readonly after: string | null; readonly limit: number },
  ): Promise<OverdueAwards>;
  /** whether an award of these races still waits for payment information, told of or not, and not extended beyond today */
  isOverdue(awardId: string, raceDays: readonly RaceDays[], today: LocalDate): Promise<boolean>;
  /** @throws LostRace when another transaction recorded one of the notices first */
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
