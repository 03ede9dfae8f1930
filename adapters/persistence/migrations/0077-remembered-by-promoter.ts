import { amaKey, mayBeRemembered, nameKey } from '@rrr/core/riders';
import type { Knex } from 'knex';
import { bulkInsert } from '../bulk-insert.js';
import { chunks, marks, rowsIn, type Sql, sqlOn } from '../sql.js';
import { rebuildWords } from '../words.js';
import { isMysql } from './columns.js';

const PAGE = 500;

interface OldAlias {
  readonly name_key: string;
  readonly hometown_key: string;
  readonly rider_id: string;
  readonly full_name: string;
  readonly last_name: string;
}

interface Written {
  readonly rider_name: string;
  readonly name_key: string;
  readonly hometown: string | null;
  readonly rider_id: string;
  readonly promoter_id: string;
}

const keyOf = (name: string, hometown: string, riderId: string): string => `${name}/${hometown}/${riderId}`;

/** Which promoters' results carry these names with these riders. */
const promotersOf = async (
  sql: Sql,
  aliases: readonly OldAlias[],
): Promise<ReadonlyMap<string, readonly Written[]>> => {
  const rows = await rowsIn<Written>(
    sql,
    [...new Set(aliases.map((it) => it.rider_id))],
    (some) => `SELECT DISTINCT x.rider_name, x.name_key, x.hometown, x.rider_id, e.promoter_id FROM results x
      JOIN events e ON e.id = x.event_id WHERE x.rider_id IN (${some}) AND e.promoter_id IS NOT NULL`,
  );
  const found = new Map<string, Written[]>();
  for (const it of rows) {
    const key = keyOf(it.name_key, nameKey(it.hometown ?? ''), it.rider_id);
    found.set(key, [...(found.get(key) ?? []), it]);
  }
  return found;
};

/**
 * Gives each remembered rider to the promoters in whose results it stands, where the names agree, and forgets the rest.
 * Page by page; what was moved is gone, so after an interruption it continues.
 */
const moveAliases = async (sql: Sql): Promise<void> => {
  for (;;) {
    const page = await sql.rows<OldAlias>(
      `SELECT a.name_key, a.hometown_key, a.rider_id, r.full_name, r.last_name FROM aliases a
        JOIN riders r ON r.id = a.rider_id ORDER BY a.name_key, a.hometown_key LIMIT ${PAGE}`,
    );
    if (page.length === 0) return;
    const written = await promotersOf(sql, page);
    const kept = page.flatMap((alias) => {
      const rider = { fullName: alias.full_name, familyName: alias.last_name };
      const rows = written.get(keyOf(alias.name_key, alias.hometown_key, alias.rider_id)) ?? [];
      const promoters = new Set(rows.flatMap((it) => (mayBeRemembered(it.rider_name, rider) ? [it.promoter_id] : [])));
      const { name_key, hometown_key, rider_id } = alias;
      return [...promoters].map((promoter_id) => ({ promoter_id, name_key, hometown_key, rider_id }));
    });
    await bulkInsert(sql, 'promoter_aliases', kept, {
      keys: ['promoter_id', 'name_key', 'hometown_key'],
      update: 'nothing',
    });
    for (const it of page)
      await sql.run('DELETE FROM aliases WHERE name_key = ? AND hometown_key = ?', [it.name_key, it.hometown_key]);
  }
};

const fillAmaKeys = async (sql: Sql): Promise<void> => {
  for (let last: string | undefined = ''; last !== undefined;) {
    const rows: readonly { readonly id: string; readonly ama_number: string }[] = await sql.rows(
      'SELECT id, ama_number FROM results WHERE id > ? AND ama_number IS NOT NULL AND ama_key IS NULL ORDER BY id LIMIT ?',
      [last, PAGE],
    );
    const filled = rows
      .map((it) => [it.id, amaKey(it.ama_number).slice(0, 40)] as const)
      .filter(([, key]) => key !== '');
    for (const some of chunks(filled, PAGE))
      await sql.run(
        `UPDATE results SET ama_key = CASE id ${some.map(() => 'WHEN ? THEN ?').join(' ')} END WHERE id IN (${marks(some)})`,
        [...some.flat(), ...some.map(([id]) => id)],
      );
    last = rows.length < PAGE ? undefined : rows.at(-1)?.id;
  }
};

/** Moves remembered riders to their promoters, and fills what riders and unmatched results are found by. */
export const up = async (knex: Knex): Promise<void> => {
  const kind = isMysql(knex) ? 'mysql' : 'sqlite';
  const sql = sqlOn(knex, kind);
  await moveAliases(sql);
  await fillAmaKeys(sql);
  // a rider whom a person removed does not come back by itself
  await sql.run(
    `UPDATE results SET left_unmatched = ? WHERE rider_id IS NULL AND id IN
      (SELECT object_id FROM audit_log WHERE object_type = 'result' AND action = 'unmatch-result')`,
    [true],
  );
  await rebuildWords({ kind, write: knex }, ['riders'], ['rider-alike']);
};
