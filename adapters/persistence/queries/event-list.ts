import type { EventSearch } from '@rrr/core/events';
import type { LocalDate, PageAsked } from '@rrr/core/shared';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import type { Reader } from '../reader.js';
import { type KeyedList, withoutNulls } from './id-batches.js';
import { type FoundIds, type Order, pageOfIds, typedWords, wherePrefix, whereWords } from './paging.js';
import { fromWord, pageOfFound, rarestFirst, type Typed, whereWord } from './word-search.js';

type Asked = Omit<EventSearch, keyof PageAsked>;

const SORT = {
  startDate: 'e.starts_on',
  title: 'e.title_key',
  city: 'e.city_key',
  state: 'e.state',
} as const satisfies Record<EventSearch['sortBy'], string>;

const orderOf = ({ sortBy, descending }: Asked): Order => {
  const order = descending ? 'desc' : 'asc';
  return [
    { column: SORT[sortBy], order },
    { column: 'e.id', order },
  ];
};
const ofQuery = (asked: Asked, some: readonly Typed[]): readonly Typed[] =>
  some.filter((typed) => typedWords(asked.query).includes(typed.word));

/** The page's event ids: by search words, or in list order. */
export const pageOfEvents = async (
  db: Database,
  reader: Reader,
  asked: EventSearch,
  today: LocalDate,
): Promise<FoundIds> => {
  const order = orderOf(asked);
  const typed = [asked.query, asked.title, asked.city].flatMap(typedWords);
  if (typed.length === 0)
    return pageOfIds(reader, filter(db.read('events as e'), db.read, asked, today, []), order, asked);
  const words = await rarestFirst(reader, ['event'], typed);
  const rows = (): Knex.QueryBuilder => filter(db.read('events as e'), db.read, asked, today, ofQuery(asked, words));
  const begin = (): Knex.QueryBuilder =>
    filter(
      fromWord(db.read, ['event'], words[0]?.word ?? '', 'events as e', 'e.id'),
      db.read,
      asked,
      today,
      ofQuery(asked, words.slice(1)),
    );
  return pageOfFound(reader, { rows, beginnings: [begin], order }, asked);
};

/** The complete list for an export; in two parts, because the sort column may be null. */
export const keyedEvents = async (
  db: Database,
  reader: Reader,
  asked: Asked,
  today: LocalDate,
): Promise<readonly KeyedList[]> => {
  const typed = typedWords(asked.query);
  const words = await rarestFirst(reader, ['event'], typed);
  const keys = (): Knex.QueryBuilder => ofOwn(db.read('events as e'), asked);
  return withoutNulls({
    keys,
    rows: () => filter(db.read('events as e'), db.read, asked, today, words),
    order: orderOf(asked),
  });
};

const ofOwn = (list: Knex.QueryBuilder, asked: Asked): Knex.QueryBuilder => {
  if (asked.promoterId !== undefined) void list.where('e.promoter_id', asked.promoterId);
  return asked.seriesId === undefined ? list : list.where('e.series_id', asked.seriesId);
};

/** `words`: search words that still have to be looked up. */
const filter = (
  list: Knex.QueryBuilder,
  knex: Knex,
  asked: Asked,
  today: LocalDate,
  words: readonly Typed[],
): Knex.QueryBuilder => {
  for (const word of words) void list.where((any) => whereWord(any, 'e.id', ['event'], word));
  if (asked.title) whereWords(list, ['e.title_key'], asked.title);
  if (asked.city) whereWords(list, ['e.city_key'], asked.city);
  if (asked.state) void list.where('e.state', asked.state.toUpperCase());
  if (asked.zipcode) wherePrefix(list, 'e.zipcode', asked.zipcode.toUpperCase());
  if (asked.country) void list.where('e.country', asked.country);
  if (asked.from) void list.where('e.starts_on', '>=', asked.from);
  if (asked.before) void list.where('e.starts_on', '<', asked.before);
  void ofOwn(list, asked);
  const { filter: state = 'all', status } = asked;
  if (status === 'draft' || state === 'draft') {
    void list.where('e.published', false);
    // whoever may not see drafts finds none
    if (asked.drafts !== true) void list.whereRaw('1 = 0');
  } else if (asked.drafts !== true || status !== undefined || state !== 'all') void list.where('e.published', true);
  if (status === 'current' || status === 'canceled') void list.where('e.canceled', status === 'canceled');
  if (asked.favouriteOf !== undefined)
    void list.whereIn(
      'e.id',
      knex('favourites as f').select('f.target_id').where({ 'f.rider_id': asked.favouriteOf, 'f.kind': 'event' }),
    );
  if (asked.racedBy !== undefined)
    void list.whereIn('e.id', knex('results as y').select('y.event_id').where('y.rider_id', asked.racedBy));
  if (state === 'all' || state === 'draft') return list;
  void list.where('e.canceled', false);
  if (state === 'upcoming') {
    return list.where((either) => either.whereNull('e.starts_on').orWhere('e.starts_on', '>', today));
  }
  return list.where('e.starts_on', '<=', today).where('e.results_state', state);
};
