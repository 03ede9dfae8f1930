import { nameKey } from '@rrr/core/riders';
import { bulkInsert } from './bulk-insert.js';
import type { Database } from './open-database.js';
import { phoneWordsOf } from './phone-word.js';
import { chunks, laterOn, marks, type Sql, sqlOn } from './sql.js';
import type { Tables } from './tables/index.js';

/** Of whom a word is. Words under `rider-personal` are for admins alone (domain.md §10). */
export type WordKind = 'rider' | 'rider-personal' | 'dealer' | 'promoter' | 'promoter-personal' | 'event';

/** A longer word is found by its beginning. */
const LONGEST = 60;

/** Each word of several texts once, in the form that searches compare. */
export const wordsOf = (...texts: readonly (string | null | undefined)[]): readonly string[] => [
  ...new Set(
    texts
      .flatMap((it) => nameKey(it ?? '').split(' '))
      .filter(Boolean)
      .map((it) => it.slice(0, LONGEST)),
  ),
];

/** Which columns of a table people search by. */
const COLUMNS = {
  riders: { rider: ['full_name', 'ama_number'], 'rider-personal': ['email', 'phone1'] },
  dealers: { dealer: ['name', 'maker_number', 'city'] },
  promoters: { promoter: ['name'], 'promoter-personal': ['email', 'phone', 'contact_name'] },
  events: { event: ['title', 'venue', 'city'] },
} as const satisfies { readonly [T in keyof Tables]?: { readonly [K in WordKind]?: readonly (keyof Tables[T])[] } };

/** Whose numbers are found however they are broken, too. */
const PHONES: ReadonlySet<string> = new Set(['phone1', 'phone']);

export type Searched = keyof typeof COLUMNS;
export const SEARCHED = Object.keys(COLUMNS) as readonly Searched[];

type ColumnOf<T extends Searched> = Extract<
  (typeof COLUMNS)[T][keyof (typeof COLUMNS)[T]],
  readonly PropertyKey[]
>[number];
/** What a row must carry for its words: `{ id, full_name, ama_number, email, phone1 }` of a rider. */
export type Worded<T extends Searched> = { readonly id: string } & { readonly [C in ColumnOf<T>]?: string | null };

const kindsOf = (table: Searched) =>
  Object.entries(COLUMNS[table]) as readonly (readonly [WordKind, readonly string[]])[];

/** A row for each word of each row. */
export const wordRows = (table: Searched, rows: readonly Readonly<Record<string, unknown>>[]) =>
  kindsOf(table).flatMap(([kind, columns]) =>
    rows.flatMap((row) =>
      [...new Set(columns.flatMap((it) => wordsIn(it, row[it] as string | null | undefined)))].map((word) => ({
        kind,
        word,
        subject_id: row['id'] as string,
      })),
    ),
  );

const wordsIn = (column: string, text: string | null | undefined): readonly string[] => [
  ...wordsOf(text),
  ...(PHONES.has(column) ? phoneWordsOf(text).map((it) => it.slice(0, LONGEST)) : []),
];

/** The words of rows that are new. */
export const addWords = <T extends Searched>(sql: Sql, table: T, rows: readonly Worded<T>[]): Promise<void> =>
  bulkInsert(laterOn(sql), 'search_words', wordRows(table, rows));

/**
 * The words of rows as they are now, in the place of those they had. To be called by whoever writes one of the columns
 * above.
 */
export const saveWords = async <T extends Searched>(sql: Sql, table: T, rows: readonly Worded<T>[]): Promise<void> => {
  for (const [kind] of kindsOf(table))
    for (const some of chunks(rows, 500))
      await sql.later(`DELETE FROM search_words WHERE kind = ? AND subject_id IN (${marks(some)})`, [
        kind,
        ...some.map((it) => it.id),
      ]);
  await addWords(sql, table, rows);
};

const PAGE = 2_000;

/**
 * Words of every row, anew: for rows from before there were words, or a table that something else wrote. One page of
 * rows, one transaction.
 */
export const rebuildWords = async (
  db: Pick<Database, 'kind' | 'write'>,
  tables: readonly Searched[] = SEARCHED,
): Promise<void> => {
  for (const table of tables) {
    const columns = [...new Set(['id', ...kindsOf(table).flatMap(([, all]) => all)])];
    for (let last: string | undefined = ''; last !== undefined;)
      last = await db.write.transaction(async (trx) => {
        const sql = sqlOn(trx, db.kind);
        const rows: readonly Worded<Searched>[] = await sql.rows(
          `SELECT ${columns.join(', ')} FROM ${table} WHERE id > ? ORDER BY id LIMIT ?`,
          [last ?? '', PAGE],
        );
        await saveWords(sql, table, rows as readonly Worded<typeof table>[]);
        return rows.length < PAGE ? undefined : rows.at(-1)?.id;
      });
  }
};
