import knex, { type Knex } from 'knex';
import { databaseAddress, type MysqlAddress, mysqlSettings } from './database-url.js';
import { KEPT_PREPARED } from './mysql-client.js';
import { GRACE_SECONDS, type Limits, sessionStatements } from './mysql-session.js';
import { newPulse } from './pulse.js';
import { LibsqlClient, type SqliteConnection } from './sqlite-client.js';
import { makePrivateFile } from './sqlite-file.js';
import { timedMysqlClient } from './timed-mysql-client.js';

export type DatabaseKind = 'sqlite' | 'mysql';

export interface Database {
  readonly kind: DatabaseKind;
  /** for transactions; SQLite has one connection for them, since it has one writer at a time anyway */
  readonly write: Knex;
  /** for screens: never waits behind a writer, and cannot write */
  readonly read: Knex;
  /**
   * the same two for work that may take minutes (migrations, verifying, bulk loads), on connections with limits of
   * their own
   */
  readonly long: { readonly write: Knex; readonly read: Knex };
  /** milliseconds since the first question that has not been answered; 0 when nothing waits */
  silentFor(): number;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** `sqlite:/path/to/file.sqlite` or `mysql://user:password@host:port/name` with the parameters of database-url.ts */
  readonly url: string;
  /** connections to MySQL or MariaDB for transactions (10) */
  readonly poolSize?: number;
  /** connections to MySQL or MariaDB for screens (10) */
  readonly readPoolSize?: number;
  /** MySQL and MariaDB: how long a statement may take (10) */
  readonly statementSeconds?: number;
  /** the same for a statement of `long` (900) */
  readonly longStatementSeconds?: number;
  /**
   * SQLite: false leaves it to the machine when a commit reaches the disk. For tests alone: they kill processes, never
   * the machine.
   */
  readonly waitForDisk?: boolean;
}

/** Opens a database by its URL. Connects on first use. @throws DatabaseUrlError */
export const openDatabase = (settings: DatabaseSettings): Database => {
  const address = databaseAddress(settings.url);
  return address.kind === 'sqlite'
    ? openSqlite(address.filename, settings.waitForDisk ?? true)
    : openMysql(address, settings);
};

/** Milliseconds a request waits for a free connection before it is refused. */
const ACQUIRE_TIMEOUT = 10_000;

/**
 * What goes wrong is thrown at whoever asked, who logs it: said here too, it would fill the log while the database is
 * away.
 */
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
        afterCreate: (
          connection: SqliteConnection,
          done: (error: Error | null, connection: SqliteConnection) => void,
        ) => {
          // FULL: what was acknowledged survives a power cut too
          connection.exec(
            `PRAGMA busy_timeout = 100; PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON;
              PRAGMA synchronous = ${waitForDisk ? 'FULL' : 'OFF'}; ${pragmas}`,
          );
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
    long: { write, read },
    // a file answers or fails
    silentFor: () => 0,
    close: async () => {
      await Promise.all([read.destroy(), write.destroy()]);
    },
  };
};

/** Connections for work that may take minutes: one may say that its server is still migrating while another works. */
const LONG_CONNECTIONS = 3;
/** Milliseconds to open a connection, its greeting included; no longer than a statement may stay unanswered. */
const CONNECT_TIMEOUT = 10_000;
/** Milliseconds until a new connection is ready for its first statement. */
const CREATE_TIMEOUT = 20_000;
/** Milliseconds without traffic after which the machine asks whether the other end is still there. */
const KEEP_ALIVE = 10_000;
/** How much longer a transaction may pause between two statements than a statement may take. */
const IDLE_FACTOR = 1.5;

interface MysqlConnection {
  query(sql: string, done: (error: Error | null) => void): void;
}

const openMysql = (
  address: MysqlAddress,
  { poolSize = 10, readPoolSize = 10, statementSeconds = 10, longStatementSeconds = 900 }: DatabaseSettings,
): Database => {
  const settings = {
    // knex would ask a new connection for it, and all others would wait for that answer
    version: 'latest',
    connection: {
      ...mysqlSettings(address),
      charset: 'utf8mb4',
      timezone: 'Z',
      // beyond the safe integers a number comes as text; `whole` refuses it
      maxPreparedStatements: KEPT_PREPARED,
      supportBigNumbers: true,
      bigNumberStrings: false,
      connectTimeout: Math.min(CONNECT_TIMEOUT, (statementSeconds + GRACE_SECONDS) * 1_000),
      enableKeepAlive: true,
      keepAliveInitialDelay: KEEP_ALIVE,
    },
    compileSqlOnError: false,
    log: quiet,
    acquireConnectionTimeout: ACQUIRE_TIMEOUT,
  };
  const pulse = newPulse();
  const open = (max: number, limits: Limits, readOnly = false): Knex => {
    const pool = knex({
      ...settings,
      client: timedMysqlClient(limits.statementSeconds + GRACE_SECONDS, pulse) as unknown as typeof Knex.Client,
      pool: {
        min: 0,
        max,
        createTimeoutMillis: CREATE_TIMEOUT,
        afterCreate: (
          connection: MysqlConnection,
          done: (error: Error | null, connection: MysqlConnection) => void,
        ) => {
          const tell = ([next, ...rest]: readonly string[]): void => {
            if (next === undefined) return done(null, connection);
            connection.query(next, (error) => (error ? done(error, connection) : tell(rest)));
          };
          tell(sessionStatements(limits, readOnly));
        },
      },
    });
    // the driver leaves the statement with its values on the error as well
    pool.on('query-error', (error: { sql?: string }) => void delete error.sql);
    return pool;
  };
  const limits: Limits = { statementSeconds, idleSeconds: statementSeconds * IDLE_FACTOR };
  const write = open(Math.max(1, poolSize), limits);
  const read = open(Math.max(1, readPoolSize), limits, true);
  const long = open(LONG_CONNECTIONS, { statementSeconds: longStatementSeconds, idleSeconds: longStatementSeconds });
  return {
    kind: 'mysql',
    write,
    read,
    long: { write: long, read: long },
    silentFor: pulse.silentFor,
    close: async () => {
      await Promise.all([write, read, long].map((pool) => pool.destroy()));
    },
  };
};
