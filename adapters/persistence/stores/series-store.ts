import { nameKey } from '@rrr/core/riders';
import type { ApprovalStore, Series, SeriesStore } from '@rrr/core/series';
import { rowMapper, SERIES } from '@rrr/records';
import { bulkInsert } from '../bulk-insert.js';
import { forUpdate, rowsIn, type Sql, toSafeInteger } from '../sql.js';
import type { PromoterRow, SeriesRow, Written } from '../tables/index.js';

const mapper = rowMapper(SERIES);

export const seriesOf = (row: SeriesRow): Series => ({
  ...mapper.fields(row),
  id: row.id,
  initialValue: row.initial_value === null ? null : toSafeInteger(row.initial_value),
  promoterId: row.promoter_id,
  active: Boolean(row.active),
  version: row.version,
  createdAt: row.created_at,
});

export const seriesRow = (series: Series): Written<SeriesRow> => ({
  ...mapper.columns(series),
  id: series.id,
  promoter_id: series.promoterId,
  initial_value: series.initialValue,
  active: series.active,
  version: series.version,
  name_key: nameKey(series.name),
  created_at: series.createdAt,
});

export const sqlSeriesStore = (sql: Sql): SeriesStore => ({
  lock: async (seriesId) => {
    const [row] = await sql.rows<SeriesRow>(`SELECT * FROM series WHERE id = ?${forUpdate(sql)}`, [seriesId]);
    return row && seriesOf(row);
  },
  existing: async (seriesIds) =>
    (
      await rowsIn<{ id: string }>(
        sql,
        seriesIds,
        (some) => `SELECT id FROM series WHERE id IN (${some}) ORDER BY id${forUpdate(sql)}`,
      )
    ).map((row) => row.id),
  put: (series) => {
    const row = seriesRow(series);
    return bulkInsert(sql, 'series', [row], {
      keys: ['id'],
      update: Object.keys(row).filter((key) => key !== 'id' && key !== 'created_at'),
    });
  },
  remove: async (seriesId) => {
    for (const table of ['category_series', 'standings_rules', 'standings'])
      await sql.run(`DELETE FROM ${table} WHERE series_id = ?`, [seriesId]);
    await sql.run('DELETE FROM series WHERE id = ?', [seriesId]);
  },
  inUse: async (seriesId) => {
    for (const table of ['events', 'awards'])
      if ((await sql.rows(`SELECT 1 AS found FROM ${table} WHERE series_id = ? LIMIT 1`, [seriesId])).length > 0)
        return true;
    return false;
  },
});

export const sqlApprovalStore = (sql: Sql): ApprovalStore => ({
  ofPromoter: async (promoterId) => {
    const [row] = await sql.rows<Pick<PromoterRow, 'status'>>('SELECT status FROM promoters WHERE id = ?', [
      promoterId,
    ]);
    return row && row.status === 'approved';
  },
});
