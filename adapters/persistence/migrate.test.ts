import { afterEach, describe, expect, it } from '@jest/globals';
import { isMigrated, migrate } from './migrate.js';
import { openDatabase } from './open-database.js';
import { sqlOn } from './sql.js';
import { TABLES } from './tables/index.js';
import { emptyDatabase, KINDS, type TestDatabase } from './testing/databases.js';

describe.each(KINDS)('migrations on %s', (kind) => {
  let made: TestDatabase;
  afterEach(() => made.drop());

  it('make every table, and nothing the second time', async () => {
    made = await emptyDatabase(kind);
    expect(await isMigrated(made.db)).toBe(false);
    expect(await migrate(made.db)).toEqual(['0001-people', '0002-access', '0003-races', '0004-money', '0005-people-in-full', '0006-races-in-full', '0007-payouts', '0008-trail-and-tallies']);
    expect(await migrate(made.db)).toEqual([]);
    expect(await isMigrated(made.db)).toBe(true);
    for (const table of TABLES) expect(await made.db.write.schema.hasTable(table)).toBe(true);
  });

  it('are run once when several servers start at once', async () => {
    made = await emptyDatabase(kind);
    const servers = [1, 2, 3, 4].map(() => openDatabase({ url: made.url }));
    const runs = await Promise.all(servers.map(migrate));
    await Promise.all(servers.map((it) => it.close()));
    expect(runs.map((it) => it.length).toSorted()).toEqual([0, 0, 0, 8]);
  });

  it('go on after a server was killed in the middle', async () => {
    made = await emptyDatabase(kind);
    await migrate(made.db);
    const sql = sqlOn(made.db.write, kind);
    // as a kill leaves it: tables made, the migration not yet noted, knex's own lock taken
    await sql.run("DELETE FROM knex_migrations WHERE name = '0008-trail-and-tallies'");
    await sql.run('UPDATE knex_migrations_lock SET is_locked = 1');
    expect(await isMigrated(made.db)).toBe(false);
    expect(await migrate(made.db)).toEqual(['0008-trail-and-tallies']);
  });

  it('leave history that the database itself refuses to change', async () => {
    made = await emptyDatabase(kind);
    await migrate(made.db);
    const sql = sqlOn(made.db.write, kind);
    const id = '0'.repeat(26);
    await sql.run(`INSERT INTO audit_log (id, at, action, object_type, object_id, detail) VALUES (?, '2025-01-01T00:00:00.000Z', 'a', 'b', 'c', '{}')`, [id]);
    await expect(sql.run("UPDATE audit_log SET action = 'x'")).rejects.toThrow('append-only');
    await expect(sql.run('DELETE FROM audit_log')).rejects.toThrow('append-only');
  });
});
