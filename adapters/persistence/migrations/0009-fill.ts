import { nameKey } from '@rrr/core/riders';
import { dateIn } from '@rrr/core/shared';
import type { Knex } from 'knex';
import { chunks, marks, type Sql, sqlOn, type Value } from '../sql.js';
import { rebuildResultsState } from '../stores/results-state.js';
import { brandReader } from '../summaries/brand-of.js';
import { fillSummaries } from '../summaries/fill-summaries.js';
import { rebuildWords } from '../words.js';
import { isMysql } from './columns.js';

/** The time zone and the makes of this server's program. */
export interface FillSettings {
  readonly timeZone?: string;
  readonly makes?: readonly string[];
}

const PAGE = 500;

interface Filling<Row> {
  readonly table: string;
  /** which column is filled, from which other column, in which rows */
  readonly column: string;
  readonly from: keyof Row & string;
  readonly where: string;
  readonly value: (from: string) => Value;
}

/**
 * Fills a column page by page, in primary key order; after an interruption it continues with the rows that are left.
 */
const fill = async <Row extends Readonly<Record<string, string>>>(
  sql: Sql,
  { table, column, from, where, value }: Filling<Row>,
): Promise<void> => {
  for (let last: string | undefined = ''; last !== undefined;) {
    const rows: readonly { readonly id: string; readonly known: string }[] = await sql.rows(
      `SELECT id, ${from} AS known FROM ${table} WHERE id > ? AND ${where} ORDER BY id LIMIT ?`,
      [last, PAGE],
    );
    const filled = rows.map((it) => [it.id, value(it.known)] as const).filter(([, to]) => to !== null);
    for (const some of chunks(filled, PAGE))
      await sql.run(
        `UPDATE ${table} SET ${column} = CASE id ${some.map(() => 'WHEN ? THEN ?').join(' ')} END WHERE id IN (${marks(some)})`,
        [...some.flat(), ...some.map(([id]) => id)],
      );
    last = rows.length < PAGE ? undefined : rows.at(-1)?.id;
  }
};

/** Fills older rows with what newer rows are stored with: days, keys, makes, words and report figures. */
export const fillWith =
  ({ timeZone = 'America/Los_Angeles', makes }: FillSettings) =>
  async (knex: Knex): Promise<void> => {
    const kind = isMysql(knex) ? 'mysql' : 'sqlite';
    const sql = sqlOn(knex, kind);
    const day = (at: string): string => dateIn(at, timeZone);
    await fill(sql, {
      table: 'awards',
      column: 'awarded_on',
      from: 'awarded_at',
      where: "awarded_on = ''",
      value: day,
    });
    await fill(sql, {
      table: 'awards',
      column: 'series_id',
      from: 'event_id',
      where: `series_id IS NULL AND event_id IS NOT NULL AND EXISTS (SELECT 1 FROM events e WHERE e.id = awards.event_id
          AND e.series_id IS NOT NULL)`,
      value: await seriesOfEvents(sql),
    });
    await sql.run('UPDATE awards SET overpaid = spent - initial_value WHERE spent > initial_value AND overpaid = 0');
    await fill(sql, {
      table: 'redemptions',
      column: 'redeemed_on',
      from: 'redeemed_at',
      where: "redeemed_on = ''",
      value: day,
    });
    await fill(sql, { table: 'series', column: 'name_key', from: 'name', where: "name_key = ''", value: nameKey });
    for (const table of ['dealers', 'promoters'])
      await fill(sql, { table, column: 'name_key', from: 'name', where: "name_key = ''", value: nameKey });
    await fill(sql, {
      table: 'vin_patterns',
      column: 'model_key',
      from: 'model',
      where: "model_key = ''",
      value: nameKey,
    });
    // until this version, a bike that did not hold its VIN had been retired
    await sql.run(
      `UPDATE bikes SET retired_at = (SELECT r.enrolled_at FROM riders r WHERE r.id = bikes.rider_id)
        WHERE active_vin IS NULL AND retired_at IS NULL AND rider_id IN (SELECT id FROM riders WHERE deactivated = 0)`,
    );
    await fill(sql, {
      table: 'results',
      column: 'name_key',
      from: 'rider_name',
      where: "name_key = ''",
      value: nameKey,
    });
    await fill(sql, {
      table: 'results',
      column: 'brand_key',
      from: 'bike',
      where: 'brand_key IS NULL AND bike IS NOT NULL',
      value: brandReader(makes),
    });
    await rebuildResultsState(sql);
    await rebuildWords({ kind, write: knex });
    await fillSummaries(sql, timeZone);
  };

const seriesOfEvents = async (sql: Sql): Promise<(eventId: string) => Value> => {
  const rows = await sql.rows<{ id: string; series_id: string }>(
    'SELECT id, series_id FROM events WHERE series_id IS NOT NULL',
  );
  const series = new Map(rows.map((it) => [it.id, it.series_id]));
  return (eventId) => series.get(eventId) ?? null;
};
