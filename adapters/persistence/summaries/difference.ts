/** A summary that differs from its rows. */
export interface Difference {
  readonly table: 'tallies' | 'year_totals' | 'unpaid_results';
  readonly kind: string;
  /** the counter's key, rider and currency of a year total, or the event of unpaid results */
  readonly key: string;
  /** which part: a tally's bucket, or a year */
  readonly bucket: string;
  readonly kept: { readonly n: number; readonly amount: number };
  readonly recounted: { readonly n: number; readonly amount: number };
}
