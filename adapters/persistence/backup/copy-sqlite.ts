import { chmodSync } from 'node:fs';
import knex, { type Knex } from 'knex';
import type { Database } from '../open-database.js';
import { libsqlClient } from '../sqlite-client.js';
import { noPlace } from '../sqlite-place.js';
import { type Facts, factsOf } from './facts.js';

export interface Copied {
  readonly facts: Facts;
  /** such as `SQLite 3.45.1` */
  readonly product: string;
}

/** Reads a copy without a journal beside it, so that one file stays the whole of it. */
const onCopy = async <T>(file: string, work: (copy: Knex) => Promise<T>): Promise<T> => {
  const copy = knex({
    client: libsqlClient(noPlace) as unknown as typeof Knex.Client,
    connection: { filename: file },
    useNullAsDefault: true,
    pool: { min: 0, max: 1 },
  });
  return await work(copy).finally(() => copy.destroy());
};

/**
 * Copies a SQLite database while others write it: `VACUUM INTO` reads one snapshot. Never copies the file itself, which
 * lacks what is still in its journal.
 */
export const copySqlite = async (db: Database, file: string): Promise<Copied> => {
  await db.write.raw('VACUUM INTO ?', [file]);
  chmodSync(file, 0o600);
  return onCopy(file, async (copy) => {
    const [row] = (await copy.raw('SELECT sqlite_version() AS version')) as readonly { version: string }[];
    return { facts: await factsOf({ kind: 'sqlite', long: { read: copy } }), product: `SQLite ${row?.version ?? ''}` };
  });
};
