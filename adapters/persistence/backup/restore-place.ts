import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  closeSync,
  fsyncSync,
  renameSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { databaseAddress, databasePlace, type MysqlAddress } from '../database-url.js';
import { type Database, openDatabase } from '../open-database.js';
import { sqlOn } from '../sql.js';
import { BackupFault } from './backup-fault.js';
import { tablesOf, UNFINISHED } from './facts.js';
import { loadMysql } from './load-mysql.js';

/** The file of a database that is being restored, until it is whole. */
const unfinishedFile = (file: string): string => `${file}.restoring`;

const open = async <T>(url: string, work: (db: Database) => Promise<T>): Promise<T> => {
  const db = openDatabase({ url, poolSize: 1, readPoolSize: 1 });
  return await work(db).finally(() => db.close());
};

const hasUnfinished = (db: Database): Promise<boolean> => db.write.schema.hasTable(UNFINISHED);

const again = (place: string): string =>
  `A restore into ${place} was interrupted, so it has a part of the data only: drop the database, create it again, ` +
  'then run restore again.';

const assertEmptyFile = (file: string): void => {
  if (existsSync(unfinishedFile(file)))
    throw new BackupFault(
      `A restore into ${file} was interrupted: delete ${unfinishedFile(file)} and the folder of files beside it, then ` +
        'run restore again.',
    );
  // commands make an empty file when they open a database
  const isEmpty = !existsSync(file) || (statSync(file).isFile() && statSync(file).size === 0);
  if (isEmpty && !existsSync(`${file}-wal`)) return;
  throw new BackupFault(
    `There is a database already (${file}), and restore does not overwrite one: stop the server, move the file with ` +
      'its -wal and -shm to another place, then run restore again. Or set DATABASE_URL to another file.',
  );
};

/** Whether a restore may go there. @throws BackupFault when there is a database, or a part of one */
export const assertEmptyPlace = async (url: string): Promise<void> => {
  const address = databaseAddress(url);
  if (address.kind === 'sqlite') return assertEmptyFile(address.filename);
  const place = databasePlace(address);
  await open(url, async (db) => {
    if (await hasUnfinished(db)) throw new BackupFault(again(place));
    const tables = await tablesOf(sqlOn(db.write, db.kind));
    if (tables.length > 0)
      throw new BackupFault(
        `The database ${place} has ${tables.length} tables already, and restore does not overwrite them: create an empty ` +
          'database and name it in DATABASE_URL.',
      );
  });
};

/** Reading back what was written, for a power failure right after the command. */
const synced = (path: string): void => {
  const opened = openSync(path, 'r');
  fsyncSync(opened);
  closeSync(opened);
};

const restoreFile = (file: string, from: string): void => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = unfinishedFile(file);
  copyFileSync(from, unfinished);
  chmodSync(unfinished, 0o600);
  synced(unfinished);
  renameSync(unfinished, file);
  synced(dirname(file));
};

const restoreTables = async (url: string, address: MysqlAddress, from: string): Promise<void> => {
  await open(url, (db) =>
    Promise.resolve(db.write.raw(`CREATE TABLE ${UNFINISHED} (id INT PRIMARY KEY) ENGINE = InnoDB`)),
  );
  await loadMysql(address, from);
  await open(url, (db) => Promise.resolve(db.write.raw(`DROP TABLE ${UNFINISHED}`)));
};

/**
 * Restores the database from its file in a backup. Interrupted, it leaves a place that neither restore nor a server
 * takes. @throws BackupFault
 */
export const restoreDatabase = async (url: string, from: string): Promise<void> => {
  await assertEmptyPlace(url);
  const address = databaseAddress(url);
  if (address.kind === 'sqlite') restoreFile(address.filename, from);
  else await restoreTables(url, address, from);
};

/** For servers, before they migrate. @throws BackupFault after an interrupted restore */
export const refuseUnfinishedRestore = async (db: Database, url: string): Promise<void> => {
  const address = databaseAddress(url);
  if (address.kind === 'sqlite' ? existsSync(unfinishedFile(address.filename)) : await hasUnfinished(db))
    throw new BackupFault(
      address.kind === 'sqlite'
        ? `A restore into ${address.filename} was interrupted: delete ${unfinishedFile(address.filename)} and run restore again.`
        : again(databasePlace(address)),
    );
};

/** Deletes what a test of a backup restored into a database of its own. */
export const dropTables = (url: string): Promise<void> =>
  open(url, async (db) => {
    if (db.kind !== 'mysql') throw new Error('Only databases with tables of their own are emptied');
    const names = [...(await tablesOf(sqlOn(db.write, db.kind))), UNFINISHED];
    await db.long.write.transaction(async (trx) => {
      await trx.raw('SET FOREIGN_KEY_CHECKS = 0');
      await trx.raw(`DROP TABLE IF EXISTS ${names.map((name) => `\`${name}\``).join(', ')}`);
      await trx.raw('SET FOREIGN_KEY_CHECKS = 1');
    });
  });
