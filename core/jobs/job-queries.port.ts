import type { Currency, Instant } from '../shared/index.js';
import type { JobState } from './ports.js';

/** A daily job as the servers stored it. */
export interface StoredJob extends Pick<JobState, 'leasedUntil' | 'doneThrough' | 'failedAt'> {
  readonly name: string;
  readonly startedAt: Instant | null;
  readonly finishedAt: Instant | null;
}

/** Money of one currency that waits for somebody: how many times, how much in minor units, and since when. */
export interface UnsettledMoney {
  readonly currency: Currency;
  readonly count: number;
  readonly amount: number;
  readonly since: Instant;
}

export interface JobQueries {
  /** jobs that ran at least once */
  daily(): Promise<readonly StoredJob[]>;
  /** what waits: e-mails that are due, events to judge again, audit records that are not sealed; 10,000 at most */
  waiting(now: Instant): Promise<{ readonly mails: number; readonly events: number; readonly audit: number }>;
  /** held awards, and payment orders whose outcome is unknown, since they were first asked for; by currency */
  unsettled(): Promise<Readonly<Record<'held' | 'doubtful', readonly UnsettledMoney[]>>>;
}
