import { afterEach, beforeEach } from '@jest/globals';
import type { Database } from '@rrr/persistence';

/** The statements that take back what was written, newest last. */
const LOG = 'test_undo';

interface Connection {
  exec(sql: string): void;
}
interface Named {
  readonly name: string;
}

/** One connection of the pool of writers, which has only one: nobody else writes meanwhile. */
const alone = async <T>({ write }: Database, work: (connection: Connection) => T): Promise<T> => {
  const connection = (await write.client.acquireConnection()) as Connection;
  try {
    return work(connection);
  } finally {
    await write.client.releaseConnection(connection);
  }
};

const triggers = (table: string, columns: readonly string[]): string => {
  const values = (row: 'old') => columns.map((column) => `quote(${row}.${column})`);
  const kept = columns.map((column) => `'${column}='||quote(old.${column})`).join(`||','||`);
  const log = (event: string, sql: string) =>
    `CREATE TRIGGER ${LOG}_${event}_${table} AFTER ${event} ON ${table} BEGIN INSERT INTO ${LOG} (sql) VALUES (${sql}); END;`;
  return [
    log('INSERT', `'DELETE FROM ${table} WHERE rowid='||new.rowid||';'`),
    log('UPDATE', `'UPDATE ${table} SET '||${kept}||' WHERE rowid='||old.rowid||';'`),
    log(
      'DELETE',
      `'INSERT INTO ${table} (rowid,${columns.join()}) VALUES ('||old.rowid||','||${values('old').join(`||','||`)}||');'`,
    ),
  ].join('\n');
};

/** Makes a SQLite database note how to take back what is written. Does nothing the second time. */
export const noteWrites = async (db: Database): Promise<void> => {
  const tables: Named[] = await db
    .write('sqlite_master')
    .select('name')
    .where({ type: 'table' })
    .whereNot('name', 'like', 'sqlite_%')
    .whereNot('name', 'like', 'knex_%');
  if (tables.some((table) => table.name === LOG)) return;
  const all = [`CREATE TABLE ${LOG} (seq INTEGER PRIMARY KEY, sql TEXT NOT NULL);`];
  for (const { name } of tables) {
    const columns: Named[] = await db.write.raw(`SELECT name FROM pragma_table_info('${name}')`);
    all.push(
      triggers(
        name,
        columns.map((column) => column.name),
      ),
    );
  }
  await alone(db, (connection) => connection.exec(all.join('\n')));
};

interface Written {
  readonly sql: string;
}
/** In a transaction, which waits for another server's. */
const forget = (db: Database) => db.write.transaction((trx) => trx(LOG).delete());

const takeBack = async (db: Database, written: readonly Written[]): Promise<void> => {
  // history refuses to be changed
  const guards: { readonly name: string; readonly sql: string }[] = await db
    .write('sqlite_master')
    .select('name', 'sql')
    .where({ type: 'trigger' })
    .whereLike('sql', '%RAISE%');
  const statements = [
    'PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE;',
    ...guards.map((guard) => `DROP TRIGGER ${guard.name};`),
    ...written.map((item) => item.sql),
    ...guards.map((guard) => `${guard.sql};`),
    `DELETE FROM ${LOG}; COMMIT; PRAGMA foreign_keys = ON;`,
  ];
  for (;;)
    try {
      return await alone(db, (connection) => connection.exec(statements.join('\n')));
    } catch (error) {
      // a second server is writing
      if (!String(error).includes('locked')) throw error;
      await new Promise((resolve) => setImmediate(resolve));
    }
};

const running = new Set<Database>();
const checks = new Map<Database, readonly [tables: RegExp, check: () => Promise<void>]>();

/** Runs a check after each test that wrote into these tables, before it is taken back. */
export const checkEachTest = (db: Database, tables: RegExp, check: () => Promise<void>): void =>
  void checks.set(db, [tables, check]);

/**
 * From now on each test of this file finds the database as it was when the first began, whatever the others wrote. What
 * a `beforeAll` writes stays.
 */
export const undoEachTest = async (db: Database): Promise<() => void> => {
  if (db.kind !== 'sqlite') return () => undefined;
  await noteWrites(db);
  running.add(db);
  return () => void running.delete(db);
};

beforeEach(async () => void (await Promise.all([...running].map(forget))));
afterEach(async () => {
  for (const db of running) {
    const written: Written[] = await db.write(LOG).select('sql').orderBy('seq', 'desc');
    if (written.length === 0) continue;
    const [tables, check] = checks.get(db) ?? [];
    try {
      if (written.some(({ sql }) => tables?.test(sql))) await check?.();
    } finally {
      await takeBack(db, written);
    }
  }
});
