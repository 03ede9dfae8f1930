import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../migrate.js';
import type { Database } from '../open-database.js';

type Row = Readonly<Record<string, unknown>>;

/** Where one test run keeps its templates; without it every database is migrated. */
const folder = (): string | undefined => process.env['TEST_TEMPLATES'];

/** Another test may write the same template at the same time: the last one wins, and all are equal. */
const put = (file: string, write: (path: string) => Promise<void>): Promise<void> => {
  const draft = `${file}-${randomUUID()}`;
  return write(draft).then(() => renameSync(draft, file));
};

/** The file of a migrated, empty SQLite database, to copy. */
export const sqliteTemplate = async (
  make: () => Promise<{ readonly db: Database; drop(): Promise<void> }>,
): Promise<string | undefined> => {
  const place = folder();
  if (place === undefined) return undefined;
  const file = join(place, 'empty.sqlite');
  if (!existsSync(file)) {
    const { db, drop } = await make();
    await migrate(db);
    // one file, without a separate write-ahead log
    await put(file, async (draft) => void (await db.write.raw('VACUUM INTO ?', [draft])));
    await drop();
  }
  return file;
};

const ask = async (db: Database, question: string): Promise<readonly Row[]> => {
  const [rows] = (await db.write.raw(question)) as [Row[]];
  return rows;
};

/** Statements that create all tables and triggers of a database, with the rows that the migrations wrote. */
export const statements = async (db: Database): Promise<readonly string[]> => {
  const of = async (question: string, column: string): Promise<readonly string[]> =>
    (await ask(db, question)).map((row) => String(row[column]));
  const tables = await of(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
    'name',
  );
  // a trigger keeps the mode and the collation of the session that creates it
  const [mode] = await of('SELECT @@sql_mode AS mode', 'mode');
  const all = [
    `SET FOREIGN_KEY_CHECKS = 0, sql_mode = '${mode}', time_zone = '+00:00', collation_connection = 'utf8mb4_bin'`,
  ];
  for (const table of tables) all.push(...(await of(`SHOW CREATE TABLE ${table}`, 'Create Table')));
  for (const table of tables) {
    const rows = await ask(db, `SELECT * FROM ${table}`);
    if (rows.length > 0) all.push(db.write(table).insert(rows).toString());
  }
  for (const text of await of('SHOW TRIGGERS', 'Trigger'))
    all.push(...(await of(`SHOW CREATE TRIGGER ${text}`, 'SQL Original Statement')));
  return [...all, 'SET FOREIGN_KEY_CHECKS = 1'];
};

/**
 * Creates all tables in an empty MariaDB database. The first of a run is migrated; the others repeat the tables that it
 * has then, because migrating takes longer. `run` performs many statements in one round trip.
 */
export const createTables = async (db: Database, run: (sql: string) => Promise<unknown>): Promise<void> => {
  const place = folder();
  const file = place === undefined ? undefined : join(place, 'tables.sql');
  if (file !== undefined && existsSync(file)) return void (await run(readFileSync(file, 'utf8')));
  await migrate(db);
  if (file === undefined) return;
  const sql = (await statements(db)).join(';\n');
  await put(file, async (draft) => writeFileSync(draft, sql));
};
