import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { jest } from '@jest/globals';
import mysql from 'mysql2/promise';
import { migrate } from '../migrate.js';
import type { DatabaseKind } from '../database-url.js';
import { type Database, openDatabase } from '../open-database.js';
import { createTables, sqliteTemplate } from './templates.js';

// creating a database takes a second, and longer on a busy machine
jest.setTimeout(60_000);

export interface TestDatabase {
  readonly db: Database;
  readonly url: string;
  /** closes and deletes it */
  drop(): Promise<void>;
}

export const KINDS: readonly DatabaseKind[] = ['sqlite', 'mysql'];

/** A new, empty database. */
export const emptyDatabase = async (kind: DatabaseKind): Promise<TestDatabase> =>
  kind === 'sqlite' ? newSqlite() : newMysql();

/** A new database with all tables, copied from a template of this run. */
export const newDatabase = async (kind: DatabaseKind): Promise<TestDatabase> => {
  if (kind === 'mysql') return newMysql(createTables);
  const template = await sqliteTemplate(async () => newSqlite());
  const made = newSqlite(template);
  if (template === undefined) await migrate(made.db);
  return made;
};

const newSqlite = (template?: string): TestDatabase => {
  const dir = mkdtempSync(join(tmpdir(), 'rrr-sqlite-'));
  const file = join(dir, 'test.sqlite');
  if (template !== undefined) copyFileSync(template, file);
  const url = `sqlite:${file}`;
  const db = openDatabase({ url, waitForDisk: false });
  return {
    db,
    url,
    drop: async () => {
      await db.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
};

const newMysql = async (fill: typeof createTables = async () => undefined): Promise<TestDatabase> => {
  const server = process.env['TEST_MARIADB_URL'];
  if (!server) throw new Error('TEST_MARIADB_URL is not set: run the tests by npm test, or jest with its global setup');
  const name = `t_${randomBytes(8).toString('hex')}`;
  const admin = await mysql.createConnection({ uri: server, multipleStatements: true });
  await admin.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin; USE ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const db = openDatabase({ url, poolSize: 10 });
  await fill(db, (sql) => admin.query(sql));
  return {
    db,
    url,
    drop: async () => {
      await db.close();
      // where the server still writes to a file of a table, the folder is not empty the first time
      await admin.query(`DROP DATABASE ${name}`).catch(() => admin.query(`DROP DATABASE IF EXISTS ${name}`));
      await admin.end();
    },
  };
};
