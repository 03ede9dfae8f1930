import { afterEach, describe, expect, it } from '@jest/globals';
import type { Knex } from 'knex';
import { anId } from '@rrr/core/testing';
import { bulkInsert, type Row } from './bulk-insert.js';
import { migrate } from './migrate.js';
import { addChecks, type TableChecks } from './migrations/checks.js';
import { MIGRATIONS } from './migrations/index.js';
import type { DatabaseKind } from './database-url.js';
import { chunks, type Sql, sqlOn } from './sql.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { fillMoney } from './testing/money-in-full.js';
import { season } from './testing/season.js';

const [rider, award] = [anId('rder', 1), anId('awd', 1)];
const limit = (table: string, key: readonly string[], column: string): TableChecks => ({
  table,
  key,
  checks: { [`${table}_limit_check`]: `${column} <= 1000000` },
});
/** Checks that a later version could add. */
const CHECKS = [
  limit('wallets', ['rider_id', 'currency', 'book'], 'balance'),
  limit('awards', ['id'], 'overpaid'),
  limit('ledger_entries', ['id'], 'amount'),
  limit('payout_places', ['class_id', 'place'], 'amount'),
  limit('redemptions', ['id'], 'amount'),
];
const NAME = '9001-limits';
const ALL = [...MIGRATIONS, { name: NAME, up: (knex: Knex) => addChecks(knex, CHECKS) }];
const TOO_MUCH = 2_000_000;

/** Every row of the tables that get checks. */
const rowsOf = async (sql: Sql) =>
  Object.fromEntries(
    await Promise.all(
      CHECKS.map(
        async ({ table, key }) =>
          [table, await sql.rows<Row>(`SELECT * FROM ${table} ORDER BY ${key.join(', ')}`)] as const,
      ),
    ),
  );

/** A full database as the version before left it. */
const filled = async (kind: DatabaseKind): Promise<TestDatabase> => {
  const made = await newDatabase(kind);
  await fillMoney(made);
  return made;
};

describe.each(KINDS)('checks of a later version on %s', (kind) => {
  let made: TestDatabase;
  afterEach(() => made.drop());
  const refused = (sql: Sql) =>
    sql.run('UPDATE wallets SET balance = 2000000').then(
      () => 'taken',
      () => 'refused',
    );

  it('are added to a full database, which keeps all rows, keys, indexes and triggers', async () => {
    made = await filled(kind);
    const sql = sqlOn(made.db.write, kind);
    const before = await rowsOf(sql);
    const shape = () =>
      kind === 'mysql'
        ? sql.rows(
            `SELECT table_name AS t, index_name AS i, GROUP_CONCAT(column_name ORDER BY seq_in_index) AS c
             FROM information_schema.statistics WHERE table_schema = DATABASE() GROUP BY 1, 2
             UNION ALL SELECT table_name, constraint_name, constraint_type FROM information_schema.table_constraints
             WHERE constraint_schema = DATABASE() AND constraint_type <> 'CHECK'
             UNION ALL SELECT event_object_table, trigger_name, action_statement FROM information_schema.triggers
             WHERE trigger_schema = DATABASE() ORDER BY 1, 2`,
          )
        : sql.rows(
            "SELECT type, name, tbl_name, rootpage, sql FROM sqlite_master WHERE type <> 'table' ORDER BY type, name",
          );
    const stood = await shape();
    expect(await migrate(made.db, undefined, ALL)).toEqual([NAME]);
    expect(await rowsOf(sql)).toEqual(before);
    expect(await shape()).toEqual(stood);
    expect(await refused(sql)).toBe('refused');
    await expect(sql.run('UPDATE ledger_entries SET amount = 0')).rejects.toThrow('append-only');
    // children still need their parents, and other connections see the checks too
    await expect(sql.run("UPDATE awards SET rider_id = 'nobody'")).rejects.toThrow(/foreign key/i);
    if (kind === 'sqlite') expect(await sql.rows('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    if (kind === 'sqlite') expect(await sql.rows('PRAGMA foreign_key_check')).toEqual([]);
    expect(await migrate(made.db, undefined, ALL)).toEqual([]);
  });

  it('come once, also when the migration is begun again after a kill in the middle', async () => {
    made = await filled(kind);
    const sql = sqlOn(made.db.write, kind);
    // MySQL commits each table on its own
    if (kind === 'mysql')
      await sql.run('ALTER TABLE wallets ADD CONSTRAINT wallets_limit_check CHECK (balance <= 1000000)');
    expect(await migrate(made.db, undefined, ALL)).toEqual([NAME]);
    await sql.run(`DELETE FROM knex_migrations WHERE name = '${NAME}'`);
    expect(await migrate(made.db, undefined, ALL)).toEqual([NAME]);
    const texts =
      kind === 'sqlite'
        ? (await sql.rows<{ sql: string }>("SELECT sql FROM sqlite_master WHERE name = 'wallets'")).map((it) => it.sql)
        : [];
    for (const text of texts) expect(text.match(/wallets_limit_check/g)).toHaveLength(1);
    expect(await refused(sql)).toBe('refused');
  });

  it('are not added if rows break them: the rows are named, and nothing changes', async () => {
    made = await filled(kind);
    const sql = sqlOn(made.db.write, kind);
    await sql.run(`UPDATE wallets SET balance = ${TOO_MUCH}`);
    await sql.run(`UPDATE awards SET overpaid = ${TOO_MUCH} WHERE id = '${award}'`);
    await sql.run(`UPDATE payout_places SET amount = ${TOO_MUCH}`);
    const before = await rowsOf(sql);
    const failed = await migrate(made.db, undefined, ALL).then(
      () => new Error('migrated'),
      (error: Error) => error,
    );
    expect(failed).toMatchObject({ name: 'RowsInTheWay' });
    expect(failed.message).toContain(`wallets ${rider}/CAD/credit, ${rider}/USD/credit, `);
    expect(failed.message).toContain(`awards ${award}: violates awards_limit_check (overpaid <= 1000000)`);
    expect(failed.message).toMatch(/payout_places \w{26}\/1, .*: violates payout_places_limit_check/);
    expect(failed.message).toMatch(/correct them, then start again\.$/);
    expect(await rowsOf(sql)).toEqual(before);
    // none of the tables took its checks
    await sql.run(`UPDATE redemptions SET amount = ${TOO_MUCH}`);
    for (const text of [
      'UPDATE wallets SET balance = 0',
      `UPDATE awards SET overpaid = 0 WHERE id = '${award}'`,
      'UPDATE payout_places SET amount = 1',
      'UPDATE redemptions SET amount = 1',
    ])
      await sql.run(text);
    expect(await migrate(made.db, undefined, ALL)).toEqual([NAME]);
    expect(await refused(sql)).toBe('refused');
  });

  it('name so many rows as a person can read', async () => {
    made = await filled(kind);
    const sql = sqlOn(made.db.write, kind);
    const places = Array.from({ length: 60 }, (_, n) => ({
      class_id: season.classes?.[0]?.id ?? '',
      place: 100 + n,
      amount: TOO_MUCH,
    }));
    for (const some of chunks(places, 20))
      await bulkInsert(
        sql,
        'payout_places',
        some.map((it) => ({ ...it })),
      );
    const failed = await migrate(made.db, undefined, ALL).then(
      () => new Error('migrated'),
      (error: Error) => error,
    );
    expect(failed.message).toMatch(/payout_places .* and more: violates/);
    expect(failed.message.length).toBeLessThan(2_000);
  });
});
