import type { Instant } from '../shared/index.js';

/** A file with a rider's lap times of a race day, kept by admins. */
export interface Timecard {
  readonly id: string;
  readonly riderId: string;
  readonly fileName: string;
  /** key in the file store */
  readonly fileKey: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly uploadedAt: Instant;
  readonly uploadedBy: string;
}
