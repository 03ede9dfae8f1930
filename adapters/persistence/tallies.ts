import { bulkInsert } from './bulk-insert.js';
import { laterOn, type Sql } from './sql.js';

/** One change of a count and a sum. `key`: whose (a dealer's id, '' for all); `bucket`: which part (a day, a month, a letter). */
export interface Tally {
  readonly kind: string;
  readonly key: string;
  readonly bucket: string;
  /** whatever the transaction holds a lock on already: those who share it wait for one another anyway */
  readonly spread: string;
  readonly n: number;
  readonly amount: number;
}

/** What stores need beside their connection. */
export interface Keeping {
  /** time zone of calendar days and months */
  readonly zone: string;
  /** notes a change; all of a transaction are written together, just before its commit */
  tally(change: Tally): void;
}

/** So many rows carry one tally, that transactions which count the same rarely meet. Reading sums over them. */
const SHARDS = 8;

export const shardOf = (spread: string): number => {
  let mixed = 0;
  for (let at = 0; at < spread.length; at += 1) mixed = (Math.imul(mixed, 31) + spread.charCodeAt(at)) >>> 0;
  return mixed % SHARDS;
};

export interface TallyBook extends Keeping {
  write(sql: Sql): Promise<void>;
}

/** Gathers the changes of one transaction: each row is touched once, in the order of its key, at the very end. */
export const tallyBook = (zone: string): TallyBook => {
  const changes = new Map<string, { kind: string; tally_key: string; bucket: string; shard: number; n: number; amount: number }>();
  return {
    zone,
    tally: ({ kind, key, bucket, spread, n, amount }) => {
      const shard = shardOf(spread);
      const id = `${kind}|${key}|${bucket}|${shard}`;
      const before = changes.get(id);
      if (before) Object.assign(before, { n: before.n + n, amount: before.amount + amount });
      else changes.set(id, { kind, tally_key: key, bucket, shard, n, amount });
    },
    write: async (sql) => {
      const rows = [...changes.entries()].filter(([, it]) => it.n !== 0 || it.amount !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, it]) => it);
      await bulkInsert(laterOn(sql), 'tallies', rows, { keys: ['kind', 'tally_key', 'bucket', 'shard'], update: [], add: ['n', 'amount'] });
    },
  };
};
