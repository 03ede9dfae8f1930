import type { Instant } from '../shared/index.js';

/** A recurring job of this server, and its last run here. */
export interface JobRun {
  readonly name: string;
  /** once a day on one server; the database knows its last run */
  readonly daily: boolean;
  readonly everySeconds: number;
  readonly startedAt: Instant | null;
  /** null while it runs, and before the first run */
  readonly finishedAt: Instant | null;
  readonly failed: boolean;
  /** failed runs since the last that was done */
  readonly failures: number;
  readonly nextAt: Instant | null;
}
