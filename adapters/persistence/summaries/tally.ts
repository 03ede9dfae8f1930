/**
 * One change of a count and a sum. `key`: whose (a dealer's id, '' for all); `bucket`: which part (a day, a month, a
 * letter).
 */
export interface Tally {
  readonly kind: string;
  readonly key: string;
  readonly bucket: string;
  /** whatever the transaction holds a lock on already: those who share it wait for one another anyway */
  readonly spread: string;
  readonly n: number;
  readonly amount: number;
}
