import type { RateLimitStore, SpentTokenStore } from '@rrr/core/access';
import { isDuplicate } from '../lost-race.js';
import type { Sql } from '../sql.js';
import type { RateLimitRow } from '../tables/index.js';

/** One statement counts and locks, so concurrent calls get distinct numbers. MySQL sets columns from left to right. */
const HIT = {
  mysql: `INSERT INTO rate_limits (bucket, hits, ends_at, about) VALUES (?, 1, ?, ?)
    ON DUPLICATE KEY UPDATE hits = CASE WHEN ends_at > ? THEN hits + 1 ELSE 1 END, ends_at = CASE
    WHEN ends_at > ? THEN ends_at ELSE VALUES(ends_at) END`,
  sqlite: `INSERT INTO rate_limits (bucket, hits, ends_at, about) VALUES (?, 1, ?, ?)
    ON CONFLICT (bucket) DO UPDATE SET hits = CASE WHEN rate_limits.ends_at > ? THEN rate_limits.hits + 1 ELSE 1 END,
      ends_at = CASE WHEN rate_limits.ends_at > ? THEN rate_limits.ends_at ELSE excluded.ends_at END`,
} as const;

export const sqlRateLimitStore = (sql: Sql): RateLimitStore => ({
  hit: async (bucket, at, until, about = null) => {
    await sql.run(HIT[sql.kind], [bucket, until, about, at, at]);
    const [row] = await sql.rows<RateLimitRow>('SELECT hits, ends_at FROM rate_limits WHERE bucket = ?', [bucket]);
    return { hits: row?.hits ?? 1, until: row?.ends_at ?? until };
  },
  hits: async (bucket, at) => {
    const [row] = await sql.rows<RateLimitRow>('SELECT hits FROM rate_limits WHERE bucket = ? AND ends_at > ?', [
      bucket,
      at,
    ]);
    return row?.hits ?? 0;
  },
  release: (bucket) => sql.run('UPDATE rate_limits SET hits = hits - 1 WHERE bucket = ? AND hits > 0', [bucket]),
  forget: (bucket) => sql.run('DELETE FROM rate_limits WHERE bucket = ?', [bucket]),
  forgetAbout: (about) => sql.run('DELETE FROM rate_limits WHERE about = ?', [about]),
});

export const sqlSpentTokenStore = (sql: Sql): SpentTokenStore => ({
  spend: (token, until) =>
    sql.run('INSERT INTO spent_tokens (token, ends_at) VALUES (?, ?)', [token, until]).then(
      () => true,
      (failed: unknown) => {
        if (isDuplicate(failed)) return false;
        throw failed;
      },
    ),
});
