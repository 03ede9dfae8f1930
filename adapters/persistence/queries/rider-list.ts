import type { RiderSearch } from '@rrr/core/riders';
import type { PageAsked } from '@rrr/core/shared';
import type { Knex } from 'knex';
import { firstOf, LIST_KINDS, riderKey } from '../summaries/list-tallies.js';
import { rowsOf } from '../measures.js';
import type { Database } from '../open-database.js';
import type { Reader } from '../reader.js';
import type { WordKind } from '../words.js';
import type { KeyedList } from './id-batches.js';
import { firstIds, type FoundIds, idsOf, pageOfIds, reaches, typedWords, wherePrefix, whereWords } from './paging.js';
import { whereModel } from './model-asked.js';
import { withPhone } from './phone-asked.js';
import { lengthOf, placeOf, type TalliedList } from './tally-pages.js';
import {
  fromPlaces,
  inOrder,
  MANY,
  type Narrowing,
  pageOfFound,
  rarestFirst,
  type Typed,
  whereWord,
} from './word-search.js';

/**
 * Search filters for riders; `vin`: the beginning of a bike's VIN, whoever holds it. `ids`: riders whom the query leads
 * to by a reference, besides those who have its words; `similar`: names that differ from its words by a typing error.
 */
export type RidersAsked = Omit<RiderSearch, keyof PageAsked> & {
  readonly vin?: string;
  readonly ids?: readonly string[];
  readonly similar?: ReadonlyMap<string, readonly string[]>;
};

const ORDER = [
  { column: 'r.sort_key', order: 'asc' },
  { column: 'r.id', order: 'asc' },
] as const;
/** number of riders at the start of the list searched for a frequent word or bike */
const NEAR = { word: 1_500, bike: 5_000 } as const;
const MANY_BIKES = 3_000;

/** The page's rider ids: by letter counters, by search words, by bikes, or in list order. */
export const pageOfRiders = async (db: Database, reader: Reader, given: RidersAsked & PageAsked): Promise<FoundIds> => {
  const kinds = kindsFor(given);
  const asked = await withPhone(reader, kinds, given);
  const typed = [...typedWords(asked.query), ...typedWords(asked.name)];
  const words = await rarestFirst(reader, kinds, typed, asked.similar);
  const ofQuery = (some: readonly Typed[]): readonly Typed[] =>
    some.filter((candidate) => typedWords(asked.query).includes(candidate.word));
  const rows = (): Knex.QueryBuilder =>
    whereBikes(where(db.read('riders as r'), asked, ofQuery(words)), db.read, asked);
  const near = (most: number) => () => firstLetters(reader, asked, most);
  const [rarest, ...others] = words;
  if (rarest) {
    const { ids = [], ...withoutIds } = asked;
    const narrowed = (list: Knex.QueryBuilder, some: readonly Typed[]): Knex.QueryBuilder =>
      whereBikes(where(list, withoutIds, some), db.read, asked);
    const beginnings = [
      ...fromPlaces(db.read, kinds, rarest, 'riders as r', 'r.id').map(
        (begin) => () => narrowed(begin(), ofQuery(others)),
      ),
      ...(ids.length > 0 ? [() => narrowed(db.read('riders as r').whereIn('r.id', ids), [])] : []),
    ];
    return pageOfFound(
      reader,
      { rows, near: rarest.held < MANY ? undefined : near(NEAR.word), beginnings, order: ORDER },
      asked,
    );
  }
  if (isOfBikes(asked)) {
    const begin = (): Knex.QueryBuilder =>
      where(
        whereBike(db.read.from(db.read.raw(`bikes as b ${inOrder(db.read)} riders as r ON r.id = b.rider_id`)), asked),
        asked,
        [],
      );
    const nearMany = async (): Promise<Narrowing | undefined> => {
      const [narrow, many] = await Promise.all([
        near(NEAR.bike)(),
        reaches(reader, whereBike(db.read('bikes as b'), asked), MANY_BIKES),
      ]);
      return many ? narrow : undefined;
    };
    return pageOfFound(
      reader,
      { rows: () => alongRiders(db.read, asked), near: nearMany, beginnings: [begin], order: ORDER },
      asked,
    );
  }
  return asked.email && asked.byPersonalFields
    ? pageOfIds(reader, rows(), ORDER, asked)
    : tallied(reader, rows(), asked);
};

const isOfBikes = (asked: RidersAsked): boolean =>
  Boolean(asked.bikeModel) || asked.bikeYear !== undefined || asked.vinStatus !== undefined || asked.vin !== undefined;

const countsOf = ({ active, country }: RidersAsked): TalliedList => ({
  coarse: LIST_KINDS.letter,
  fine: LIST_KINDS.letters,
  keys: (active === undefined ? [true, false] : [active]).map((flag) => riderKey(flag, country)),
  descending: false,
});

/** Only riders whose names start with the first letters of the list. */
const firstLetters = async (reader: Reader, asked: RidersAsked, most: number): Promise<Narrowing | undefined> => {
  const { begin: after } = await placeOf(reader, countsOf(asked), { page: 2, limit: most });
  return after && ((list) => list.where('r.sort_key', '<', firstOf(after.bucket)));
};

const tallied = async (reader: Reader, list: Knex.QueryBuilder, asked: RidersAsked & PageAsked): Promise<FoundIds> => {
  if (asked.page === 1) return firstIds(reader, list, ORDER, asked.limit, lengthOf(countsOf(asked)));
  const { total, begin } = await placeOf(reader, countsOf(asked), asked);
  if (!begin) return { ids: [], total };
  return {
    ids: await idsOf(reader, list.where('r.sort_key', '>=', firstOf(begin.bucket)), ORDER, asked.limit, begin.skip),
    total,
  };
};

/** The complete list for an export. */
export const keyedRiders = async (db: Database, reader: Reader, given: RidersAsked): Promise<KeyedList> => {
  const asked = await withPhone(reader, kindsFor(given), given);
  const typed = typedWords(asked.query);
  const words = await rarestFirst(reader, kindsFor(asked), typed, asked.similar);
  const keys = (): Knex.QueryBuilder => {
    const list = db.read('riders as r');
    if (asked.country) void list.where('r.country', asked.country);
    return asked.active === undefined ? list : list.where('r.deactivated', !asked.active);
  };
  return { keys, rows: () => whereBikes(where(db.read('riders as r'), asked, words), db.read, asked), order: ORDER };
};

/** The kinds of words that are looked through: dealers find nobody by what is personal (domain.md §10). */
const kindsFor = ({ byPersonalFields }: Pick<RiderSearch, 'byPersonalFields'>): readonly WordKind[] =>
  byPersonalFields ? ['rider', 'rider-personal', 'rider-phone', 'rider-vin'] : ['rider'];

/** `words`: search words still to be looked up. */
const where = (list: Knex.QueryBuilder, asked: RidersAsked, words: readonly Typed[]): Knex.QueryBuilder => {
  void list.whereNull('r.merged_into');
  const { ids = [] } = asked;
  const everyWord = (every: Knex.QueryBuilder): void => {
    for (const word of words) void every.where((one) => whereWord(one, 'r.id', kindsFor(asked), word));
  };
  if (ids.length > 0 && words.length > 0)
    void list.where((any) => void any.where((builder) => everyWord(builder)).orWhereIn('r.id', ids));
  else everyWord(list);
  if (asked.name) whereWords(list, ['r.name_key'], asked.name);
  if (asked.email && asked.byPersonalFields) wherePrefix(list, 'r.email', asked.email.toLowerCase());
  if (asked.country) void list.where('r.country', asked.country);
  if (asked.active !== undefined) void list.where('r.deactivated', !asked.active);
  return list;
};

const whereBikes = (list: Knex.QueryBuilder, knex: Knex, asked: RidersAsked): Knex.QueryBuilder => {
  if (!isOfBikes(asked)) return list;
  const bike = whereBike(knex('bikes as b').select(knex.raw('1')).whereRaw('b.rider_id = r.id'), asked)
    .limit(1)
    .toSQL();
  // as a value; see `whereWord`
  return list.whereRaw(`(${bike.sql}) = 1`, bike.bindings as never);
};

/** Joins riders in list order with their bikes, which is a third faster than one query per rider. */
const alongRiders = (knex: Knex, asked: RidersAsked): Knex.QueryBuilder =>
  whereBike(
    where(knex.from(knex.raw(`riders as r ${inOrder(knex)} bikes as b ON b.rider_id = r.id`)), asked, []),
    asked,
  ).groupBy('r.sort_key', 'r.id');

const whereBike = (list: Knex.QueryBuilder, asked: RidersAsked): Knex.QueryBuilder => {
  void list.whereRaw(rowsOf('bikes', 'b'));
  if (asked.vin !== undefined) void list.where('b.vin', '>=', asked.vin).where('b.vin', '<', `${asked.vin}~`);
  if (asked.bikeModel) whereModel(list, 'b', asked.bikeModel);
  if (asked.bikeYear !== undefined) void list.where('b.year', asked.bikeYear);
  if (asked.vinStatus) void list.where('b.vin_status', asked.vinStatus);
  return list;
};
