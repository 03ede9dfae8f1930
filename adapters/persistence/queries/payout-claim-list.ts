import type { PayoutClaimSearch } from '@rrr/core/payouts';
import type { LocalDate, PageAsked } from '@rrr/core/shared';
import type { Knex } from 'knex';
import { rowsOf } from '../measures.js';
import type { Database } from '../open-database.js';
import type { Reader } from '../reader.js';
import type { KeyedList } from './id-batches.js';
import { whereModel } from './model-asked.js';
import { type FoundIds, type Order, pageOfIds, typedWords, wherePrefix } from './paging.js';
import { withPhone } from './phone-asked.js';
import { fromWord, inOrder, pageOfFound, rarestFirst, type Typed, whereWord } from './word-search.js';

const NEWEST: Order = [
  { column: 'k.requested_at', order: 'desc' },
  { column: 'k.id', order: 'desc' },
];
const FIRST_DUE: Order = [
  { column: 'k.due_on', order: 'asc' },
  { column: 'k.id', order: 'asc' },
];
const KINDS = ['rider', 'rider-personal'] as const;

type Asked = Omit<PayoutClaimSearch, keyof PageAsked>;

/** Pending claims are ordered by due date. */
const orderOf = (asked: Asked): Order => (asked.state === 'pending' || asked.overdue === true ? FIRST_DUE : NEWEST);

/** The page's claim ids: starting from the searched rider, or in list order. */
export const pageOfClaims = async (
  { read }: Database,
  reader: Reader,
  typed: PayoutClaimSearch,
  today: LocalDate,
): Promise<FoundIds> => {
  const asked = await withPhone(reader, KINDS, typed);
  const order = orderOf(asked);
  const rows = (): Knex.QueryBuilder => where(read('payout_claims as k'), read, asked, today);
  const found = (begin: Knex.QueryBuilder): Promise<FoundIds> =>
    pageOfFound(reader, { rows, beginnings: [() => where(begin.clone(), read, asked, today)], order }, asked);
  const of = (table: string, on: string): Knex.QueryBuilder =>
    read.from(read.raw(`${table} ${inOrder(read)} payout_claims as k ON ${on}`));
  if (asked.riderId !== undefined) return pageOfIds(reader, rows(), order, asked);
  const [word] = [...typedWords(asked.query), ...typedWords(asked.name)].toSorted((a, b) => b.length - a.length);
  if (word !== undefined) return found(fromWord(read, KINDS, word, 'payout_claims as k', 'k.rider_id'));
  if (asked.email) return found(whereEmail(of('riders as r', 'k.rider_id = r.id'), asked.email));
  if (asked.bikeModel || asked.bikeYear !== undefined)
    return found(whereBike(of('bikes as b', 'k.rider_id = b.rider_id'), asked));
  return pageOfIds(reader, rows(), order, asked);
};

/** The complete list for an export. */
export const keyedClaims = async (
  { read }: Database,
  reader: Reader,
  typed: Asked,
  today: LocalDate,
): Promise<KeyedList> => {
  const asked = await withPhone(reader, KINDS, typed);
  const all = [...typedWords(asked.query), ...typedWords(asked.name)];
  const words = await rarestFirst(reader, KINDS, all);
  const keys = (): Knex.QueryBuilder => {
    const list = ofOwn(read('payout_claims as k'), asked);
    return asked.overdue === true ? list.where('k.state', 'pending').where('k.due_on', '<', today) : list;
  };
  return { keys, rows: () => where(read('payout_claims as k'), read, asked, today, words), order: orderOf(asked) };
};

const ofOwn = (list: Knex.QueryBuilder, asked: Asked): Knex.QueryBuilder => {
  if (asked.riderId !== undefined) void list.where('k.rider_id', asked.riderId);
  return asked.state === undefined ? list : list.where('k.state', asked.state);
};

/** `counted`: search words with known frequencies. */
const where = (
  list: Knex.QueryBuilder,
  knex: Knex,
  asked: Asked,
  today: LocalDate,
  counted: readonly Typed[] = [],
): Knex.QueryBuilder => {
  const known = (word: string): Typed | string => counted.find((typed) => typed.word === word) ?? word;
  void ofOwn(list, asked);
  if (asked.method !== undefined) void list.where('k.method', asked.method);
  if (asked.overdue === true) void list.where('k.state', 'pending').where('k.due_on', '<', today);
  if (asked.overdue === false)
    void list.where((any) => void any.where('k.state', '<>', 'pending').orWhere('k.due_on', '>=', today));
  for (const word of typedWords(asked.query))
    void list.where((any) => whereWord(any, 'k.rider_id', KINDS, known(word)));
  for (const word of typedWords(asked.name))
    void list.where((any) => whereWord(any, 'k.rider_id', ['rider'], known(word)));
  // as a value, because MariaDB would otherwise start from this condition
  const one = (query: Knex.QueryBuilder): void => {
    const { sql, bindings } = query.select(knex.raw('1')).limit(1).toSQL();
    void list.whereRaw(`(${sql}) = 1`, bindings as never);
  };
  const rider = (): Knex.QueryBuilder => knex('riders as r2').whereRaw('r2.id = k.rider_id');
  if (asked.email) one(whereEmail(rider(), asked.email, 'r2'));
  if (asked.country) one(rider().where('r2.country', asked.country));
  if (asked.bikeModel || asked.bikeYear !== undefined)
    one(whereBike(knex('bikes as b2').whereRaw('b2.rider_id = k.rider_id'), asked, 'b2'));
  return list;
};

const whereEmail = (list: Knex.QueryBuilder, email: string, rider = 'r'): Knex.QueryBuilder => {
  wherePrefix(list, `${rider}.email`, email.toLowerCase());
  return list;
};

const whereBike = (list: Knex.QueryBuilder, { bikeModel, bikeYear }: Asked, bike = 'b'): Knex.QueryBuilder => {
  void list.whereRaw(rowsOf('bikes', bike));
  if (bikeModel) whereModel(list, bike, bikeModel);
  if (bikeYear !== undefined) void list.where(`${bike}.year`, bikeYear);
  return list;
};
