import { numberOfCode, type RedemptionSearch } from '@rrr/core/redemption';
import { addMonths, CURRENCIES, type Instant, type PageAsked } from '@rrr/core/shared';
import type { Knex } from 'knex';
import { LIST_KINDS, redemptionKey } from '../summaries/list-tallies.js';
import { rowsOf } from '../measures.js';
import type { Database } from '../open-database.js';
import type { Reader } from '../reader.js';
import { dealerKind, redeemedKind } from '../summaries/kinds.js';
import { endOfDay, startOfDay } from '../zone.js';
import type { KeyedList } from './id-batches.js';
import { type FoundIds, idsOf, pageOfIds, type Question, typedWords } from './paging.js';
import { lengthOf, placeOf, type TalliedList } from './tally-pages.js';
import {
  fromWord,
  inOrder,
  MANY,
  type Narrowing,
  pageOfFound,
  rarestFirst,
  type SoughtKind,
  type Typed,
  whereWord,
} from './word-search.js';

const ORDER = [
  { column: 'x.redeemed_at', order: 'desc' },
  { column: 'x.id', order: 'desc' },
] as const;
const WORDS = ['rider', 'dealer', 'employee'] as const;
/** number of newest redemptions searched for frequent words */
const NEAR = 2_000;

/** The page's redemption ids, newest first: found by day counters, or by search words. See also `firstPageOf`. */
export const pageOfRedemptions = async (
  db: Database,
  reader: Reader,
  asked: RedemptionSearch,
  zone: string,
): Promise<FoundIds> => {
  const { read } = db;
  const number = numberOfCode(asked.query ?? '');
  const [ofAll, ofRider] = await Promise.all([
    typed(reader, WORDS, asked.query),
    typed(reader, ['rider'], asked.riderName),
  ]);
  const all: Sought = { words: ofAll, riderWords: ofRider, number };
  const rows = (): Knex.QueryBuilder => where(read('redemptions as x'), asked, zone, all);
  const own = asked.dealerId !== undefined || asked.riderId !== undefined;
  if (own)
    return ofAll.length + ofRider.length > 0 || asked.riderId !== undefined || dated(asked) || isNarrowed(asked)
      ? pageOfIds(reader, rows(), ORDER, asked)
      : tallied(reader, rows(), asked, zone);
  const [rarest, rarestRider] = [ofAll[0], ofRider[0]];
  const near = ({ held }: Typed) => (held < MANY ? undefined : () => newest(reader, asked, zone));
  if (rarest) {
    const rest = { ...all, words: ofAll.slice(1), number: null };
    const code =
      number === null
        ? []
        : [() => where(read('redemptions as x').where('x.number', number), asked, zone, { ...all, words: [] })];
    return pageOfFound(
      reader,
      {
        rows,
        near: near(rarest),
        beginnings: [...WORDS.map((word) => () => where(begin[word](read, rarest.word), asked, zone, rest)), ...code],
        order: ORDER,
      },
      asked,
    );
  }
  if (rarestRider)
    return pageOfFound(
      reader,
      {
        rows,
        near: near(rarestRider),
        beginnings: [
          () => where(begin.rider(read, rarestRider.word), asked, zone, { ...all, riderWords: ofRider.slice(1) }),
        ],
        order: ORDER,
      },
      asked,
    );
  if (!isNarrowed(asked)) return tallied(reader, rows(), asked, zone);
  if (!asked.country) return pageOfIds(reader, rows(), ORDER, asked);
  const ofCountry = (): Knex.QueryBuilder =>
    where(
      read
        .from(read.raw(`dealers as d ${inOrder(read)} redemptions as x ON x.dealer_id = d.id`))
        .where('d.country', asked.country),
      { ...asked, country: undefined },
      zone,
      all,
    );
  return pageOfFound(reader, { rows, beginnings: [ofCountry], once: true, order: ORDER }, asked);
};

/**
 * The ids of the first page with the list's length, as one statement; undefined where filters need more. Most pages
 * that are asked for are such.
 */
export const firstPageOf = (asked: RedemptionSearch): Question | undefined => {
  const { page, limit, dealerId, riderId, query, riderName, revoked } = asked;
  if (page !== 1 || riderId !== undefined || dated(asked) || isNarrowed(asked)) return undefined;
  if (typedWords(query).length + typedWords(riderName).length > 0) return undefined;
  const total = lengthOf(countsOf(asked));
  return {
    text: `SELECT x.id, (${total.text}) AS total FROM redemptions x
      WHERE ${revoked ? "x.status = 'revoked'" : rowsOf('redeemed', 'x')}${dealerId === undefined ? '' : ' AND x.dealer_id = ?'}
      ORDER BY ${ORDER.map(({ column, order }) => `${column} ${order}`).join(', ')} LIMIT ?`,
    values: [...total.values, ...(dealerId === undefined ? [] : [dealerId]), limit],
  };
};

/** The complete list for an export. */
export const keyedRedemptions = async (
  db: Database,
  reader: Reader,
  asked: Omit<RedemptionSearch, keyof PageAsked>,
  zone: string,
): Promise<KeyedList> => {
  const [words, riderWords] = await Promise.all([
    typed(reader, WORDS, asked.query),
    typed(reader, ['rider'], asked.riderName),
  ]);
  return {
    // nearly all redemptions are valid, so the index is scanned without their status
    keys: () =>
      ofOwn(
        asked.revoked ? db.read('redemptions as x').where('x.status', 'revoked') : db.read('redemptions as x'),
        asked,
        zone,
      ),
    rows: () =>
      where(db.read('redemptions as x'), asked, zone, { words, riderWords, number: numberOfCode(asked.query ?? '') }),
    order: ORDER,
  };
};

const SUBJECT = { rider: 'x.rider_id', dealer: 'x.dealer_id', employee: 'x.employee_key' } as const;

/** The redemptions that a word leads to, by kind of word. */
const begin: { readonly [K in (typeof WORDS)[number]]: (knex: Knex, word: string) => Knex.QueryBuilder } = {
  rider: (knex, word) => fromWord(knex, ['rider'], word, 'redemptions as x', SUBJECT.rider),
  dealer: (knex, word) => fromWord(knex, ['dealer'], word, 'redemptions as x', SUBJECT.dealer),
  employee: (knex, word) => fromWord(knex, ['employee'], word, 'redemptions as x', SUBJECT.employee),
};

type Filters = Omit<RedemptionSearch, keyof PageAsked | 'country'> & { readonly country?: string | undefined };

/** By what no counter of the list knows. */
const isNarrowed = ({ country, currency }: RedemptionSearch): boolean => Boolean(country) || currency !== undefined;

const dated = (asked: RedemptionSearch): boolean => asked.afterDate !== undefined || asked.beforeDate !== undefined;

const countsOf = ({ revoked, dealerId, afterDate, beforeDate }: RedemptionSearch): TalliedList => ({
  coarse: LIST_KINDS.month,
  // a dealer's month is short enough to scan
  ...(dealerId === undefined ? { fine: LIST_KINDS.day } : {}),
  keys: [redemptionKey(revoked, dealerId)],
  keptIn: revoked
    ? undefined
    : { kinds: CURRENCIES.map(dealerId === undefined ? redeemedKind : dealerKind), key: dealerId ?? '' },
  descending: true,
  from: afterDate,
  to: beforeDate,
});

const endOf = (bucket: string, zone: string): Instant =>
  bucket.length === 7 ? startOfDay(addMonths(`${bucket}-01`, 1), zone) : endOfDay(bucket, zone);

/** Only the days of the newest redemptions. */
const newest = async (reader: Reader, asked: RedemptionSearch, zone: string): Promise<Narrowing | undefined> => {
  const { begin: after } = await placeOf(reader, countsOf(asked), { page: 2, limit: NEAR });
  return after && ((list) => list.where('x.redeemed_at', '>=', endOf(after.bucket, zone)));
};

const tallied = async (
  reader: Reader,
  list: Knex.QueryBuilder,
  asked: RedemptionSearch,
  zone: string,
): Promise<FoundIds> => {
  const place = placeOf(reader, countsOf(asked), asked);
  if (asked.page === 1) {
    const [ids, { total }] = await Promise.all([idsOf(reader, list, ORDER, asked.limit, 0), place]);
    return { ids, total };
  }
  const { total, begin: found } = await place;
  return {
    ids: found
      ? await idsOf(reader, list.where('x.redeemed_at', '<', endOf(found.bucket, zone)), ORDER, asked.limit, found.skip)
      : [],
    total,
  };
};

/** Search words still to be looked up, or the code they may be. */
interface Sought {
  readonly words: readonly Typed[];
  readonly riderWords: readonly Typed[];
  readonly number: number | null;
}

const typed = (reader: Reader, kinds: readonly SoughtKind[], text: string | undefined): Promise<readonly Typed[]> => {
  const words = typedWords(text);
  return rarestFirst(reader, kinds, words);
};

/** Filters by dealer, rider and days. */
const ofOwn = (list: Knex.QueryBuilder, asked: Filters, zone: string): Knex.QueryBuilder => {
  if (asked.dealerId !== undefined) void list.where('x.dealer_id', asked.dealerId);
  if (asked.riderId !== undefined) void list.where('x.rider_id', asked.riderId);
  if (asked.afterDate !== undefined) void list.where('x.redeemed_at', '>=', startOfDay(asked.afterDate, zone));
  if (asked.beforeDate !== undefined) void list.where('x.redeemed_at', '<', endOfDay(asked.beforeDate, zone));
  return list;
};

const where = (
  list: Knex.QueryBuilder,
  asked: Filters,
  zone: string,
  { words, riderWords, number }: Sought,
): Knex.QueryBuilder => {
  void (asked.revoked ? list.where('x.status', 'revoked') : list.whereRaw(rowsOf('redeemed', 'x')));
  if (asked.currency !== undefined) void list.where('x.currency', asked.currency);
  void ofOwn(list, asked, zone);
  // as values: see `whereWord`
  if (asked.country)
    void list.whereRaw('(SELECT d2.country FROM dealers d2 WHERE d2.id = x.dealer_id) = ?', [asked.country]);
  for (const word of riderWords) void list.where((any) => whereWord(any, 'x.rider_id', ['rider'], word));
  if (words.length === 0) return list;
  return list.where((any) => {
    void any.where((every) => {
      for (const word of words)
        void every.where((one) => {
          for (const kind of WORDS) whereWord(one, SUBJECT[kind], [kind], word);
        });
    });
    if (number !== null) void any.orWhere('x.number', number);
  });
};
