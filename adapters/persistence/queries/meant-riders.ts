import { type FoundRecord, likelyWords, mostEdits, similarWords } from '@rrr/core/finding';
import type { FoundBy } from '@rrr/core/riders';
import type { PageAsked } from '@rrr/core/shared';
import { isVin, plainVin } from '@rrr/core/vin';
import type { Database } from '../open-database.js';
import type { Reader } from '../reader.js';
import { placeholders } from '../sql.js';
import { backwards } from '../words.js';
import type { KeyedList } from './id-batches.js';
import { byReference } from './finding-queries.js';
import { type FoundIds, typedWords, upTo } from './paging.js';
import { keyedRiders, pageOfRiders, type RidersAsked } from './rider-list.js';
import { placesOf } from './word-search.js';

/**
 * The query as administrators mean it: a VIN typed with spaces is one word, and an id or a code leads to a rider.
 * Dealers' queries stay as they are.
 */
const meantRiders = async <T extends RidersAsked>(
  reader: Reader,
  asked: T,
): Promise<{ readonly asked: T; readonly references: readonly FoundRecord[] }> => {
  const { query } = asked;
  if (!asked.byPersonalFields || query === undefined) return { asked, references: [] };
  const vin = plainVin(query);
  const references = await byReference(reader, query);
  const ids = [...new Set(references.flatMap((reference) => reference.riderId ?? []))];
  return {
    asked: { ...asked, ...(isVin(vin) ? { query: vin } : {}), ...(ids.length > 0 ? { ids } : {}) },
    references,
  };
};

/** a text of more words is no name */
const MOST_WORDS = 5;
/** so many different words are compared for each place where they are looked up */
const CANDIDATES = 2_000;

const candidatesOf = async (reader: Reader, word: string, most: 1 | 2): Promise<readonly string[]> => {
  const { beginning, ending, words } = likelyWords(word, most);
  const between = async (kind: 'rider' | 'rider-ending', from: string): Promise<readonly string[]> =>
    (
      await reader.rows<{ word: string }>(
        `SELECT DISTINCT word FROM search_words WHERE kind = ? AND word >= ? AND word <= ? LIMIT ${CANDIDATES}`,
        [kind, from, upTo(from)],
      )
    ).map((row) => row.word);
  const [begin, end, whole] = await Promise.all([
    between('rider', beginning),
    between('rider-ending', backwards(ending)),
    reader.rows<{ word: string }>(
      `SELECT DISTINCT word FROM search_words WHERE kind = 'rider' AND word IN (${placeholders(words)})`,
      words,
    ),
  ]);
  return [...begin, ...end.map(backwards), ...whole.map((item) => item.word)];
};

/**
 * The same with the names that its words may be typing errors of, if nobody was found without: first with one error in
 * each word, then with two. Undefined: nobody is similar.
 */
const similarRiders = async (db: Database, reader: Reader, asked: RidersAsked): Promise<RidersAsked | undefined> => {
  const words = asked.byPersonalFields ? [...new Set(typedWords(asked.query))] : [];
  if (words.length > MOST_WORDS) return undefined;
  for (const most of [1, 2] as const) {
    // a second round only where a word may have two errors
    if (!words.some((word) => mostEdits(word) >= most)) return undefined;
    const each = await Promise.all(
      words.map(async (word): Promise<readonly [string, readonly string[]]> => {
        const edits = Math.min(most, mostEdits(word)) as 0 | 1 | 2;
        return [word, edits === 0 ? [] : similarWords(word, await candidatesOf(reader, word, edits), edits)];
      }),
    );
    const nearer = { ...asked, similar: new Map(each.filter(([, of]) => of.length > 0)) };
    if (nearer.similar.size > 0 && (await pageOfRiders(db, reader, { ...nearer, page: 1, limit: 1 })).total > 0)
      return nearer;
  }
  return undefined;
};

/** A page of riders as administrators mean it; `similar`: they are only of similar names. */
export const pageOfMeant = async (
  db: Database,
  reader: Reader,
  given: RidersAsked & PageAsked,
): Promise<FoundIds & { readonly similar: boolean; readonly foundBy: ReadonlyMap<string, FoundBy> }> => {
  const { asked, references } = await meantRiders(reader, given);
  const found = await pageOfRiders(db, reader, asked);
  if (found.total > 0)
    return {
      ...found,
      similar: false,
      foundBy: await foundBy(reader, asked.query ?? '', found.ids, references, asked),
    };
  const similar = await similarRiders(db, reader, asked);
  return similar
    ? { ...(await pageOfRiders(db, reader, { ...asked, ...similar })), similar: true, foundBy: new Map() }
    : { ...found, similar: false, foundBy: new Map() };
};

/** The complete list as its pages show it, for an export. */
export const keyedMeant = async (db: Database, reader: Reader, given: RidersAsked): Promise<KeyedList> => {
  const { asked } = await meantRiders(reader, given);
  const isFound =
    asked.query === undefined || (await pageOfRiders(db, reader, { ...asked, page: 1, limit: 1 })).total > 0;
  return keyedRiders(db, reader, isFound ? asked : ((await similarRiders(db, reader, asked)) ?? asked));
};

/** By what the riders of a page were found that their cards do not show. */
const foundBy = async (
  reader: Reader,
  query: string,
  ids: readonly string[],
  references: readonly FoundRecord[],
  { byPersonalFields }: RidersAsked,
): Promise<ReadonlyMap<string, FoundBy>> => {
  const found = new Map<string, FoundBy>();
  if (!byPersonalFields || ids.length === 0) return found;
  for (const [kind, shown] of [
    ['rider-phone', 4],
    ['rider-vin', 6],
  ] as const)
    for (const word of typedWords(query))
      for (const { condition, values } of placesOf([kind], { word })) {
        const rows = await reader.rows<{ subject_id: string; word: string }>(
          `SELECT s.subject_id, s.word FROM search_words s WHERE ${condition} AND s.subject_id IN (${placeholders(ids)})`,
          [...values, ...ids],
        );
        for (const row of rows)
          found.set(row.subject_id, {
            kind: kind === 'rider-vin' ? 'vin' : 'phone',
            text: backwards(row.word)
              .toUpperCase()
              .slice(-Math.max(shown, Math.min(word.length, 8))),
          });
      }
  for (const { kind, riderId, code } of references)
    if (riderId !== null && (kind === 'redemption' || kind === 'claim' || kind === 'order'))
      found.set(riderId, { kind, text: code ?? query.trim() });
  return found;
};
