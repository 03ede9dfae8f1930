import type { SealedVin, SoldVinStore } from '@rrr/core/vin';
import { bulkInsertOf } from '../bulk-insert.js';
import { rowsIn, type Sql, toSafeInteger } from '../sql.js';
import type { SoldVinImportRow, SoldVinRow } from '../tables/index.js';

/** Imports count themselves here, which locks the row until their transaction ends. */
const BUCKET = 'sold-vins';
const FAR = '9999-12-31T23:59:59.999Z';
const LOCK = {
  mysql: 'INSERT INTO rate_limits (bucket, hits, ends_at) VALUES (?, 1, ?) ON DUPLICATE KEY UPDATE hits = hits + 1',
  sqlite:
    'INSERT INTO rate_limits (bucket, hits, ends_at) VALUES (?, 1, ?) ON CONFLICT (bucket) DO UPDATE SET hits = rate_limits.hits + 1',
} as const;

const vinOf = (row: SoldVinRow): SealedVin => ({ seal: row.seal, model: row.model, year: row.model_year });

export const sqlSoldVinStore = (sql: Sql): SoldVinStore => ({
  lock: () => sql.run(LOCK[sql.kind], [BUCKET, FAR]),
  isEmpty: async () => (await sql.rows('SELECT seal FROM sold_vins LIMIT 1')).length === 0,
  find: async (seals) =>
    (
      await rowsIn<SoldVinRow>(
        sql,
        seals,
        (some) => `SELECT seal, model, model_year FROM sold_vins WHERE seal IN (${some})`,
      )
    ).map(vinOf),
  put: (vins) =>
    bulkInsertOf(sql, 'sold_vins', vins, ({ seal, model, year }) => ({ seal, model, model_year: year }), {
      keys: ['seal'],
      update: ['model', 'model_year'],
    }),
  clear: () => sql.run('DELETE FROM sold_vins'),
  count: async () => {
    const [row] = await sql.rows<{ n: number | string }>('SELECT COUNT(*) AS n FROM sold_vins');
    return toSafeInteger(row?.n ?? 0);
  },
  noteImport: async (id, { at, byName, fileName, mode, added }) => {
    await sql.run('INSERT INTO sold_vin_imports (id, at, by_name, file_name, mode, added) VALUES (?, ?, ?, ?, ?, ?)', [
      id,
      at,
      byName,
      fileName.slice(0, 255),
      mode,
      added,
    ]);
  },
  lastImport: async () => {
    const [row] = await sql.rows<SoldVinImportRow>('SELECT * FROM sold_vin_imports ORDER BY at DESC, id DESC LIMIT 1');
    return row ? { at: row.at, byName: row.by_name, fileName: row.file_name, mode: row.mode, added: row.added } : null;
  },
});
