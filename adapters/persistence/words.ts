import { nameKey, riderNameKeys } from '@rrr/core/riders';
import { bulkInsert } from './bulk-insert.js';
import { phoneWordsOf } from './phone-word.js';
import { chunks, deferWrites, placeholders, type Sql } from './sql.js';
import type { Tables } from './tables/index.js';

/**
 * Whose record a word belongs to. Words under `rider-personal` are searchable for admins only (domain.md §10);
 * `rider-alike` are keys of names that are written otherwise, which nobody types. `rider-phone`, `rider-vin` and
 * `rider-ending` hold phone numbers, VINs and names backwards, so that an index finds their last characters. They too are
 * for admins only.
 */
export type WordKind =
  | 'rider'
  | 'rider-personal'
  | 'rider-alike'
  | 'rider-phone'
  | 'rider-vin'
  | 'rider-ending'
  | 'dealer'
  | 'promoter'
  | 'promoter-personal'
  | 'event';

/** Every kind of a rider's words. */
export const RIDER_KINDS = [
  'rider',
  'rider-personal',
  'rider-alike',
  'rider-phone',
  'rider-vin',
  'rider-ending',
] as const satisfies readonly WordKind[];

/** A word written backwards. */
export const backwards = (word: string): string => [...word].toReversed().join('');

/** Longer words are cut to this length. */
const LONGEST = 60;

/** The distinct words of several texts, normalized for search. */
export const wordsOf = (...texts: readonly (string | null | undefined)[]): readonly string[] => [
  ...new Set(
    texts
      .flatMap((text) => nameKey(text ?? '').split(' '))
      .filter(Boolean)
      .map((text) => text.slice(0, LONGEST)),
  ),
];

/** The searchable columns of each table. */
const COLUMNS = {
  riders: {
    rider: ['full_name', 'ama_number'],
    'rider-personal': ['email', 'phone1'],
    'rider-alike': ['full_name', 'last_name'],
    'rider-phone': ['phone1'],
    'rider-ending': ['full_name'],
  },
  dealers: { dealer: ['name', 'maker_number', 'city'] },
  promoters: { promoter: ['name'], 'promoter-personal': ['email', 'phone', 'contact_name'] },
  events: { event: ['title', 'venue', 'city'] },
} as const satisfies { readonly [T in keyof Tables]?: { readonly [K in WordKind]?: readonly (keyof Tables[T])[] } };

/** Columns with phone numbers, which are searchable in any format. */
const PHONES: ReadonlySet<string> = new Set(['phone1', 'phone']);

export type Searched = keyof typeof COLUMNS;
export const SEARCHED = Object.keys(COLUMNS) as readonly Searched[];

type ColumnOf<T extends Searched> = Extract<
  (typeof COLUMNS)[T][keyof (typeof COLUMNS)[T]],
  readonly PropertyKey[]
>[number];
/** The columns needed to derive a row's words: `{ id, full_name, ama_number, email, phone1 }` of a rider. */
export type Worded<T extends Searched> = { readonly id: string } & { readonly [C in ColumnOf<T>]?: string | null };

const kindsOf = (table: Searched) =>
  Object.entries(COLUMNS[table]) as readonly (readonly [WordKind, readonly string[]])[];

/** One word row for each word of each row. */
export const wordRows = (table: Searched, rows: readonly Readonly<Record<string, unknown>>[]) =>
  kindsOf(table).flatMap(([kind, columns]) =>
    rows.flatMap((row) =>
      wordsOfKind(kind, columns, row).map((word) => ({ kind, word, subject_id: row['id'] as string })),
    ),
  );

const wordsOfKind = (
  kind: WordKind,
  columns: readonly string[],
  row: Readonly<Record<string, unknown>>,
): readonly string[] => {
  const text = (column: string): string => String(row[column] ?? '');
  if (kind === 'rider-alike') return riderNameKeys({ fullName: text('full_name'), familyName: text('last_name') });
  // the longer form ends like the shorter
  if (kind === 'rider-phone') return phoneWordsOf(text('phone1')).slice(-1).map(cutBackwards);
  if (kind === 'rider-ending') return wordsOf(text('full_name')).map(backwards);
  return [...new Set(columns.flatMap((column) => wordsIn(column, text(column))))];
};

const cutBackwards = (word: string): string => backwards(word).slice(0, LONGEST);

/** One word row for each VIN of each rider, retired bikes too. */
export const vinWordRows = (bikes: readonly { readonly rider_id: string; readonly vin: string }[]) => {
  const words = new Map(bikes.map((bike) => [`${bike.rider_id} ${bike.vin}`, bike]));
  return [...words.values()].map((word) => ({
    kind: 'rider-vin' as const,
    word: cutBackwards(word.vin.toLowerCase()),
    subject_id: word.rider_id,
  }));
};

const wordsIn = (column: string, text: string | null | undefined): readonly string[] => [
  ...wordsOf(text),
  ...(PHONES.has(column) ? phoneWordsOf(text).map((phoneWord) => phoneWord.slice(0, LONGEST)) : []),
];

/** Adds the words of new rows. */
export const addWords = <T extends Searched>(sql: Sql, table: T, rows: readonly Worded<T>[]): Promise<void> =>
  bulkInsert(deferWrites(sql), 'search_words', wordRows(table, rows));

/** Adds the word of a new bike; its rider may have had the VIN before. */
export const addVinWord = (sql: Sql, riderId: string, vin: string): Promise<void> =>
  bulkInsert(deferWrites(sql), 'search_words', vinWordRows([{ rider_id: riderId, vin }]), {
    keys: ['kind', 'word', 'subject_id'],
    update: 'nothing',
  });

/** Replaces the words of the VINs of these riders by those that their bikes have now. */
export const saveVinWords = async (sql: Sql, riderIds: readonly string[]): Promise<void> => {
  for (const some of chunks(riderIds, 500)) {
    const bikes = await sql.rows<{ rider_id: string; vin: string }>(
      `SELECT rider_id, vin FROM bikes WHERE rider_id IN (${placeholders(some)})`,
      some,
    );
    await sql.later(
      `DELETE FROM search_words WHERE kind = 'rider-vin' AND subject_id IN (${placeholders(some)})`,
      some,
    );
    await bulkInsert(deferWrites(sql), 'search_words', vinWordRows(bikes));
  }
};

/** Replaces the words of changed rows. Call it whenever one of the columns above is written. */
export const saveWords = async <T extends Searched>(sql: Sql, table: T, rows: readonly Worded<T>[]): Promise<void> => {
  for (const [kind] of kindsOf(table))
    for (const some of chunks(rows, 500))
      await sql.later(`DELETE FROM search_words WHERE kind = ? AND subject_id IN (${placeholders(some)})`, [
        kind,
        ...some.map((worded) => worded.id),
      ]);
  await bulkInsert(deferWrites(sql), 'search_words', wordRows(table, rows));
};
