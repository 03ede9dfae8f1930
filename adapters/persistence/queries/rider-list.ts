import { nameKey, type RiderSearch } from '@rrr/core/riders';
import type { Knex } from 'knex';
import { firstOf, LIST_KINDS, riderKey } from '../list-tallies.js';
import type { Database } from '../open-database.js';
import type { Reader } from '../reader.js';
import type { WordKind } from '../words.js';
import { type FoundIds, idsOf, pageOfIds, typedWords, wherePrefix, whereWords } from './paging.js';
import { placeOf } from './tally-pages.js';
import { fromWord, inOrder, pageOfFound, rarestFirst, type Typed, whereWord } from './word-search.js';

const ORDER = [{ column: 'r.sort_key', order: 'asc' }, { column: 'r.id', order: 'asc' }] as const;

/** Which riders stand on a page: by the counts of their letters, by the words that were typed, by their bikes, or one after the other. */
export const pageOfRiders = async (db: Database, reader: Reader, asked: RiderSearch): Promise<FoundIds> => {
  const typed = [...typedWords(asked.query), ...typedWords(asked.name)];
  const ofBikes = asked.bikeModel !== undefined || asked.bikeYear !== undefined || asked.vinStatus !== undefined;
  const kinds = kindsFor(asked);
  const words = typed.length === 0 ? [] : await rarestFirst(reader, kinds, typed);
  const ofQuery = (some: readonly Typed[]): readonly Typed[] => some.filter((it) => typedWords(asked.query).includes(it.word));
  const rows = (): Knex.QueryBuilder => where(db.read('riders as r'), db.read, asked, ofQuery(words));
  const [rarest, ...others] = words;
  if (rarest) {
    const begin = (): Knex.QueryBuilder => where(fromWord(db.read, kinds, rarest.word, 'riders as r', 'r.id = s.subject_id'), db.read, asked, ofQuery(others));
    return pageOfFound(reader, { rows, beginnings: [begin], order: ORDER }, asked);
  }
  if (ofBikes) {
    const begin = (): Knex.QueryBuilder => where(whereBike(db.read.from(db.read.raw(`bikes as b ${inOrder(db.read)} riders as r ON r.id = b.rider_id`)), asked), db.read, asked, []);
    return pageOfFound(reader, { rows, beginnings: [begin], order: ORDER }, asked);
  }
  return asked.email && asked.byPersonalFields ? pageOfIds(reader, rows(), ORDER, asked) : tallied(reader, rows(), asked);
};

const tallied = async (reader: Reader, list: Knex.QueryBuilder, asked: RiderSearch): Promise<FoundIds> => {
  const keys = (asked.active === undefined ? [true, false] : [asked.active]).map((it) => riderKey(it, asked.country));
  const place = placeOf(reader, { coarse: LIST_KINDS.letter, fine: LIST_KINDS.letters, keys, descending: false }, asked);
  if (asked.page === 1) {
    const [ids, { total }] = await Promise.all([idsOf(reader, list, ORDER, asked.limit, 0), place]);
    return { ids, total };
  }
  const { total, begin } = await place;
  if (!begin) return { ids: [], total };
  return { ids: await idsOf(reader, list.where('r.sort_key', '>=', firstOf(begin.bucket)), ORDER, asked.limit, begin.skip), total };
};

const kindsFor = ({ byPersonalFields }: RiderSearch): readonly WordKind[] => (byPersonalFields ? ['rider', 'rider-personal'] : ['rider']);

/** `words`: those of the query that are still to be looked up. */
const where = (list: Knex.QueryBuilder, knex: Knex, asked: RiderSearch, words: readonly Typed[]): Knex.QueryBuilder => {
  void list.whereNull('r.merged_into');
  for (const word of words) void list.where((any) => whereWord(any, 'r.id', kindsFor(asked), word));
  if (asked.name) whereWords(list, ['r.name_key'], asked.name);
  if (asked.email && asked.byPersonalFields) wherePrefix(list, 'r.email', asked.email.toLowerCase());
  if (asked.country) void list.where('r.country', asked.country);
  if (asked.active !== undefined) void list.where('r.deactivated', !asked.active);
  if (!asked.bikeModel && asked.bikeYear === undefined && !asked.vinStatus) return list;
  const bike = whereBike(knex('bikes as b').select(knex.raw('1')).whereRaw('b.rider_id = r.id'), asked).limit(1).toSQL();
  // as a value: see `whereWord`
  return list.whereRaw(`(${bike.sql}) = 1`, bike.bindings as never);
};

const whereBike = (list: Knex.QueryBuilder, asked: RiderSearch): Knex.QueryBuilder => {
  void list.whereNotNull('b.active_vin');
  if (asked.bikeModel) wherePrefix(list, 'b.model_key', nameKey(asked.bikeModel));
  if (asked.bikeYear !== undefined) void list.where('b.year', asked.bikeYear);
  if (asked.vinStatus) void list.where('b.vin_status', asked.vinStatus);
  return list;
};
