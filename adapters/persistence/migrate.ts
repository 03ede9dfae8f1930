import type { Knex } from 'knex';
import { isBusy } from './lost-race.js';
import { type StillAlone, whileAlone } from './migration-lease.js';
import { MigrationRefused } from './migrations/checks.js';
import { type FillSettings, migrationSource } from './migrations/index.js';
import type { Database } from './open-database.js';

/** seconds to wait for another server's migration */
const PATIENCE = 300;

/**
 * Migrates the database to this version. Several servers may start at once: one migrates, the others wait. Does nothing
 * when up to date. `settings`: the program's, needed to fill in old rows. `say`: called once while waiting.
 * @returns names of the migrations run
 */
export const migrate = (
  db: Database,
  settings: FillSettings = {},
  say: (text: string) => void = () => undefined,
): Promise<readonly string[]> =>
  db.kind === 'sqlite'
    ? migrateSqlite(db, settings, say)
    : whileAlone(db.long.write, say, (stillAlone) => latest(db.long.write, settings, stillAlone));

/** @throws MigrationRefused for tables of a version that this one does not know */
const refuseNewer = async (connection: Knex): Promise<void> => {
  if (!(await connection.schema.hasTable('knex_migrations'))) return;
  const done: readonly string[] = await connection('knex_migrations').orderBy('id').pluck('name');
  const known = new Set(await migrationSource({}).getMigrations([]));
  const [unknown] = done.filter((it) => !known.has(it));
  if (unknown === undefined) return;
  throw new MigrationRefused(
    `The database was changed by a newer version of this program (${unknown}): start that version, or use a backup from before.`,
  );
};

const latest = async (connection: Knex, settings: FillSettings, before?: StillAlone): Promise<readonly string[]> => {
  await refuseNewer(connection);
  const config = { migrationSource: migrationSource(settings, before), disableTransactions: true };
  // the lease or transaction excludes other servers, so a lock in knex's own table was left by a crash
  if (await connection.schema.hasTable('knex_migrations_lock'))
    await connection.migrate.forceFreeMigrationsLock(config);
  const [, names] = (await connection.migrate.latest(config)) as [number, string[]];
  return names;
};

/** Whether the tables match this version. Read-only. @throws MigrationRefused for a newer database */
export const isMigrated = async ({ write }: Database): Promise<boolean> => {
  if (!(await write.schema.hasTable('knex_migrations'))) return false;
  await refuseNewer(write);
  const [, pending] = (await write.migrate.list({ migrationSource: migrationSource({}) })) as [unknown[], unknown[]];
  return pending.length === 0;
};

/** SQLite migrates within a transaction, which is the lock; retried while another server holds it. */
const migrateSqlite = async (
  db: Database,
  settings: FillSettings,
  say: (text: string) => void,
): Promise<readonly string[]> => {
  const giveUpAt = Date.now() + PATIENCE * 1_000;
  for (let told = false; ; told = true) {
    try {
      return await db.write.transaction((trx) => latest(trx, settings));
    } catch (error) {
      if (!isBusy(error) || Date.now() > giveUpAt) throw error;
      if (!told) say('Waiting for another server to migrate the database');
    }
  }
};
