/** What series are grouped by for riders and reports (requirements §3). */
export interface Category {
  readonly id: string;
  readonly description: string;
  readonly active: boolean;
  readonly seriesIds: readonly string[];
  /** counts its edits: an edit of an older one is refused */
  readonly version: number;
}
