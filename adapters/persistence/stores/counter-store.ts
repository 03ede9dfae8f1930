import type { CounterStore } from '@rrr/core/redemption';
import { bulkInsert } from '../bulk-insert.js';
import { forUpdate, type Flag, placeholders, type Sql } from '../sql.js';
import type { RateLimitRow } from '../tables/index.js';
import { loginOf } from './rider-facts-store.js';

interface CounterRow {
  rider_name: string;
  rider_deactivated: Flag;
  login_verified: Flag | null;
  dealer_name: string;
  country: string;
  dealer_deactivated: Flag;
  seal: string | null;
  failures: number | null;
  locked_until: string | null;
  dealer_failures: number | null;
  since: string | null;
  guesses: number | null;
}

interface GuardRow {
  failures: number;
  since: string;
}

/** the initial time of an empty count */
const NEVER = '1970-01-01T00:00:00.000Z';

const NOBODY = { buckets: [], at: NEVER };

const begun = (many: number): string =>
  `INSERT INTO rate_limits (bucket, hits, ends_at) VALUES ${Array.from({ length: many }, () => '(?, 0, ?)').join(', ')}`;

/** Begins windows that are over or never ran; others stay as they are. MySQL sets columns from left to right. */
const BEGIN_GUESSES = {
  mysql: (many: number) => `${begun(many)}
    ON DUPLICATE KEY UPDATE hits = CASE WHEN ends_at > ? THEN hits ELSE 0 END,
      ends_at = CASE WHEN ends_at > ? THEN ends_at ELSE VALUES(ends_at) END`,
  sqlite: (many: number) => `${begun(many)}
    ON CONFLICT (bucket) DO UPDATE SET hits = CASE WHEN rate_limits.ends_at > ? THEN rate_limits.hits ELSE 0 END,
      ends_at = CASE WHEN rate_limits.ends_at > ? THEN rate_limits.ends_at ELSE excluded.ends_at END`,
} as const;

/**
 * One query that locks only the rider's PIN guard (in a subquery); the dealer's rows are read without a lock, so riders
 * at one counter do not wait for each other.
 */
const open = (sql: Sql, buckets: readonly string[]): string => `
  SELECT r.full_name AS rider_name, r.deactivated AS rider_deactivated,
  d.name AS dealer_name, d.country, d.deactivated AS dealer_deactivated,
    (SELECT MAX(a.email_verified) FROM accounts a WHERE a.type = 'rider' AND a.subject_id = r.id) AS login_verified,
    g.seal, g.failures, g.locked_until, dg.failures AS dealer_failures, dg.since,
    ${
      buckets.length === 0
        ? '0'
        : `(SELECT MAX(hits) FROM rate_limits WHERE bucket IN (${placeholders(buckets)})
      AND ends_at > ?)`
    } AS guesses
  FROM riders r
    JOIN dealers d ON d.id = ?
    LEFT JOIN dealer_guards dg ON dg.dealer_id = d.id
    LEFT JOIN (SELECT rider_id, seal, failures, locked_until FROM pin_guards
  WHERE rider_id = ?${forUpdate(sql)}) g ON g.rider_id = r.id
  WHERE r.id = ?`;

export const sqlCounterStore = (sql: Sql): CounterStore => ({
  open: async (riderId, dealerId, { buckets, at } = NOBODY) => {
    const counted = buckets.length === 0 ? [] : [...buckets, at];
    const [row] = await sql.rows<CounterRow>(open(sql, buckets), [...counted, dealerId, riderId, riderId]);
    return (
      row && {
        rider: {
          id: riderId,
          fullName: row.rider_name,
          deactivated: Boolean(row.rider_deactivated),
          login: loginOf(row.login_verified),
        },
        dealer: {
          id: dealerId,
          name: row.dealer_name,
          country: row.country,
          deactivated: Boolean(row.dealer_deactivated),
        },
        pin: { seal: row.seal, failures: row.failures ?? 0, lockedUntil: row.locked_until },
        dealerFailures: { count: row.dealer_failures ?? 0, since: row.since },
        guesses: row.guesses ?? 0,
      }
    );
  },

  savePin: (riderId, { failures, lockedUntil, seal = null }) =>
    sql.run('UPDATE pin_guards SET failures = ?, locked_until = ?, seal = COALESCE(?, seal) WHERE rider_id = ?', [
      failures,
      lockedUntil,
      seal,
      riderId,
    ]),

  lockDealer: async (dealerId) => {
    // a lock needs a row to hold on to, and the insert locks it
    if (sql.kind === 'mysql')
      await sql.later(
        'INSERT INTO dealer_guards (dealer_id, failures, since) VALUES (?, 0, ?) ON DUPLICATE KEY UPDATE dealer_id = dealer_id',
        [dealerId, NEVER],
      );
    const [row] = await sql.rows<GuardRow>('SELECT failures, since FROM dealer_guards WHERE dealer_id = ?', [dealerId]);
    return row ? { count: row.failures, since: row.since } : { count: 0, since: null };
  },

  lockGuesses: async (asked, at) => {
    const buckets = asked.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1));
    const [names, ends] = [buckets.map((bucket) => bucket.bucket), buckets.map((bucket) => bucket.until)];
    // the insert locks each row, in the order of the buckets
    await sql.later(BEGIN_GUESSES[sql.kind](buckets.length), [
      ...names.flatMap((name, n) => [name, ends[n] ?? at]),
      at,
      at,
    ]);
    const rows = await sql.rows<RateLimitRow>(
      `SELECT bucket, hits, ends_at FROM rate_limits WHERE bucket IN (${placeholders(names)})`,
      names,
    );
    return new Map(rows.map((row) => [row.bucket, { count: row.hits, until: row.ends_at }]));
  },

  countGuesses: (buckets) =>
    sql.later(`UPDATE rate_limits SET hits = hits + 1 WHERE bucket IN (${placeholders(buckets)})`, buckets),

  saveDealerFailures: (dealerId, failures, since) =>
    bulkInsert(sql, 'dealer_guards', [{ dealer_id: dealerId, failures, since }], {
      keys: ['dealer_id'],
      update: ['failures', 'since'],
    }),
});
