import type { Instant } from '../shared/index.js';

/** A rider's times of a race day, as a file that an admin keeps. */
export interface Timecard {
  readonly id: string;
  readonly riderId: string;
  readonly fileName: string;
  /** where the file store has it */
  readonly fileKey: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly uploadedAt: Instant;
  readonly uploadedBy: string;
}
