import { setTimeout as pause } from 'node:timers/promises';
import BetterSqlite3Client from 'knex/lib/dialects/better-sqlite3/index.js';
import SqliteTransaction from 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js';
import libsql from 'libsql';
import { isBusy } from './lost-race.js';

export interface SqliteConnection {
  exec(sql: string): void;
}

/** milliseconds a transaction waits for another process's transaction */
const PATIENCE = 5_000;

/**
 * Takes the write lock at the start, so that data read by the transaction cannot change before it writes. The wait for
 * another process happens here, because the driver would block the event loop.
 */
class ImmediateTransaction extends SqliteTransaction {
  override async begin(connection: SqliteConnection): Promise<void> {
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
}

/**
 * knex's better-sqlite3 dialect over libsql, whose npm packages include binaries for every Node version, without a
 * compiler.
 */
export class LibsqlClient extends BetterSqlite3Client {
  override _driver(): unknown {
    return libsql;
  }

  // knex passes (container, config, outer transaction)
  override transaction(container: unknown, config: unknown, outer: unknown): never {
    return new ImmediateTransaction(this, container, config, outer) as never;
  }

  /** libsql crashes on unknown types, so all bindings are converted to known ones. */
  override _formatBindings(bindings: readonly unknown[] | undefined): unknown[] {
    return (bindings ?? []).map((it) => {
      if (it === undefined || it === null) return null;
      if (typeof it === 'boolean') return it ? 1 : 0;
      if (typeof it === 'string' || typeof it === 'bigint' || Buffer.isBuffer(it)) return it;
      if (typeof it === 'number' && Number.isFinite(it)) return it;
      // only knex's migration table uses Date; ours store text (sql.ts)
      if (it instanceof Date) return it.toISOString();
      throw new TypeError(`Cannot be stored as it is: ${Object.prototype.toString.call(it)}`);
    });
  }
}
