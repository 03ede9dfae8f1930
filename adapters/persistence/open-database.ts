import knex, { type Knex } from 'knex';
import { databaseAddress, type MysqlAddress, mysqlSettings } from './database-url.js';
import { KEPT_PREPARED, MysqlClient } from './mysql-client.js';
import { LibsqlClient, type SqliteConnection } from './sqlite-client.js';
import { makePrivateFile } from './sqlite-file.js';

export type DatabaseKind = 'sqlite' | 'mysql';

export interface Database {
  readonly kind: DatabaseKind;
  /** for transactions; SQLite has one connection for them, since it has one writer at a time anyway */
  readonly write: Knex;
  /** for screens: never waits behind a writer */
  readonly read: Knex;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** `sqlite:/path/to/file.sqlite` or `mysql://user:password@host:port/name` with the parameters of database-url.ts */
  readonly url: string;
  /** connections to MySQL or MariaDB (10) */
  readonly poolSize?: number;
  /** SQLite: false leaves it to the machine when a commit reaches the disk. For tests alone: they kill processes, never the machine. */
  readonly waitForDisk?: boolean;
}

/** Opens a database by its URL. Connects on first use. @throws DatabaseUrlError */
export const openDatabase = ({ url, poolSize = 10, waitForDisk = true }: DatabaseSettings): Database => {
  const address = databaseAddress(url);
  return address.kind === 'sqlite' ? openSqlite(address.filename, waitForDisk) : openMysql(address, poolSize);
};

/** Milliseconds a request waits for a free connection before it is refused. */
const ACQUIRE_TIMEOUT = 10_000;

/** What goes wrong is thrown at whoever asked, who logs it: said here too, it would fill the log while the database is away. */
const quiet = { warn: () => undefined, error: () => undefined, deprecate: () => undefined, debug: () => undefined };

const openSqlite = (filename: string, waitForDisk: boolean): Database => {
  makePrivateFile(filename);
  const open = (max: number, pragmas: string): Knex =>
    knex({
      client: LibsqlClient as unknown as typeof Knex.Client,
      connection: { filename },
      useNullAsDefault: true,
      // errors are logged: they name the statement, never the people in it
      compileSqlOnError: false,
      log: quiet,
      acquireConnectionTimeout: ACQUIRE_TIMEOUT,
      pool: {
        min: 0,
        max,
        afterCreate: (connection: SqliteConnection, done: (error: Error | null, connection: SqliteConnection) => void) => {
          // FULL: what was acknowledged survives a power cut too
          connection.exec(`PRAGMA busy_timeout = 100; PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON; PRAGMA synchronous = ${waitForDisk ? 'FULL' : 'OFF'}; ${pragmas}`);
          done(null, connection);
        },
      },
    });
  const write = open(1, 'PRAGMA query_only = OFF');
  const read = open(2, 'PRAGMA query_only = ON');
  return {
    kind: 'sqlite',
    write,
    read,
    close: async () => {
      await Promise.all([read.destroy(), write.destroy()]);
    },
  };
};

const STRICT = 'STRICT_ALL_TABLES,ONLY_FULL_GROUP_BY,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION';
const SESSION = [
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  // whoever waits longer than this for a lock starts over; a request has an end
  `SET SESSION collation_connection = 'utf8mb4_bin', sql_mode = '${STRICT}', time_zone = '+00:00', innodb_lock_wait_timeout = 5`,
];

interface MysqlConnection {
  query(sql: string, done: (error: Error | null) => void): void;
}

const openMysql = (address: MysqlAddress, poolSize: number): Database => {
  const both = knex({
    client: MysqlClient as unknown as typeof Knex.Client,
    connection: {
      ...mysqlSettings(address),
      charset: 'utf8mb4',
      timezone: 'Z',
      // beyond the safe integers a number comes as text; `whole` refuses it
      // for the batches of a transaction (mysql-transaction.ts), whose text is ours alone; other statements with values go prepared, and a
      // prepared statement is one by the protocol itself
      multipleStatements: true,
      maxPreparedStatements: KEPT_PREPARED,
      supportBigNumbers: true,
      bigNumberStrings: false,
    },
    compileSqlOnError: false,
    log: quiet,
    acquireConnectionTimeout: ACQUIRE_TIMEOUT,
    pool: {
      min: 0,
      // one may say that its server is still migrating while another works
      max: Math.max(2, poolSize),
      afterCreate: (connection: MysqlConnection, done: (error: Error | null, connection: MysqlConnection) => void) => {
        const [first, second] = SESSION as [string, string];
        connection.query(first, (error) => (error ? done(error, connection) : connection.query(second, (failed) => done(failed, connection))));
      },
    },
  });
  // the driver leaves the statement with its values on the error as well
  both.on('query-error', (error: { sql?: string }) => void delete error.sql);
  return { kind: 'mysql', write: both, read: both, close: () => both.destroy() };
};
