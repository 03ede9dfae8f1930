import type { ClaimStore, ResultClaim, SeriesFactsStore } from '@rrr/core/results';
import { bulkInsert } from '../bulk-insert.js';
import { type Sql, toSafeInteger } from '../sql.js';
import type { ResultClaimRow, SeriesRow } from '../tables/index.js';

export const CLAIM_COLUMNS = [
  'id',
  'rider_id',
  'event_id',
  'class_id',
  'result_id',
  'place',
  'message',
  'state',
  'at',
  'decided_at',
  'decided_by',
  'answer',
] as const satisfies readonly (keyof ResultClaimRow)[];
const CLAIM = CLAIM_COLUMNS.join(', ');

export const claimOf = (row: ResultClaimRow): ResultClaim => ({
  id: row.id,
  riderId: row.rider_id,
  eventId: row.event_id,
  classId: row.class_id,
  place: row.place,
  message: row.message,
  state: row.state,
  at: row.at,
  resultId: row.result_id,
  decidedAt: row.decided_at,
  decidedBy: row.decided_by,
  answer: row.answer,
});

export const claimRow = (claim: ResultClaim) => ({
  id: claim.id,
  rider_id: claim.riderId,
  event_id: claim.eventId,
  class_id: claim.classId,
  result_id: claim.resultId,
  place: claim.place,
  message: claim.message,
  state: claim.state,
  at: claim.at,
  decided_at: claim.decidedAt,
  decided_by: claim.decidedBy,
  answer: claim.answer,
});

export const sqlClaimStore = (sql: Sql): ClaimStore => ({
  open: async (riderId, eventId) => {
    const rows = await sql.rows<ResultClaimRow>(
      `SELECT ${CLAIM} FROM result_claims WHERE event_id = ? AND rider_id = ? AND state = 'open'`,
      [eventId, riderId],
    );
    return rows.map(claimOf)[0];
  },
  byId: async (claimId) =>
    (await sql.rows<ResultClaimRow>(`SELECT ${CLAIM} FROM result_claims WHERE id = ?`, [claimId])).map(claimOf)[0],
  accepted: async (eventId) => {
    const rows = await sql.rows<{ class_id: string; rider_id: string; at: string }>(
      "SELECT class_id, rider_id, at FROM result_claims WHERE event_id = ? AND state = 'accepted' AND class_id IS NOT NULL",
      [eventId],
    );
    return rows.map((row) => ({ classId: row.class_id, riderId: row.rider_id, at: row.at }));
  },
  save: (claim) =>
    bulkInsert(sql, 'result_claims', [claimRow(claim)], {
      keys: ['id'],
      update: ['state', 'class_id', 'result_id', 'decided_at', 'decided_by', 'answer'],
    }),
});

/** The facts about a series needed to issue its bonus. */
export const sqlSeriesFactsStore = (sql: Sql): SeriesFactsStore => ({
  byId: async (seriesId) => {
    const [row] = await sql.rows<SeriesRow>(
      'SELECT id, name, country, bonus, initial_value, expiration_date FROM series WHERE id = ?',
      [seriesId],
    );
    return (
      row && {
        id: row.id,
        name: row.name,
        country: row.country,
        bonus: Boolean(row.bonus),
        initialValue: row.initial_value === null ? null : toSafeInteger(row.initial_value),
        expirationDate: row.expiration_date,
      }
    );
  },
});
