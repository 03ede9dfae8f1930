import type { Knex } from 'knex';
import * as baseline from './0001-baseline/index.js';
import * as keptLists from './0002-kept-lists.js';

export interface Migration {
  readonly name: string;
  readonly up: (knex: Knex) => Promise<void>;
}

/**
 * Oldest first; only add to the end. Databases store the names, so they never change. Listed here instead of found in a
 * folder, so that the build contains them.
 */
export const MIGRATIONS: readonly Migration[] = [
  { name: '0001-baseline', up: baseline.up },
  { name: '0002-kept-lists', up: keptLists.up },
];

/** As knex reads them. `before` runs before each. */
export const migrationSource = (
  all: readonly Migration[],
  before: () => Promise<void> = () => Promise.resolve(),
): Knex.MigrationSource<Migration> => ({
  getMigrations: () => Promise.resolve([...all]),
  getMigrationName: ({ name }) => name,
  getMigration: ({ up }) =>
    Promise.resolve({
      up: async (knex: Knex): Promise<void> => {
        await before();
        await up(knex);
      },
      down: () => Promise.reject(new Error('Migrations only add: restore a backup instead')),
      config: { transaction: false },
    }),
});
