import type { Currency, Instant, LocalDate } from '../shared/index.js';
import type { PayMethod } from './claim.js';

/** Which claims a run is to pay. */
export interface RunChosen {
  readonly currency: Currency;
  readonly methods: readonly PayMethod[];
  /** only claims that are due by this day; null: all that wait */
  readonly dueBy: LocalDate | null;
  /** claims that were taken out by hand */
  readonly leaveOut: readonly string[];
}

/** Most claims of one run; what is left is paid by the next. */
export const MOST_OF_A_RUN = 200;

/** `waiting` until the run is approved and the claim's turn comes · `sent` · `refused`: with the error code */
export type LineOutcome = 'waiting' | 'sent' | 'refused';

/** A claim of a run, as it was when the run was prepared: a claim that changed since is not paid by it. */
export interface PaymentRunLine {
  readonly claimId: string;
  readonly version: number;
  readonly method: PayMethod;
  /** net, minor units */
  readonly amount: number;
  readonly outcome: LineOutcome;
  readonly code: string | null;
  readonly settledAt: Instant | null;
}

/** Payments that one administrator prepares and another approves (domain.md §13). */
export interface PaymentRun {
  readonly id: string;
  readonly currency: Currency;
  readonly dueBy: LocalDate | null;
  readonly preparedAt: Instant;
  /** account, record and name of who prepared it, in whose name its claims are paid */
  readonly preparedBy: { readonly accountId: string; readonly subjectId: string; readonly name: string };
  /** null: it waits for another administrator, or was never approved */
  readonly approved: {
    readonly at: Instant;
    readonly accountId: string;
    readonly name: string;
  } | null;
  /** by due date */
  readonly lines: readonly PaymentRunLine[];
}

/** A line of an approved run whose turn has come. */
export interface DueLine extends Pick<PaymentRunLine, 'claimId' | 'version' | 'method'> {
  readonly runId: string;
  readonly preparedBy: PaymentRun['preparedBy'];
}

export interface PaymentRunStore {
  insert(run: PaymentRun): Promise<void>;
  /** locks it until the transaction ends */
  lock(id: string): Promise<PaymentRun | undefined>;
  approve(id: string, approved: NonNullable<PaymentRun['approved']>): Promise<void>;
  /** those of the claims that wait in a run which is not decided yet, or is being paid */
  holding(claimIds: readonly string[]): Promise<readonly string[]>;
  /** whether `take` finds lines; takes no lock */
  waits(before: Instant): Promise<boolean>;
  /**
   * Waiting lines of approved runs that nobody tried since `before`, oldest run first; they count as tried at `now`, so
   * other servers leave them alone.
   */
  take(before: Instant, now: Instant, limit: number): Promise<readonly DueLine[]>;
  /** settles lines of a run that still wait */
  settle(
    runId: string,
    lines: readonly { readonly claimId: string; readonly outcome: 'sent' | 'refused'; readonly code: string | null }[],
    at: Instant,
  ): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    paymentRuns: PaymentRunStore;
  }
}
