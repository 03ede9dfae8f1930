import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { jest } from '@jest/globals';
import knex from 'knex';
import { migrate } from '../migrate.js';
import { type Database, type DatabaseKind, openDatabase } from '../open-database.js';

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

/** A new database with all tables. */
export const newDatabase = async (kind: DatabaseKind): Promise<TestDatabase> => {
  const made = await emptyDatabase(kind);
  await migrate(made.db);
  return made;
};

const newSqlite = (): TestDatabase => {
  const dir = mkdtempSync(join(tmpdir(), 'rrr-sqlite-'));
  const url = `sqlite:${join(dir, 'test.sqlite')}`;
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

const newMysql = async (): Promise<TestDatabase> => {
  const server = process.env['TEST_MARIADB_URL'];
  if (!server) throw new Error('TEST_MARIADB_URL is not set: run the tests by npm test, or jest with its global setup');
  const name = `t_${randomBytes(8).toString('hex')}`;
  const admin = knex({ client: 'mysql2', connection: server, pool: { min: 0, max: 1 } });
  await admin.raw(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const db = openDatabase({ url, poolSize: 10 });
  return {
    db,
    url,
    drop: async () => {
      await db.close();
      await admin.raw(`DROP DATABASE ${name}`);
      await admin.destroy();
    },
  };
};
