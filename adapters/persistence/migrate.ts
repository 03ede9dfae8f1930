import type { Knex } from 'knex';
import { isBusy } from './lost-race.js';
import { type StillAlone, whileAlone } from './migration-lease.js';
import { MigrationRefused } from './migrations/checks.js';
import { type FillSettings, migrationSource } from './migrations/index.js';
import type { Database } from './open-database.js';

/** Seconds a starting server waits for another one's migration. */
const PATIENCE = 300;

/**
 * Brings the tables up to this version. Several servers may start at once: one works, the others wait. Without effect
 * when nothing is new. `settings`: the program's, by which rows from before are filled in. `say`: told once what is
 * waited for.
 * @returns names of what was run
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
  // whoever holds the lease, or the transaction, around this is alone: a lock left in knex's own table belongs to a
  // server that was killed
  if (await connection.schema.hasTable('knex_migrations_lock'))
    await connection.migrate.forceFreeMigrationsLock(config);
  const [, names] = (await connection.migrate.latest(config)) as [number, string[]];
  return names;
};

/**
 * Whether the tables are of this version. Asks only: an empty database stays empty.
 * @throws MigrationRefused for a newer one
 */
export const isMigrated = async ({ write }: Database): Promise<boolean> => {
  if (!(await write.schema.hasTable('knex_migrations'))) return false;
  await refuseNewer(write);
  const [, pending] = (await write.migrate.list({ migrationSource: migrationSource({}) })) as [unknown[], unknown[]];
  return pending.length === 0;
};

/**
 * SQLite changes its schema within a transaction, and a transaction is the lock; it is asked for again while another
 * server holds it.
 */
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
