import type { Amount } from './money.js';

/**
 * A count and a sum of many rows, kept in the transactions that change those rows. Its value is the sum over its
 * shards.
 */
export interface TallyRow {
  kind: string;
  tally_key: string;
  bucket: string;
  shard: number;
  n: Amount;
  amount: Amount;
}

/** What someone earned or redeemed in a year. */
export interface YearTotalRow {
  kind: string;
  year: number;
  currency: 'USD' | 'CAD' | 'EUR';
  subject_id: string;
  amount: Amount;
  n: Amount;
}

/** A word of a rider, dealer, promoter or event that lists are searched by. */
export interface SearchWordRow {
  kind: string;
  word: string;
  subject_id: string;
}

/** A word of the name of someone at a dealer's counter; redemptions carry the name. */
export interface EmployeeWordRow {
  word: string;
  employee_key: string;
}
