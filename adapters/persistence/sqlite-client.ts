import { setTimeout as pause } from 'node:timers/promises';
import BetterSqlite3Client, { type Sent } from 'knex/lib/dialects/better-sqlite3/index.js';
import SqliteTransaction from 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js';
import libsql from 'libsql';
import { isBusy } from './lost-race.js';
import { noted, type OnStatement } from './on-statement.js';
import { noteStatement, tableWrittenBy } from './sqlite-changes.js';
import { noPlace, type SqlitePlace } from './sqlite-place.js';

interface PreparedStatement {
  readonly reader: boolean;
  run(bindings: readonly unknown[]): { readonly lastInsertRowid: number | bigint; readonly changes: number };
  all(bindings: readonly unknown[]): unknown[];
}

export interface SqliteConnection {
  /** whether a transaction is open */
  readonly inTransaction: boolean;
  exec(sql: string): void;
  prepare(sql: string): PreparedStatement;
}

/** so many statements that insert rows are kept prepared for each connection */
const MOST_KEPT = 50;
const kept = new WeakMap<SqliteConnection, Map<string, PreparedStatement>>();

/**
 * An insert of many rows is prepared once: parsing a statement with two thousand values takes as long as running it.
 * One that fails is not kept, because it would stay open.
 */
const insert = (connection: SqliteConnection, sql: string, bindings: readonly unknown[]) => {
  const own = kept.get(connection) ?? new Map<string, PreparedStatement>();
  kept.set(connection, own);
  const statement = own.get(sql) ?? connection.prepare(sql);
  // the one that was not used for the longest time is first
  own.delete(sql);
  const answer = statement.run(bindings);
  own.set(sql, statement);
  const [oldest] = own.keys();
  if (own.size > MOST_KEPT && oldest !== undefined) own.delete(oldest);
  return answer;
};
const INSERTS = /^INSERT INTO (?:(?!RETURNING)[\s\S])*$/;

/** milliseconds a transaction waits for another process's transaction */
const PATIENCE = 5_000;

/** how knex names an end that rejects with the given error */
const REJECTS = 2;

/** @throws DatabaseFault */
const assertTakesWrites = (place: SqlitePlace): void => {
  const fault = place.fault();
  if (fault) throw fault;
};

/**
 * Takes the write lock at the start, so that data read by the transaction cannot change before it writes. The wait for
 * another process happens here, because the driver would block the event loop.
 */
class ImmediateTransaction extends SqliteTransaction {
  override async begin(connection: SqliteConnection): Promise<void> {
    if (!this.readOnly) assertTakesWrites(this.client.place);
    // left by a commit that failed
    if (connection.inTransaction) connection.exec('ROLLBACK');
    for (const giveUpAt = Date.now() + PATIENCE; ;) {
      try {
        // exec releases a failed statement at once; a prepared one would stay open and block savepoints
        connection.exec(this.readOnly ? 'BEGIN' : 'BEGIN IMMEDIATE');
        return;
      } catch (error) {
        if (!isBusy(error) || Date.now() > giveUpAt) throw error;
        await pause(2 + Math.random() * 20);
      }
    }
  }

  /** knex rolls back when this is refused */
  override async commit(connection: SqliteConnection, value: unknown): Promise<unknown> {
    if (!this.readOnly) assertTakesWrites(this.client.place);
    return super.commit(connection, value);
  }

  /** After some errors, such as a full disk, SQLite has rolled back already; that error is the one to tell. */
  override async rollback(connection: SqliteConnection, error: unknown): Promise<unknown> {
    return connection.inTransaction
      ? super.rollback(connection, error)
      : this.query(connection, 'SELECT 1', REJECTS, error);
  }
}

/**
 * knex's better-sqlite3 dialect over libsql, whose npm packages include binaries for every Node version, without a
 * compiler.
 */
class LibsqlClient extends BetterSqlite3Client {
  override _driver(): unknown {
    return libsql;
  }

  get place(): SqlitePlace {
    return noPlace;
  }

  get onStatement(): OnStatement | undefined {
    return undefined;
  }

  override async acquireRawConnection(): Promise<unknown> {
    this.place.opening();
    const connection = await super.acquireRawConnection();
    this.place.opened();
    return connection;
  }

  override async destroyRawConnection(connection: unknown): Promise<void> {
    await super.destroyRawConnection(connection);
    this.place.closed();
  }

  // knex passes (container, config, outer transaction)
  override transaction(container: unknown, config: unknown, outer: unknown): never {
    return new ImmediateTransaction(this, container, config, outer) as never;
  }

  override _query(connection: SqliteConnection, sent: Sent): Promise<Sent> {
    const { onStatement } = this;
    return onStatement ? noted(onStatement, sent.sql, () => this.sent(connection, sent)) : this.sent(connection, sent);
  }

  private async sent(connection: SqliteConnection, sent: Sent): Promise<Sent> {
    // a transaction looks at its begin and its end
    if (!this.transacting && tableWrittenBy(sent.sql) !== null) assertTakesWrites(this.place);
    noteStatement(connection, sent.sql);
    if (!INSERTS.test(sent.sql)) return super._query(connection, sent);
    const response = insert(connection, sent.sql, this._formatBindings(sent.bindings));
    sent.response = response;
    sent.context = { lastID: response.lastInsertRowid, changes: response.changes };
    return sent;
  }

  /** libsql crashes on unknown types, so all bindings are converted to known ones. */
  override _formatBindings(bindings: readonly unknown[] | undefined): unknown[] {
    return (bindings ?? []).map((value) => {
      if (value === undefined || value === null) return null;
      if (typeof value === 'boolean') return value ? 1 : 0;
      if (typeof value === 'string' || typeof value === 'bigint' || Buffer.isBuffer(value)) return value;
      if (typeof value === 'number' && Number.isFinite(value)) return value;
      // only knex's migration table uses Date; ours store text (sql.ts)
      if (value instanceof Date) return value.toISOString();
      throw new TypeError(`Cannot be stored as it is: ${Object.prototype.toString.call(value)}`);
    });
  }
}

/** For one database, whose place is watched; knex makes the clients of transactions from the class. */
export const libsqlClient = (place: SqlitePlace, onStatement?: OnStatement): typeof LibsqlClient =>
  class extends LibsqlClient {
    override get place(): SqlitePlace {
      return place;
    }

    override get onStatement(): OnStatement | undefined {
      return onStatement;
    }
  };
