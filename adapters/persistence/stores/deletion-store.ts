import type { DeletionStore, Sum } from '@rrr/core/privacy';
import { imageIdOf, imageKey } from '@rrr/core/images';
import { bulkInsert } from '../bulk-insert.js';
import { forUpdate, type Sql, toSafeInteger } from '../sql.js';
import type { DeletionRow, DocumentRow, LogoPhotoRow, RiderRow, TimecardRow } from '../tables/index.js';
import type { Keeping } from '../summaries/tallies.js';
import { eraseRows } from './erased-rows.js';
import { ownRecords } from './own-records.js';

export const sqlDeletionStore = (sql: Sql, keeping: Keeping): DeletionStore => ({
  lock: async (riderId) => {
    const [row] = await sql.rows<DeletionRow>(
      `SELECT rider_id, requested_at, erase_on, erased_at FROM deletions WHERE rider_id = ?${forUpdate(sql)}`,
      [riderId],
    );
    return row && { riderId, requestedAt: row.requested_at, eraseOn: row.erase_on, erasedAt: row.erased_at };
  },
  insert: ({ riderId, requestedAt, eraseOn, erasedAt }) =>
    bulkInsert(sql, 'deletions', [
      { rider_id: riderId, requested_at: requestedAt, erase_on: eraseOn, erased_at: erasedAt },
    ]),
  remove: (riderId) => sql.run('DELETE FROM deletions WHERE rider_id = ?', [riderId]),

  due: async (today, after, limit) =>
    (
      await sql.rows<Pick<DeletionRow, 'rider_id'>>(
        `SELECT rider_id FROM deletions WHERE erased_at IS NULL AND rider_id > ? AND erase_on <= ?
          ORDER BY rider_id LIMIT ?`,
        [after, today, limit],
      )
    ).map((row) => row.rider_id),

  pendingClaims: async (riderId) =>
    (
      await sql.rows<{ readonly currency: Sum['currency']; readonly gross: number | string }>(
        "SELECT currency, gross FROM payout_claims WHERE rider_id = ? AND state = 'pending' ORDER BY id",
        [riderId],
      )
    ).map(({ currency, gross }) => ({ currency, amount: toSafeInteger(gross) })),

  heldRecords: async (riderId) => {
    const count = async (table: string, more = ''): Promise<number> => {
      const [row] = await sql.rows<{ readonly n: number | string }>(
        `SELECT COUNT(*) AS n FROM ${table} WHERE rider_id = ?${more}`,
        [riderId],
      );
      return toSafeInteger(row?.n ?? 0);
    };
    return {
      bikes: await count('bikes', ' AND retired_at IS NULL'),
      results: await count('results'),
      documents: await count('documents'),
      redemptions: await count('redemptions'),
    };
  },

  ownRecords: (riderId) => ownRecords(sql, riderId),

  ownFiles: async (riderId) => {
    const documents = await sql.rows<Pick<DocumentRow, 'kind' | 'uploaded_at' | 'file_key'>>(
      'SELECT kind, uploaded_at, file_key FROM documents WHERE rider_id = ? ORDER BY uploaded_at, id',
      [riderId],
    );
    const timecards = await sql.rows<Pick<TimecardRow, 'uploaded_at' | 'file_key'>>(
      'SELECT uploaded_at, file_key FROM timecards WHERE rider_id = ? ORDER BY uploaded_at, id',
      [riderId],
    );
    const photos = await sql.rows<Pick<LogoPhotoRow, 'sent_at' | 'file_key'>>(
      'SELECT sent_at, file_key FROM logo_photos WHERE rider_id = ? ORDER BY sent_at, id',
      [riderId],
    );
    const [rider] = await sql.rows<Pick<RiderRow, 'profile_image'>>('SELECT profile_image FROM riders WHERE id = ?', [
      riderId,
    ]);
    const image = imageIdOf(rider?.profile_image ?? null);
    return [
      ...documents.map((document, at) => ({
        name: `documents/${at + 1}-${document.kind}-${document.uploaded_at.slice(0, 10)}`,
        key: document.file_key,
      })),
      ...timecards.map((timecard, at) => ({
        name: `timecards/${at + 1}-${timecard.uploaded_at.slice(0, 10)}`,
        key: timecard.file_key,
      })),
      ...photos.map((photo, at) => ({ name: `photos/${at + 1}-${photo.sent_at.slice(0, 10)}`, key: photo.file_key })),
      ...(image === null ? [] : [{ name: 'picture', key: imageKey(image, 'full') }]),
    ];
  },

  erase: (riderId, at) => eraseRows(sql, keeping, riderId, at),
});
