import { bulkInsert } from '../bulk-insert.js';
import { rebuildEmployeeWords } from '../employee-words.js';
import type { Database } from '../open-database.js';
import { type Sql, sqlOn, toSafeInteger } from '../sql.js';
import { type SummarySettings, ZONE } from './compare-summaries.js';
import { recounted } from './differences.js';
import { RECOUNTS, YEAR_RECOUNTS } from './recounts.js';
import { fillUnpaid } from './unpaid-results.js';

/** Recomputes all summaries, mostly within the database. Requires that no other transaction runs: for bulk loads. */
export const fillSummaries = async (sql: Sql, zone = ZONE): Promise<void> => {
  await fillUnpaid(sql);
  for (const recount of RECOUNTS) {
    await sql.run('DELETE FROM tallies WHERE kind = ? OR kind LIKE ?', [recount.kind, `${recount.kind}:%`]);
    if ('sql' in recount && !recount.zoned)
      await sql.run(
        `INSERT INTO tallies (kind, tally_key, bucket, shard, n, amount) SELECT kind, tally_key, bucket, 0, n, amount
          FROM (${recount.sql}) counted`,
      );
    else {
      const rows = (await recounted(sql, recount, zone)).map((row) => ({
        ...row,
        shard: 0,
        n: toSafeInteger(row.n),
        amount: toSafeInteger(row.amount),
      }));
      await bulkInsert(
        sql,
        'tallies',
        rows.map(({ kind, tally_key, bucket, shard, n, amount }) => ({ kind, tally_key, bucket, shard, n, amount })),
      );
    }
  }
  for (const { kind, sql: recount } of YEAR_RECOUNTS) {
    await sql.run('DELETE FROM year_totals WHERE kind = ?', [kind]);
    await sql.run(
      `INSERT INTO year_totals (kind, year, currency, subject_id, amount, n) SELECT kind, year, currency, subject_id, amount, n
        FROM (${recount()}) counted`,
    );
  }
};

/** The same in one transaction, with search words of employees, after a bulk load. */
export const countSummariesAnew = (db: Database, { timeZone = ZONE }: SummarySettings = {}): Promise<void> =>
  db.long.write.transaction(async (trx) => {
    const sql = sqlOn(trx, db.kind);
    await rebuildEmployeeWords(sql);
    await fillSummaries(sql, timeZone);
  });
