import { addDays, type PageAsked } from '@rrr/core/shared';
import type { ListKind } from '../summaries/list-tallies.js';
import type { Reader } from '../reader.js';
import { placeholders, toSafeInteger } from '../sql.js';
import type { Question } from './paging.js';

/**
 * A long list with counters per bucket: coarse ones, and optionally finer ones whose names start with the coarse one's.
 */
export interface TalliedList {
  readonly coarse: ListKind;
  readonly fine?: ListKind;
  /** where coarse counters are stored, when other summaries count the same rows */
  readonly keptIn?: { readonly kinds: readonly string[]; readonly key: string } | undefined;
  /** whose lists, taken together */
  readonly keys: readonly string[];
  readonly descending: boolean;
  /** first and last day, inclusive; for lists by month and day */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface Place {
  readonly total: number;
  /** where the page starts: the rows to skip in a bucket; undefined for the first page and pages past the end */
  readonly begin: { readonly bucket: string; readonly skip: number } | undefined;
}

interface Counted {
  readonly bucket: string;
  readonly n: number;
}

/** Sorts after every bucket that begins so. */
const LAST = '~~~';

const countsOf = async (
  reader: Reader,
  kinds: readonly string[],
  { keys, descending }: Pick<TalliedList, 'keys' | 'descending'>,
  from: string,
  to: string,
): Promise<readonly Counted[]> => {
  const rows = await reader.rows<{ bucket: string; n: number | string }>(
    `SELECT bucket, SUM(n) AS n FROM tallies WHERE kind IN (${placeholders(kinds)}) AND tally_key IN (${placeholders(keys)})
      AND bucket >= ? AND bucket <= ? GROUP BY bucket ORDER BY bucket${descending ? ' DESC' : ''}`,
    [...kinds, ...keys, from, to],
  );
  return rows.map((row) => ({ bucket: row.bucket, n: toSafeInteger(row.n) })).filter((item) => item.n > 0);
};

const coarseOf = ({
  coarse,
  keptIn,
  keys,
}: TalliedList): { readonly kinds: readonly string[]; readonly keys: readonly string[] } =>
  keptIn ? { kinds: keptIn.kinds, keys: [keptIn.key] } : { kinds: [coarse], keys };

/** Total length of a list. */
export const lengthOf = (list: TalliedList): Question => {
  const { kinds, keys } = coarseOf(list);
  return {
    text: `SELECT SUM(n) FROM tallies WHERE kind IN (${placeholders(kinds)}) AND tally_key IN (${placeholders(keys)})`,
    values: [...kinds, ...keys],
  };
};

const sumOf = (counts: readonly Counted[]): number => counts.reduce((sum, count) => sum + count.n, 0);

/** The bucket of a position, and the number of rows before it in the bucket. */
const bucketAt = (counts: readonly Counted[], position: number): NonNullable<Place['begin']> | undefined => {
  let skip = position;
  for (const { bucket, n } of counts) {
    if (skip < n) return { bucket, skip };
    skip -= n;
  }
  return undefined;
};

/**
 * Finds where a page starts and the list's length from counters, without reading rows,
 * so that any page is equally fast.
 */
export const placeOf = async (reader: Reader, list: TalliedList, { page, limit }: PageAsked): Promise<Place> => {
  const { fine, from, to } = list;
  const { kinds, keys } = coarseOf(list);
  const all = await countsOf(reader, kinds, { ...list, keys }, from === undefined ? '' : wider(from, list), to ?? LAST);
  const within = (bucket: string): Promise<readonly Counted[]> =>
    fine === undefined
      ? Promise.resolve([])
      : countsOf(
          reader,
          [fine],
          list,
          from !== undefined && from > bucket ? from : bucket,
          to !== undefined && to < bucket + LAST ? to : bucket + LAST,
        );
  // coarse buckets at the ends of the range count only in part
  const counts = await Promise.all(
    all.map(async (counted) =>
      isEdge(counted.bucket, list) ? { bucket: counted.bucket, n: sumOf(await within(counted.bucket)) } : counted,
    ),
  );
  const position = (page - 1) * limit;
  const begin = position === 0 ? undefined : bucketAt(counts, position);
  const total = sumOf(counts);
  return { total, begin: begin && fine !== undefined ? bucketAt(await within(begin.bucket), begin.skip) : begin };
};

const COARSE = {
  'list:redemptions/month': 7,
  'list:redemptions/day': 10,
  'list:riders/1': 1,
  'list:riders/3': 3,
} as const satisfies Record<ListKind, number>;
const wider = (bucket: string, { coarse }: TalliedList): string => bucket.slice(0, COARSE[coarse]);
/** Whether the range of days starts or ends within this month. */
const isEdge = (bucket: string, list: TalliedList): boolean =>
  (list.from !== undefined && list.from.startsWith(bucket) && !list.from.endsWith('-01')) ||
  (list.to !== undefined && list.to.startsWith(bucket) && addDays(list.to, 1).startsWith(bucket));
