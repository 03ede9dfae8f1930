import type { CATEGORY, ValuesOf } from '@rrr/records';

/** A group of series, for riders and reports (requirements §3). */
export interface Category extends ValuesOf<typeof CATEGORY> {
  readonly id: string;
  readonly seriesIds: readonly string[];
  /** incremented by every edit; an edit of an older version is refused */
  readonly version: number;
}
