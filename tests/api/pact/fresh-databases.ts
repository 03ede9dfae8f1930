import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, migrate, openDatabase } from '@rrr/persistence';
import { emptyDatabase } from '../../../adapters/persistence/testing/databases.js';

export type Kind = 'sqlite' | 'mysql';

/** `npm run test:full` asks on both databases, the gate on the one of real use. */
export const KINDS: readonly Kind[] = process.env['TEST_FULL'] === '1' ? ['mysql', 'sqlite'] : ['mysql'];

/** Gives the address of a database with all tables and nothing else in them, one after the other. */
export interface FreshDatabases {
  next(): Promise<string>;
  stop(): Promise<void>;
}

const sqlite = async (folder: string): Promise<FreshDatabases> => {
  const empty = join(folder, 'empty.sqlite');
  const template = openDatabase({ url: `sqlite:${join(folder, 'template.sqlite')}` });
  await migrate(template);
  // a single file, without a separate write-ahead log
  await template.write.raw('VACUUM INTO ?', [empty]);
  await template.close();
  let count = 0;
  return {
    next: async () => {
      const file = join(folder, `${(count += 1)}.sqlite`);
      await copyFile(empty, file);
      return `sqlite:${file}`;
    },
    stop: () => Promise.resolve(),
  };
};

type Row = Record<string, unknown>;
const rowsOf = async (db: Database, question: string): Promise<Row[]> => {
  const [rows] = (await db.write.raw(question)) as [Row[]];
  return rows;
};

/** One database for all: creating the tables takes a second, emptying those that were used a few milliseconds. */
const mysql = async (): Promise<FreshDatabases> => {
  const { db, url, drop } = await emptyDatabase('mysql');
  await migrate(db);
  const tables = (
    await rowsOf(
      db,
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
    )
  ).map((row) => String(row['name']));
  // what is only ever added to refuses a DELETE; elsewhere it is ten times as fast
  const guarded = new Set(
    (
      await rowsOf(
        db,
        'SELECT event_object_table AS name FROM information_schema.triggers WHERE trigger_schema = DATABASE()',
      )
    ).map((row) => String(row['name'])),
  );
  const filled = async (): Promise<string[]> => {
    const question = tables.map((table) => `(SELECT '${table}' AS name FROM ${table} LIMIT 1)`).join(' UNION ALL ');
    return (await rowsOf(db, question)).map((row) => String(row['name']));
  };
  const first = new Map<string, Row[]>();
  for (const text of await filled()) first.set(text, await rowsOf(db, `SELECT * FROM ${text}`));
  return {
    next: async () => {
      const used = (await filled()).filter((text) => !text.startsWith('knex_'));
      // on one connection, for the setting is the connection's
      await db.write.raw('SET FOREIGN_KEY_CHECKS = 0');
      for (const text of used) await db.write.raw(guarded.has(text) ? `TRUNCATE TABLE ${text}` : `DELETE FROM ${text}`);
      for (const text of used) {
        const rows = first.get(text) ?? [];
        if (rows.length > 0) await db.write(text).insert(rows);
      }
      await db.write.raw('SET FOREIGN_KEY_CHECKS = 1');
      return url;
    },
    stop: drop,
  };
};

export const freshDatabases = (kind: Kind, folder: string): Promise<FreshDatabases> =>
  kind === 'sqlite' ? sqlite(folder) : mysql();
