import knex, { type Knex } from 'knex';
import { databaseAddress, type DatabaseKind, databasePlace, type MysqlAddress, mysqlSettings } from './database-url.js';
import { beatMysql, beatSqlite } from './heartbeat.js';
import { loadOf, type PoolLoad } from './pool-load.js';
import { KEPT_PREPARED } from './mysql-client.js';
import { GRACE_SECONDS, type Limits, sessionStatements } from './mysql-session.js';
import type { DatabaseFault } from './database-fault.js';
import type { OnStatement } from './on-statement.js';
import { newPulse } from './pulse.js';
import { libsqlClient, type SqliteConnection } from './sqlite-client.js';
import { type Depth, sqliteDamage } from './sqlite-damage.js';
import { makePrivateFile } from './sqlite-file.js';
import { noPlace, sqlitePlace } from './sqlite-place.js';
import { timedMysqlClient } from './timed-mysql-client.js';
import { type WriteHealth, writeHealth } from './write-health.js';

export interface Database {
  readonly kind: DatabaseKind;
  /** for transactions; SQLite has one connection, because it allows one writer */
  readonly write: Knex;
  /** for reads: never waits for writers and cannot write */
  readonly read: Knex;
  /** the same two for long work (migrations, verification, bulk loads), with their own limits */
  readonly long: { readonly write: Knex; readonly read: Knex };
  /** milliseconds since the first unanswered query; 0 when none is pending */
  silentFor(): number;
  /** what a file alone tells against a write; null on MySQL and MariaDB */
  fault(): DatabaseFault | null;
  readonly writes: WriteHealth;
  /**
   * What is wrong within the file of SQLite, at most 20 sentences; then it takes no more writes. Nothing on MySQL and
   * MariaDB, which check each page that they read.
   */
  damage(depth: Depth): Promise<readonly string[]>;
  /** the connections of this process by pool */
  pools(): Readonly<Record<'write' | 'read' | 'long', PoolLoad>>;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** `sqlite:/path/to/file.sqlite` or `mysql://user:password@host:port/name` with the parameters of database-url.ts */
  readonly url: string;
  /** MySQL and MariaDB: connections for transactions (10) */
  readonly poolSize?: number;
  /** MySQL and MariaDB: connections for reads (10) */
  readonly readPoolSize?: number;
  /** MySQL and MariaDB: seconds a statement may take (10) */
  readonly statementSeconds?: number;
  /** the same for `long` (900) */
  readonly longStatementSeconds?: number;
  /**
   * SQLite: false does not wait for the disk at a commit; for tests only, which kill processes but never the machine
   */
  readonly waitForDisk?: boolean;
  /** told of each statement, without its values; what it returns is called when the statement ended */
  readonly onStatement?: OnStatement;
  /** told once when writes begin to fail, and with null when they are taken again */
  readonly onFault?: (fault: DatabaseFault | null) => void;
}

/** Opens a database by its URL. Connects on first use. @throws DatabaseUrlError */
export const openDatabase = (settings: DatabaseSettings): Database => {
  const address = databaseAddress(settings.url);
  return address.kind === 'sqlite' ? openSqlite(address.filename, settings) : openMysql(address, settings);
};

/** milliseconds to wait for a free connection */
const ACQUIRE_TIMEOUT = 10_000;

/** knex's own logging is off, because errors are thrown and logged by the caller */
const quiet = { warn: () => undefined, error: () => undefined, deprecate: () => undefined, debug: () => undefined };

const openSqlite = (filename: string, { waitForDisk = true, onFault, onStatement }: DatabaseSettings): Database => {
  makePrivateFile(filename);
  const place = filename === ':memory:' ? noPlace : sqlitePlace(filename);
  const client = libsqlClient(place, onStatement) as unknown as typeof Knex.Client;
  const open = (max: number, pragmas: string): Knex =>
    knex({
      client,
      connection: { filename },
      useNullAsDefault: true,
      // error messages contain the statement but no values
      compileSqlOnError: false,
      log: quiet,
      acquireConnectionTimeout: ACQUIRE_TIMEOUT,
      pool: {
        // the writing one stays open, so that its file keeps its identity and its journal
        min: max === 1 ? 1 : 0,
        max,
        afterCreate: (
          connection: SqliteConnection,
          done: (error: Error | null, connection: SqliteConnection) => void,
        ) => {
          // FULL: committed data survives a power failure
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
  // a long preview or export keeps its connection, and lists do not wait for it
  const longRead = open(4, 'PRAGMA query_only = ON');
  return {
    kind: 'sqlite',
    write,
    read,
    long: { write, read: longRead },
    // a local file cannot be silent
    silentFor: () => 0,
    fault: place.fault,
    writes: writeHealth({
      write: () => beatSqlite(write),
      ofFile: place.fault,
      tell: onFault,
      place: filename,
    }),
    damage: async (depth) => {
      const found = await sqliteDamage(depth === 'by table' ? longRead : write, depth);
      if (found.length > 0) place.damaged();
      return found;
    },
    pools: () => ({ write: loadOf(write), read: loadOf(read), long: loadOf(longRead) }),
    close: async () => {
      await Promise.all([read.destroy(), longRead.destroy(), write.destroy()]);
    },
  };
};

/** connections for long work; more than one, so that a waiting migration does not block others */
const LONG_CONNECTIONS = 3;
/** milliseconds to connect, including the server's greeting */
const CONNECT_TIMEOUT = 10_000;
/** milliseconds until a new connection is ready */
const CREATE_TIMEOUT = 20_000;
/** milliseconds without traffic until TCP keep-alive probes start */
const KEEP_ALIVE = 10_000;
/** ratio of the allowed pause between statements to the statement limit */
const IDLE_FACTOR = 1.5;

interface MysqlConnection {
  query(sql: string, done: (error: Error | null) => void): void;
}

const openMysql = (
  address: MysqlAddress,
  {
    poolSize = 10,
    readPoolSize = 10,
    statementSeconds = 10,
    longStatementSeconds = 900,
    onFault,
    onStatement,
  }: DatabaseSettings,
): Database => {
  const settings = {
    // otherwise knex queries it on a new connection, and all others wait
    version: 'latest',
    connection: {
      ...mysqlSettings(address),
      charset: 'utf8mb4',
      timezone: 'Z',
      // integers beyond the safe range are returned as text, which `toSafeInteger` refuses
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
      client: timedMysqlClient(
        limits.statementSeconds + GRACE_SECONDS,
        pulse,
        onStatement,
      ) as unknown as typeof Knex.Client,
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
    // the driver attaches the statement with its values to the error
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
    fault: () => null,
    writes: writeHealth({
      write: (sent) => beatMysql(write, sent),
      tell: onFault,
      place: databasePlace(address),
    }),
    damage: async () => [],
    pools: () => ({ write: loadOf(write), read: loadOf(read), long: loadOf(long) }),
    close: async () => {
      await Promise.all([write, read, long].map((pool) => pool.destroy()));
    },
  };
};
