import type { Knex } from 'knex';
import { bulkInsert } from '../bulk-insert.js';
import { phoneWordsOf } from '../phone-word.js';
import { type Sql, sqlOn } from '../sql.js';
import type { WordKind } from '../words.js';
import { isMysql } from './columns.js';

const PAGE = 2_000;

/** Adds the missing search words of phone numbers, page by page. */
const addPhoneWords = async (
  sql: Sql,
  table: 'riders' | 'promoters',
  column: 'phone1' | 'phone',
  kind: WordKind,
): Promise<void> => {
  const kept = table === 'riders' ? ' AND merged_into IS NULL' : '';
  for (let last: string | undefined = ''; last !== undefined;) {
    const rows: readonly { readonly id: string; readonly phone: string | null }[] = await sql.rows(
      `SELECT id, ${column} AS phone FROM ${table} WHERE id > ?${kept} ORDER BY id LIMIT ?`,
      [last, PAGE],
    );
    const words = rows.flatMap((row) =>
      phoneWordsOf(row.phone).map((word) => ({ kind, word: word.slice(0, 60), subject_id: row.id })),
    );
    await bulkInsert(sql, 'search_words', words, { keys: ['kind', 'word', 'subject_id'], update: 'nothing' });
    last = rows.length < PAGE ? undefined : rows.at(-1)?.id;
  }
};

/** Makes phone numbers searchable in any format, and writes state codes of dealers in capitals. */
export const up = async (knex: Knex): Promise<void> => {
  const sql = sqlOn(knex, isMysql(knex) ? 'mysql' : 'sqlite');
  await addPhoneWords(sql, 'riders', 'phone1', 'rider-personal');
  await addPhoneWords(sql, 'promoters', 'phone', 'promoter-personal');
  await sql.run(
    "UPDATE dealers SET state = UPPER(state) WHERE country IN ('US', 'CA') AND LENGTH(state) = 2 AND state <> UPPER(state)",
  );
};
