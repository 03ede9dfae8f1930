import { bulkInsert } from './bulk-insert.js';
import type { Sql } from './sql.js';
import type { EmployeeWordRow, RedemptionRow } from './tables/index.js';
import { wordsOf } from './words.js';

type Named = Pick<RedemptionRow, 'employee_key'>;

/** One search row per word of each name, without duplicates. */
export const employeeWordRows = (redemptions: readonly Named[]): readonly Readonly<EmployeeWordRow>[] =>
  [...new Set(redemptions.map((redemption) => redemption.employee_key))].flatMap((key) =>
    wordsOf(key).map((word) => ({ word, employee_key: key })),
  );

/**
 * Adds search words of new names. Existing names are found without a lock, so that concurrent redemptions do not wait.
 * A name added concurrently is a lost race.
 */
export const addEmployeeWords = async (sql: Sql, redemptions: readonly Named[]): Promise<void> => {
  for (const { word, employee_key: key } of employeeWordRows(redemptions))
    await sql.later(
      `INSERT INTO employee_words (word, employee_key) SELECT ?, ? WHERE NOT EXISTS (SELECT 1 FROM employee_words
        WHERE word = ? AND employee_key = ?)`,
      [word, key, word, key],
    );
};

const PAGE = 500;

/** Adds missing search words of all names in redemptions, page by page. */
export const rebuildEmployeeWords = async (sql: Sql): Promise<void> => {
  for (let last: string | undefined = ''; last !== undefined;) {
    const rows: readonly Named[] = await sql.rows(
      'SELECT DISTINCT employee_key FROM redemptions WHERE employee_key > ? ORDER BY employee_key LIMIT ?',
      [last, PAGE],
    );
    await bulkInsert(
      sql,
      'employee_words',
      employeeWordRows(rows) as readonly { word: string; employee_key: string }[],
      { keys: ['word', 'employee_key'], update: 'nothing' },
    );
    last = rows.length < PAGE ? undefined : rows.at(-1)?.employee_key;
  }
};
