import { addDays, type PageAsked } from '@rrr/core/shared';
import type { ListKind } from '../list-tallies.js';
import type { Reader } from '../reader.js';
import { marks, whole } from '../sql.js';
import type { Question } from './paging.js';

/**
 * A long list whose rows are counted by bucket: by a coarse one, and perhaps by finer ones, whose names begin with that
 * of the coarse.
 */
export interface TalliedList {
  readonly coarse: ListKind;
  readonly fine?: ListKind;
  /** where the coarse counts are kept when something else counts the same rows already */
  readonly keptIn?: { readonly kinds: readonly string[]; readonly key: string } | undefined;
  /** whose lists, taken together */
  readonly keys: readonly string[];
  readonly descending: boolean;
  /** only from this day to that one, both inclusive; for lists by month and day */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface Place {
  readonly total: number;
  /** the page begins so many rows into this bucket; undefined for the first page and for one that is not there */
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
    `SELECT bucket, SUM(n) AS n FROM tallies WHERE kind IN (${marks(kinds)}) AND tally_key IN (${marks(keys)})
      AND bucket >= ? AND bucket <= ? GROUP BY bucket ORDER BY bucket${descending ? ' DESC' : ''}`,
    [...kinds, ...keys, from, to],
  );
  return rows.map((it) => ({ bucket: it.bucket, n: whole(it.n) })).filter((it) => it.n > 0);
};

const coarseOf = ({
  coarse,
  keptIn,
  keys,
}: TalliedList): { readonly kinds: readonly string[]; readonly keys: readonly string[] } =>
  keptIn ? { kinds: keptIn.kinds, keys: [keptIn.key] } : { kinds: [coarse], keys };

/** How long a list is, all of it. */
export const lengthOf = (list: TalliedList): Question => {
  const { kinds, keys } = coarseOf(list);
  return {
    text: `SELECT SUM(n) FROM tallies WHERE kind IN (${marks(kinds)}) AND tally_key IN (${marks(keys)})`,
    values: [...kinds, ...keys],
  };
};

const sumOf = (counts: readonly Counted[]): number => counts.reduce((sum, it) => sum + it.n, 0);

/** The bucket in which a row stands, and how many of the bucket stand before it. */
const bucketAt = (counts: readonly Counted[], position: number): NonNullable<Place['begin']> | undefined => {
  let skip = position;
  for (const { bucket, n } of counts) {
    if (skip < n) return { bucket, skip };
    skip -= n;
  }
  return undefined;
};

/**
 * Where a page of a long list begins, and how long the list is, without looking at its rows
 * (docs/adr/0019-pages-of-long-lists.md): the sixty-thousandth page costs what the second does.
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
  // of a coarse bucket at the edge of the range only a part counts
  const counts = await Promise.all(
    all.map(async (it) => (isEdge(it.bucket, list) ? { bucket: it.bucket, n: sumOf(await within(it.bucket)) } : it)),
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
/** Whether a range of days begins or ends within this month. */
const isEdge = (bucket: string, list: TalliedList): boolean =>
  (list.from !== undefined && list.from.startsWith(bucket) && !list.from.endsWith('-01')) ||
  (list.to !== undefined && list.to.startsWith(bucket) && addDays(list.to, 1).startsWith(bucket));
