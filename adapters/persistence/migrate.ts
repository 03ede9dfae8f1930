import type { Knex } from 'knex';
import { isBusy } from './lost-race.js';
import { type FillSettings, migrationSource } from './migrations/index.js';
import type { Database } from './open-database.js';

/** Seconds a starting server waits for another one's migration. */
const PATIENCE = 300;

/**
 * Brings the tables up to this version. Several servers may start at once: one works, the others wait. Without effect when nothing is new.
 * `settings`: the program's, by which rows from before are filled in.
 * @returns names of what was run
 */
export const migrate = (db: Database, settings: FillSettings = {}): Promise<readonly string[]> => (db.kind === 'sqlite' ? migrateSqlite(db, settings) : migrateMysql(db, settings));

const latest = async (connection: Knex, settings: FillSettings): Promise<readonly string[]> => {
  const config = { migrationSource: migrationSource(settings), disableTransactions: true };
  // whoever holds the lock around this is alone: a lock left in knex's own table belongs to a server that was killed
  if (await connection.schema.hasTable('knex_migrations_lock')) await connection.migrate.forceFreeMigrationsLock(config);
  const [, names] = (await connection.migrate.latest(config)) as [number, string[]];
  return names;
};

/** Whether the tables are of this version. Asks only: an empty database stays empty. */
export const isMigrated = async ({ write }: Database): Promise<boolean> => {
  if (!(await write.schema.hasTable('knex_migrations'))) return false;
  const [, pending] = (await write.migrate.list({ migrationSource: migrationSource({}) })) as [unknown[], unknown[]];
  return pending.length === 0;
};

/** SQLite changes its schema within a transaction, and a transaction is the lock; it is asked for again while another server holds it. */
const migrateSqlite = async (db: Database, settings: FillSettings): Promise<readonly string[]> => {
  for (const giveUpAt = Date.now() + PATIENCE * 1_000; ; ) {
    try {
      return await db.write.transaction((trx) => latest(trx, settings));
    } catch (error) {
      if (!isBusy(error) || Date.now() > giveUpAt) throw error;
    }
  }
};

const migrateMysql = async (db: Database, settings: FillSettings): Promise<readonly string[]> => {
  // the named lock belongs to a connection of its own, and goes when that goes
  const holder: unknown = await db.write.client.acquireConnection();
  const ask = async (text: string, values: readonly number[] = []): Promise<number | null> => {
    const [[row]] = (await db.write.raw(text, [...values]).connection(holder)) as [[{ got: number | null }]];
    return row.got;
  };
  try {
    if ((await ask("SELECT GET_LOCK(CONCAT('migrate/', DATABASE()), ?) AS got", [PATIENCE])) !== 1)
      throw new Error('Another server has been migrating the database for too long');
    const names = await latest(db.write, settings);
    await ask("SELECT RELEASE_LOCK(CONCAT('migrate/', DATABASE())) AS got");
    return names;
  } finally {
    await db.write.client.releaseConnection(holder);
  }
};
