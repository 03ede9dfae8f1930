import { nameKey } from '@rrr/core/riders';
import { type PageAsked, type PageOf, pageOf } from '@rrr/core/shared';
import type { Knex } from 'knex';
import type { Reader } from '../reader.js';
import { whole } from '../sql.js';

/** How many rows a list has in all. Every list counts here. */
export const countOf = async (reader: Reader, list: Knex.QueryBuilder): Promise<number> => {
  const [row] = await reader.list<{ total: number | string }>(list.clone().clearSelect().clearOrder().count({ total: '*' }));
  return whole(row?.total ?? 0);
};

/** One page of a filtered, ordered list, and how many pages there are. `counted`: the same rows without what is only shown. */
export const pageFrom = async <Row>(reader: Reader, list: Knex.QueryBuilder, asked: PageAsked, counted = list): Promise<PageOf<Row>> => {
  const [rows, total] = await Promise.all([
    reader.list<Row>(list.clone().limit(asked.limit).offset((asked.page - 1) * asked.limit)),
    countOf(reader, counted),
  ]);
  return pageOf(rows, asked, total);
};

export const pageMap = <A, B>(page: PageOf<A>, map: (item: A) => B): PageOf<B> => ({ ...page, items: page.items.map(map) });

/** What someone typed, as a pattern that matches it at the beginning: their own % and _ are only characters. */
export const startingWith = (typed: string): string => `${typed.replace(/[!%_]/g, '!$&')}%`;

// MySQL reads a backslash in a literal twice, SQLite once; an exclamation mark means the same to both
const like = (column: string): string => `${column} LIKE ? ESCAPE '!'`;

/** Keeps rows where every typed word begins some word of one of the columns (which hold words as `nameKey` makes them). */
export const whereWords = (list: Knex.QueryBuilder, columns: readonly string[], typed: string): void => {
  for (const word of nameKey(typed).split(' ').filter(Boolean))
    void list.where((any) => {
      for (const column of columns)
        void any.orWhereRaw(like(column), [startingWith(word)]).orWhereRaw(like(column), [`% ${startingWith(word)}`]);
    });
};

/** Keeps rows whose column begins with what was typed. */
export const wherePrefix = (list: Knex.QueryBuilder, column: string, typed: string): void => {
  void list.whereRaw(like(column), [startingWith(typed)]);
};
