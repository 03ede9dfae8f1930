import { join } from 'node:path';
import { databaseAddress } from '../database-url.js';
import type { Database } from '../open-database.js';
import { BackupFault } from './backup-fault.js';
import { type Copied, copySqlite } from './copy-sqlite.js';
import { dumpMysql } from './dump-mysql.js';
import type { LogPosition } from './dump-reader.js';
import { tablesOf } from './facts.js';
import { sqlOn } from '../sql.js';

export interface DatabaseCopy extends Copied {
  /** its name in the folder */
  readonly file: 'database.sqlite' | 'database.sql';
  /** MySQL and MariaDB with a binary log */
  readonly log: LogPosition | null;
}

/** Copies the database into a folder, also while it is written. @throws BackupFault */
export const copyDatabase = async (db: Database, url: string, folder: string): Promise<DatabaseCopy> => {
  const address = databaseAddress(url);
  const tables = await tablesOf(sqlOn(db.read, db.kind));
  if (!tables.includes('knex_migrations'))
    throw new BackupFault(
      'The database has no tables of the portal, so there is nothing to back up: check DATABASE_URL.',
    );
  if (address.kind === 'sqlite') {
    const file = 'database.sqlite';
    return { file, log: null, ...(await copySqlite(db, join(folder, file))) };
  }
  const file = 'database.sql';
  return { file, ...(await dumpMysql(db, address, join(folder, file))) };
};
