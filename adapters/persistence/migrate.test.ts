import { afterEach, describe, expect, it } from '@jest/globals';
import { isMigrated, migrate } from './migrate.js';
import { addColumns, changeIndexes, createTable } from './migrations/columns.js';
import { type Migration, MIGRATIONS } from './migrations/index.js';
import { type Database, openDatabase } from './open-database.js';
import { sqlOn } from './sql.js';
import { TABLES } from './tables/index.js';
import { emptyDatabase, KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { statements } from './testing/templates.js';

const NAMES = MIGRATIONS.map((it) => it.name);

/** Migrations of later versions, as they could be. */
const LATER: readonly Migration[] = [
  {
    name: '9001-helmets',
    up: (knex) => createTable(knex, 'helmets', ({ id, text }) => [id().primary(), text('make').notNullable()]),
  },
  {
    name: '9002-sizes-of-helmets',
    up: (knex) =>
      addColumns(knex, 'helmets', ({ table, code }) => {
        code('size', 4);
        table.index(['size', 'id']);
      }),
  },
  {
    name: '9003-helmets-by-make',
    up: (knex) =>
      changeIndexes(knex, 'helmets', {
        add: { helmets_listed_index: ['make', 'size', 'id'] },
        drop: ['helmets_size_id_index'],
      }),
  },
];
const ALL = [...MIGRATIONS, ...LATER];
const LATER_NAMES = LATER.map((it) => it.name);

/** What creates the tables and triggers. */
const structure = async (db: Database): Promise<readonly string[]> =>
  db.kind === 'sqlite'
    ? ((await db.write('sqlite_master').whereNotNull('sql').pluck('sql')) as string[]).toSorted()
    : (await statements(db)).filter((it) => it.startsWith('CREATE')).map((it) => it.replace(/ AUTO_INCREMENT=\d+/, ''));

const noted = (db: Database): Promise<readonly string[]> => db.write('knex_migrations').orderBy('id').pluck('name');

describe.each(KINDS)('migrations on %s', (kind) => {
  let made: TestDatabase;
  afterEach(() => made.drop());
  const run = (text: string) => sqlOn(made.db.write, kind).run(text);

  it('make every table, and nothing the second time', async () => {
    made = await emptyDatabase(kind);
    expect(await isMigrated(made.db)).toBe(false);
    expect(await migrate(made.db)).toEqual(NAMES);
    expect(await migrate(made.db)).toEqual([]);
    expect(await isMigrated(made.db)).toBe(true);
    for (const table of TABLES) expect(await made.db.write.schema.hasTable(table)).toBe(true);
    const [copy, wanted] = [await newDatabase(kind), await structure(made.db)];
    const copied = await structure(copy.db);
    await copy.drop();
    expect(copied).toEqual(wanted);
  });

  it('of a later version are run in their order, each once', async () => {
    made = await newDatabase(kind);
    expect(await migrate(made.db, undefined, ALL)).toEqual(LATER_NAMES);
    expect(await migrate(made.db, undefined, ALL)).toEqual([]);
    expect(await noted(made.db)).toEqual([...NAMES, ...LATER_NAMES]);
  });

  it('are run once when several servers start at once', async () => {
    made = await emptyDatabase(kind);
    const servers = [1, 2, 3, 4].map(() => openDatabase({ url: made.url }));
    const runs = await Promise.all(servers.map((it) => migrate(it, undefined, ALL)));
    await Promise.all(servers.map((it) => it.close()));
    expect(runs.map((it) => it.length).toSorted()).toEqual([0, 0, 0, ALL.length]);
  });

  it('go on after a server was killed in the middle of the first', async () => {
    made = await newDatabase(kind);
    const wanted = await structure(made.db);
    // as a kill leaves it: some tables made, the migration not yet noted, knex's own lock taken
    for (const table of ['jobs', 'bare_parts', 'payment_run_lines']) await run(`DROP TABLE ${table}`);
    await run('DROP TRIGGER audit_log_no_delete');
    await run('DELETE FROM knex_migrations');
    await run('UPDATE knex_migrations_lock SET is_locked = 1');
    expect(await isMigrated(made.db)).toBe(false);
    expect(await migrate(made.db)).toEqual(NAMES);
    expect((await structure(made.db)).toSorted()).toEqual(wanted.toSorted());
  });

  it('go on after a server was killed that had run one without noting it', async () => {
    made = await newDatabase(kind);
    await migrate(made.db, undefined, ALL);
    const wanted = await structure(made.db);
    await run(`DELETE FROM knex_migrations WHERE name = '${LATER_NAMES[1]}'`);
    expect(await migrate(made.db, undefined, ALL)).toEqual([LATER_NAMES[1]]);
    expect(await structure(made.db)).toEqual(wanted);
  });

  it('change indexes, some of which a server that was killed had changed', async () => {
    made = await newDatabase(kind);
    await migrate(made.db, undefined, ALL.slice(0, -1));
    await run('CREATE INDEX helmets_listed_index ON helmets (make, size, id)');
    expect(await migrate(made.db, undefined, ALL)).toEqual([LATER_NAMES[2]]);
    const drop = (index: string) =>
      run(kind === 'mysql' ? `ALTER TABLE helmets DROP INDEX ${index}` : `DROP INDEX ${index}`);
    await drop('helmets_listed_index');
    await expect(drop('helmets_size_id_index')).rejects.toThrow();
  });

  it('are done at once after one that failed', async () => {
    made = await newDatabase(kind);
    // as a server of a version that this one does not know leaves it
    await run("INSERT INTO knex_migrations (name, batch) VALUES ('9999-to-come', 9)");
    await expect(migrate(made.db, undefined, ALL)).rejects.toThrow('9999-to-come');
    await expect(isMigrated(made.db)).rejects.toThrow('9999-to-come');
    await run("DELETE FROM knex_migrations WHERE name = '9999-to-come'");
    const said: string[] = [];
    expect(await migrate(made.db, (text) => said.push(text), ALL)).toEqual(LATER_NAMES);
    expect(said).toEqual([]);
  });

  it('leave history that the database itself refuses to change', async () => {
    made = await newDatabase(kind);
    await run(
      `INSERT INTO audit_log (id, at, action, object_type, object_id, detail)
        VALUES ('${'0'.repeat(26)}', '2025-01-01T00:00:00.000Z', 'a', 'b', 'c', '{}')`,
    );
    await expect(run("UPDATE audit_log SET action = 'x'")).rejects.toThrow('append-only');
    await expect(run('DELETE FROM audit_log')).rejects.toThrow('append-only');
    const refusals = (await structure(made.db)).filter((it) => it.includes('is append-only'));
    expect(refusals.map((it) => /\w+_no_(?:delete|update)/.exec(it)?.[0]).toSorted()).toEqual(
      ['audit_chain', 'audit_links', 'audit_log', 'bare_parts', 'ledger_entries', 'ledger_heads'].flatMap((text) => [
        `${text}_no_delete`,
        `${text}_no_update`,
      ]),
    );
  });

  /** As a version before 1.0.0 leaves it that had so many migrations: with the tables of 1.0.0, if they are all. */
  const before = async (count: number): Promise<readonly string[]> => {
    made = await newDatabase(kind);
    const names = ['0001-people', ...Array.from({ length: 77 }, (_, n) => `${n + 2}-more`), '0115-push'].slice(
      0,
      count,
    );
    await run('DELETE FROM knex_migrations');
    await made.db.write('knex_migrations').insert(names.map((name) => ({ name, batch: 1 })));
    return names;
  };

  it('take over a database of the last version before 1.0.0, as it is', async () => {
    await before(79);
    const wanted = await structure(made.db);
    await run('CREATE TABLE aliases (name_key CHAR(9))');
    await run("INSERT INTO jobs (name, holder) VALUES ('expire', 'east-1')");
    expect(await isMigrated(made.db)).toBe(false);
    expect(await migrate(made.db, undefined, ALL)).toEqual([...NAMES.slice(1), ...LATER_NAMES]);
    expect(await noted(made.db)).toEqual([...NAMES, ...LATER_NAMES]);
    expect((await structure(made.db)).filter((it) => !it.includes('helmets'))).toEqual(wanted);
    expect(await made.db.write('jobs').pluck('holder')).toEqual(['east-1']);
    expect(await migrate(made.db, undefined, ALL)).toEqual([]);
  });

  it('refuse a database of an earlier version before 1.0.0, and leave it', async () => {
    const names = await before(78);
    const wanted = await structure(made.db);
    await expect(migrate(made.db)).rejects.toThrow(
      'start that last version once, then this one, or start anew with an empty database (for SQLite, delete DATA_DIR).',
    );
    expect(await isMigrated(made.db)).toBe(false);
    expect(await noted(made.db)).toEqual(names);
    expect(await structure(made.db)).toEqual(wanted);
  });
});
