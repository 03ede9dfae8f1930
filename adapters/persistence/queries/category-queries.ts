import type { CategoryListed, CategoryQueries } from '@rrr/core/categories';
import { CATEGORY, rowMapper } from '@rrr/records';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { toSafeInteger } from '../sql.js';
import type { CategoryRow } from '../tables/index.js';
import { pageFrom, pageMap } from './paging.js';
import { listedOf, type ListedSeriesRow, seriesWithNames } from './series-queries.js';

type Row = CategoryRow & { readonly series_count: number | string };
const mapper = rowMapper(CATEGORY);
const categoryOf = (row: Row): CategoryListed => ({
  ...mapper.fields(row),
  id: row.id,
  version: row.version,
  seriesCount: toSafeInteger(row.series_count),
});

export const sqlCategoryQueries = (db: Database): CategoryQueries => {
  const sql = readerOn(db);
  const categories = (): Knex.QueryBuilder =>
    db
      .read('categories as c')
      .select('c.*', db.read.raw('(SELECT COUNT(*) FROM category_series x WHERE x.category_id = c.id) as series_count'))
      .orderBy([{ column: 'c.description' }, { column: 'c.id' }]);
  return {
    list: async ({ active, ...asked }) => {
      const list = categories();
      if (active !== undefined) void list.where('c.active', active);
      return pageMap(await pageFrom<Row>(sql, list, asked), categoryOf);
    },
    one: async (categoryId, { active, ...asked }) => {
      const [category] = await sql.list<Row>(categories().where('c.id', categoryId));
      if (!category) return undefined;
      const series = seriesWithNames(db)
        .join('category_series as x', 'x.series_id', 's.id')
        .where('x.category_id', categoryId);
      if (active !== undefined) void series.where('s.active', active);
      return {
        category: categoryOf(category),
        series: pageMap(await pageFrom<ListedSeriesRow>(sql, series, asked), listedOf),
      };
    },
  };
};
