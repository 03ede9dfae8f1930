import type { Amount } from './money.js';

/** A count and a sum of many rows, kept in the transactions that change those rows. Its value is the sum over its shards. */
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

/** A word of a rider, dealer, event… that lists are searched by. */
export interface SearchWordRow {
  kind: string;
  word: string;
  subject_id: string;
}
