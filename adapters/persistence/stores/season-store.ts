import type { SeasonRules } from '@rrr/core/program';
import { rulesOfSeason, type Season, type SeasonSettings, type SeasonState, type SeasonStore } from '@rrr/core/seasons';
import { bulkInsert } from '../bulk-insert.js';
import { lostOnDuplicate } from '../lost-race.js';
import { forUpdate, type Sql, toSafeInteger } from '../sql.js';
import type { ProgramSeasonRow, Written } from '../tables/index.js';
import { updateRow } from '../update-row.js';

export const seasonOf = (row: ProgramSeasonRow): Season => ({
  id: row.id,
  number: row.number,
  from: row.starts_on,
  settings: JSON.parse(row.settings) as SeasonSettings,
  note: row.note,
  state: row.state as SeasonState,
  version: row.version,
  createdAt: row.created_at,
  createdBy: row.created_by,
  scheduledAt: row.scheduled_at,
  askedBy: row.asked_by,
  approvedBy: row.approved_by,
  withdrawnAt: row.withdrawn_at,
});

const seasonRow = (season: Season): Written<ProgramSeasonRow> => ({
  id: season.id,
  number: season.number,
  starts_on: season.from,
  settings: JSON.stringify(season.settings),
  note: season.note,
  state: season.state,
  version: season.version,
  created_at: season.createdAt,
  created_by: season.createdBy,
  scheduled_at: season.scheduledAt,
  asked_by: season.askedBy,
  approved_by: season.approvedBy,
  withdrawn_at: season.withdrawnAt,
});

/** The seasons that administrators scheduled, inside a transaction or outside. */
export const scheduledSeasons = async (sql: Pick<Sql, 'rows'>): Promise<readonly SeasonRules[]> => {
  const rows = await sql.rows<ProgramSeasonRow>(
    "SELECT * FROM program_seasons WHERE state = 'scheduled' ORDER BY starts_on, number",
  );
  return rows.map((row) => rulesOfSeason(seasonOf(row)));
};

const RACED = `FROM events e WHERE e.canceled = 0 AND e.starts_on BETWEEN ? AND ?
  AND EXISTS (SELECT 1 FROM results r WHERE r.event_id = e.id)`;

export const sqlSeasonStore = (sql: Sql): SeasonStore => ({
  lock: async (id) => {
    const [row] = await sql.rows<ProgramSeasonRow>(`SELECT * FROM program_seasons WHERE id = ?${forUpdate(sql)}`, [id]);
    return row && seasonOf(row);
  },
  drafts: async () => {
    const [row] = await sql.rows<{ count: number | string }>(
      "SELECT COUNT(*) AS count FROM program_seasons WHERE state = 'draft'",
    );
    return toSafeInteger(row?.count ?? 0);
  },
  add: (season) => bulkInsert(sql, 'program_seasons', [seasonRow(season)]),
  save: (season) => lostOnDuplicate(updateRow(sql, 'program_seasons', seasonRow(season))),
  remove: async (id) => {
    await sql.run('DELETE FROM program_seasons WHERE id = ?', [id]);
  },
  lastNumber: async () => {
    const [row] = await sql.rows<{ number: number | string | null }>(
      'SELECT MAX(number) AS number FROM program_seasons',
    );
    return toSafeInteger(row?.number ?? 0);
  },
  raced: async ({ from, to, after }, limit) => {
    const rows = await sql.rows<{ id: string; starts_on: string }>(
      `SELECT e.id, e.starts_on ${RACED}${after ? ' AND (e.starts_on > ? OR (e.starts_on = ? AND e.id > ?))' : ''}
        ORDER BY e.starts_on, e.id LIMIT ?`,
      [from, to, ...(after ? [after.startsOn, after.startsOn, after.id] : []), limit],
    );
    return rows.map((row) => ({ id: row.id, startsOn: row.starts_on }));
  },
  countRaced: async ({ from, to }) => {
    const [row] = await sql.rows<{ count: number | string }>(`SELECT COUNT(*) AS count ${RACED}`, [from, to]);
    return toSafeInteger(row?.count ?? 0);
  },
});
