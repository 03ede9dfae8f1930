/** A group of series, for riders and reports (requirements §3). */
export interface Category {
  readonly id: string;
  readonly description: string;
  readonly active: boolean;
  readonly seriesIds: readonly string[];
  /** incremented by every edit; an edit of an older version is refused */
  readonly version: number;
}
