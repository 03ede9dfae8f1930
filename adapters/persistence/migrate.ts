import type { Knex } from 'knex';
import { isBusy } from './lost-race.js';
import { type StillAlone, whileAlone } from './migration-lease.js';
import { MigrationRefused } from './migrations/checks.js';
import { adoptBaseline, isBeforeBaseline } from './migrations/before-baseline.js';
import { type Migration, MIGRATIONS, migrationSource } from './migrations/index.js';
import type { Database } from './open-database.js';

/** seconds to wait for another server's migration */
const PATIENCE = 300;

/**
 * Migrates the database to this version. Several servers may start at once: one migrates, the others wait. Does nothing
 * when up to date. `say`: called once while waiting. `all`: others in tests.
 * @returns names of the migrations run
 */
export const migrate = (
  db: Database,
  say: (text: string) => void = () => undefined,
  all: readonly Migration[] = MIGRATIONS,
): Promise<readonly string[]> =>
  db.kind === 'sqlite'
    ? migrateSqlite(db, say, all)
    : whileAlone(db.long.write, say, (stillAlone) => latest(db.long.write, all, stillAlone));

/** Names of the migrations that were run. */
const namesOf = async (connection: Knex): Promise<readonly string[]> =>
  (await connection.schema.hasTable('knex_migrations'))
    ? connection('knex_migrations').orderBy('id').pluck('name')
    : [];

/** @throws MigrationRefused for tables of a version that this one does not know */
const refuseNewer = (done: readonly string[], all: readonly Migration[]): void => {
  const known = new Set(all.map((migration) => migration.name));
  const [unknown] = done.filter((text) => !known.has(text));
  if (unknown === undefined) return;
  throw new MigrationRefused(
    `The database was changed by a newer version of this program (${unknown}): start that version, or use a backup from before.`,
  );
};

const latest = async (connection: Knex, all: readonly Migration[], before?: StillAlone): Promise<readonly string[]> => {
  const done = await namesOf(connection);
  if (isBeforeBaseline(done)) await adoptBaseline(connection, done, all[0]?.name ?? '');
  else refuseNewer(done, all);
  const config = { migrationSource: migrationSource(all, before), disableTransactions: true };
  // the lease or transaction excludes other servers, so a lock in knex's own table was left by a crash
  if (await connection.schema.hasTable('knex_migrations_lock'))
    await connection.migrate.forceFreeMigrationsLock(config);
  const [, names] = (await connection.migrate.latest(config)) as [number, string[]];
  return names;
};

/** Whether the tables match this version. Read-only. @throws MigrationRefused for a newer database */
export const isMigrated = async ({ write }: Database): Promise<boolean> => {
  const done = await namesOf(write);
  if (isBeforeBaseline(done)) return false;
  refuseNewer(done, MIGRATIONS);
  return MIGRATIONS.every((migration) => done.includes(migration.name));
};

/** SQLite migrates within a transaction, which is the lock; retried while another server holds it. */
const migrateSqlite = async (
  db: Database,
  say: (text: string) => void,
  all: readonly Migration[],
): Promise<readonly string[]> => {
  const giveUpAt = Date.now() + PATIENCE * 1_000;
  for (let told = false; ; told = true) {
    try {
      return await db.write.transaction((trx) => latest(trx, all));
    } catch (error) {
      if (!isBusy(error) || Date.now() > giveUpAt) throw error;
      if (!told) say('Waiting for another server to migrate the database');
    }
  }
};
