import { bulkInsert } from '../bulk-insert.js';
import { deferWrites, type Sql } from '../sql.js';
import { brandBook } from './brand-book.js';
import { earnerBook, type Earned } from './earner-book.js';
import { type YearTotal, yearTotalBook } from './year-totals.js';
import type { Tally } from './tally.js';
import { deriveUnpaid } from './unpaid-results.js';

export type { Tally };

/** What stores need beside their connection. */
export interface Keeping {
  /** time zone of calendar days and months */
  readonly zone: string;
  /** the make that a result's bike names, as it is counted; null for none that is known */
  brandOf(bike: string | null): string | null;
  /** notes a change; all of a transaction are written together, just before its commit */
  tally(change: Tally): void;
  /** the same of what someone earned or redeemed in a year */
  yearTotal(change: YearTotal): void;
  /** the same of how many awards a rider has of a month */
  earned(change: Earned): void;
  /** must be awaited before the makes in results of these locked events change */
  brandsOf(sql: Sql, eventIds: readonly string[]): Promise<void>;
  /** of which locked events classes, places or results change: what waits for a rider there is derived again */
  unpaidOf(eventIds: readonly string[]): void;
}

/** So many rows carry one tally, that transactions which count the same rarely meet. Reading sums over them. */
const SHARDS = 8;

const shardOf = (spread: string): number => {
  let mixed = 0;
  for (let at = 0; at < spread.length; at += 1) mixed = (Math.imul(mixed, 31) + spread.charCodeAt(at)) >>> 0;
  return mixed % SHARDS;
};

export interface CounterBatch extends Keeping {
  write(sql: Sql): Promise<void>;
}

/**
 * Gathers the changes of one transaction: each row is touched once, in the order of its key, at the very end. What
 * belongs to one rider alone is written first, what many count last, so that the rows others wait for are held for the
 * shortest time.
 */
export const counterBatch = (zone: string, brandOf: Keeping['brandOf'] = () => null): CounterBatch => {
  const changes = new Map<
    string,
    { kind: string; tally_key: string; bucket: string; shard: number; n: number; amount: number }
  >();
  const tally: Keeping['tally'] = ({ kind, key, bucket, spread, n, amount }) => {
    const shard = shardOf(spread);
    const id = `${kind}|${key}|${bucket}|${shard}`;
    const before = changes.get(id);
    if (before) Object.assign(before, { n: before.n + n, amount: before.amount + amount });
    else changes.set(id, { kind, tally_key: key, bucket, shard, n, amount });
  };
  const years = yearTotalBook();
  const earners = earnerBook();
  const brands = brandBook();
  const unpaid = new Set<string>();
  const unpaidOf: Keeping['unpaidOf'] = (eventIds) => {
    for (const eventId of eventIds) unpaid.add(eventId);
  };
  return {
    zone,
    brandOf,
    tally,
    yearTotal: years.note,
    earned: earners.note,
    brandsOf: async (sql, eventIds) => {
      unpaidOf(eventIds);
      await brands.note(sql, eventIds);
    },
    unpaidOf,
    write: async (sql) => {
      await deriveUnpaid(sql, [...unpaid].toSorted());
      await years.write(sql);
      for (const change of await earners.changes(sql)) tally(change);
      for (const change of await brands.changes(sql)) tally(change);
      const rows = [...changes.entries()]
        .filter(([, value]) => value.n !== 0 || value.amount !== 0)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([, value]) => value);
      await bulkInsert(deferWrites(sql), 'tallies', rows, {
        keys: ['kind', 'tally_key', 'bucket', 'shard'],
        update: [],
        add: ['n', 'amount'],
      });
    },
  };
};
