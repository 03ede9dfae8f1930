import { bikeOfVerdict, type Verdict } from '@rrr/core/eligibility';
import { MOST_CLASSES, type StandingsReads, type StandingsStore } from '@rrr/core/standings';
import { bulkInsert } from '../bulk-insert.js';
import { lostOnDuplicate } from '../lost-race.js';
import { forUpdate, rowsIn, type Sql, toSafeInteger } from '../sql.js';
import type { EventRow, ResultRow, StandingsBonusRow, StandingsRow, StandingsRulesRow } from '../tables/index.js';

type ClassOfSeason = Pick<EventRow, 'title'> & {
  readonly event_id: string;
  readonly starts_on: string;
  readonly class_id: string;
  readonly name: string;
  readonly results_received_at: string | null;
  readonly other_id: string | null;
};
type ResultPart = Pick<
  ResultRow,
  'event_id' | 'place' | 'result_type' | 'rider_id' | 'rider_name' | 'bike' | 'verdict'
>;
type Paid = StandingsBonusRow & { readonly rider_id: string; readonly full_name: string };

const yearOf = (season: number): readonly [string, string] => [`${season}-01-01`, `${season}-12-31`];

/** What standings are computed from, inside a transaction or outside. */
export const standingsReads = (sql: Pick<Sql, 'rows'>): StandingsReads => ({
  rules: async (seriesId) => {
    const [row] = await sql.rows<StandingsRulesRow>('SELECT * FROM standings_rules WHERE series_id = ?', [seriesId]);
    return (
      row && {
        points: JSON.parse(row.points) as number[],
        bestRounds: row.best_rounds,
        amounts: JSON.parse(row.amounts) as number[],
        version: row.version,
      }
    );
  },
  seasons: async (seriesId) => {
    const rows = await sql.rows<{ year: string }>(
      `SELECT DISTINCT SUBSTR(starts_on, 1, 4) AS year FROM events
        WHERE series_id = ? AND canceled = 0 AND published = 1 AND starts_on IS NOT NULL ORDER BY year DESC`,
      [seriesId],
    );
    return rows.map((row) => Number(row.year));
  },
  classes: async (seriesId, season) => {
    const rows = await sql.rows<ClassOfSeason>(
      `SELECT e.id AS event_id, e.title, e.starts_on, c.id AS class_id, c.name, c.results_received_at, l.other_id
        FROM events e JOIN classes c ON c.event_id = e.id LEFT JOIN event_links l ON l.event_id = e.id
        WHERE e.series_id = ? AND e.canceled = 0 AND e.published = 1 AND e.starts_on BETWEEN ? AND ?
        ORDER BY e.starts_on, e.id, c.position, c.id LIMIT ?`,
      [seriesId, ...yearOf(season), MOST_CLASSES],
    );
    return rows.map((row) => ({
      eventId: row.event_id,
      title: row.title,
      on: row.starts_on,
      classId: row.class_id,
      className: row.name,
      hasResults: row.results_received_at !== null,
      linkedTo: row.other_id,
    }));
  },
  withoutClasses: async (seriesId, season, after) => {
    const [row] = await sql.rows<{ count: number | string }>(
      `SELECT COUNT(*) AS count FROM events e
        WHERE e.series_id = ? AND e.canceled = 0 AND e.published = 1 AND e.starts_on BETWEEN ? AND ? AND e.starts_on > ?
          AND NOT EXISTS (SELECT 1 FROM classes c WHERE c.event_id = e.id)`,
      [seriesId, ...yearOf(season), after],
    );
    return toSafeInteger(row?.count ?? 0);
  },
  results: async (classIds) => {
    const rows = await rowsIn<ResultPart>(
      sql,
      classIds,
      (placeholders) =>
        `SELECT event_id, place, result_type, rider_id, rider_name, bike, verdict FROM results
          WHERE class_id IN (${placeholders}) ORDER BY id`,
    );
    return rows.map((row) => {
      const verdict = JSON.parse(row.verdict) as Verdict;
      return {
        eventId: row.event_id,
        place: row.place,
        type: row.result_type,
        riderId: row.rider_id,
        riderName: row.rider_name,
        bike: row.bike,
        rode: bikeOfVerdict(verdict) !== null,
        reasons: [...verdict.reasons, ...(verdict.earns && verdict.rest ? [verdict.rest] : [])].map(({ code }) => code),
      };
    });
  },
  idOf: async ({ seriesId, season, classKey }) => {
    const rows = await sql.rows<Pick<StandingsRow, 'id'>>(
      'SELECT id FROM standings WHERE series_id = ? AND season = ? AND class_key = ?',
      [seriesId, season, classKey],
    );
    return rows[0]?.id ?? null;
  },
  paid: async ({ seriesId, season, classKey }) => {
    const rows = await sql.rows<Paid>(
      `SELECT b.position, b.award_id, b.amount, a.rider_id, r.full_name FROM standings s
        JOIN standings_bonuses b ON b.standings_id = s.id JOIN awards a ON a.id = b.award_id
        JOIN riders r ON r.id = a.rider_id
        WHERE s.series_id = ? AND s.season = ? AND s.class_key = ? ORDER BY b.position`,
      [seriesId, season, classKey],
    );
    return rows.map((row) => ({
      position: row.position,
      awardId: row.award_id,
      riderId: row.rider_id,
      riderName: row.full_name,
      amount: toSafeInteger(row.amount),
    }));
  },
});

export const sqlStandingsStore = (sql: Sql): StandingsStore => ({
  ...standingsReads(sql),
  putRules: (seriesId, { points, bestRounds, amounts, version }) =>
    bulkInsert(
      sql,
      'standings_rules',
      [
        {
          series_id: seriesId,
          points: JSON.stringify(points),
          best_rounds: bestRounds,
          amounts: JSON.stringify(amounts),
          version,
        },
      ],
      { keys: ['series_id'], update: ['points', 'best_rounds', 'amounts', 'version'] },
    ),
  lock: async ({ seriesId, season, classKey }, className, newId) => {
    await bulkInsert(
      sql,
      'standings',
      [{ id: newId, series_id: seriesId, season, class_key: classKey, class_name: className }],
      { keys: ['series_id', 'season', 'class_key'], update: 'nothing' },
    );
    const [row] = await sql.rows<StandingsRow>(
      `SELECT id FROM standings WHERE series_id = ? AND season = ? AND class_key = ?${forUpdate(sql)}`,
      [seriesId, season, classKey],
    );
    return row?.id ?? newId;
  },
  give: (standingsId, places) =>
    lostOnDuplicate(
      bulkInsert(
        sql,
        'standings_bonuses',
        places.map(({ position, awardId, amount, at }) => ({
          standings_id: standingsId,
          position,
          award_id: awardId,
          amount,
          given_at: at,
        })),
      ),
    ),
});
