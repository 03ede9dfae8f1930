import type { Knex } from 'knex';
import { MigrationRefused } from './checks.js';

/** Before version 1.0.0 there were 79 migrations, which made the tables of the baseline, and an empty one of no use. */
const [FIRST, LAST, COUNT] = ['0001-people', '0115-push', 79];

/** Whether a version before 1.0.0 made the tables. `done`: names of the migrations that were run. */
export const isBeforeBaseline = (done: readonly string[]): boolean => done.includes(FIRST);

/**
 * Takes over a database from before 1.0.0 that has all migrations of then: its tables stay, and the baseline counts as
 * run. After an interruption it begins again.
 * @throws MigrationRefused when it lacks some
 */
export const adoptBaseline = async (knex: Knex, done: readonly string[], baseline: string): Promise<void> => {
  if (done.length !== COUNT || !done.includes(LAST))
    throw new MigrationRefused(
      'The database was made by a version before 1.0.0 and lacks migrations of the last of them: start that last ' +
        'version once, then this one, or start anew with an empty database (for SQLite, delete DATA_DIR).',
    );
  await knex.schema.dropTableIfExists('aliases');
  await knex.transaction(async (trx) => {
    await trx('knex_migrations').delete();
    await trx('knex_migrations').insert({ name: baseline, batch: 1, migration_time: new Date() });
  });
};
