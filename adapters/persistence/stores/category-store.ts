import type { CategoryStore } from '@rrr/core/categories';
import { CATEGORY, rowMapper } from '@rrr/records';
import { bulkInsert } from '../bulk-insert.js';
import { forUpdate, type Sql } from '../sql.js';
import type { CategoryRow } from '../tables/index.js';

const mapper = rowMapper(CATEGORY);

export const sqlCategoryStore = (sql: Sql): CategoryStore => ({
  lock: async (categoryId) => {
    const [row] = await sql.rows<CategoryRow>(`SELECT * FROM categories WHERE id = ?${forUpdate(sql)}`, [categoryId]);
    if (!row) return undefined;
    const series = await sql.rows<{ series_id: string }>(
      'SELECT series_id FROM category_series WHERE category_id = ? ORDER BY series_id',
      [categoryId],
    );
    return {
      ...mapper.fields(row),
      id: row.id,
      seriesIds: series.map((item) => item.series_id),
      version: row.version,
    };
  },
  put: async ({ id, seriesIds, version, ...category }) => {
    const row = { ...mapper.columns(category), version };
    await bulkInsert(sql, 'categories', [{ id, ...row }], { keys: ['id'], update: Object.keys(row) });
    await sql.run('DELETE FROM category_series WHERE category_id = ?', [id]);
    await bulkInsert(
      sql,
      'category_series',
      seriesIds.map((seriesId) => ({ category_id: id, series_id: seriesId })),
    );
  },
  remove: async (categoryId) => {
    await sql.run('DELETE FROM category_series WHERE category_id = ?', [categoryId]);
    await sql.run('DELETE FROM categories WHERE id = ?', [categoryId]);
  },
});
