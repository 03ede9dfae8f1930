import { setTimeout as pause } from 'node:timers/promises';
import BetterSqlite3Client from 'knex/lib/dialects/better-sqlite3/index.js';
import SqliteTransaction from 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js';
import libsql from 'libsql';
import { isBusy } from './lost-race.js';

export interface SqliteConnection {
  exec(sql: string): void;
}

/** How long a transaction waits for another process's to end before it is given up as busy, milliseconds. */
const PATIENCE = 5_000;

/**
 * Takes the write lock at once, so that what a transaction reads first cannot have changed when it writes. The driver
 * would wait for another process with the whole event loop; here only the transaction waits.
 */
class ImmediateTransaction extends SqliteTransaction {
  override async begin(connection: SqliteConnection): Promise<void> {
    for (const giveUpAt = Date.now() + PATIENCE; ;) {
      try {
        // exec puts a refused statement away at once; a prepared one would stay in progress and refuse savepoints later
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
 * knex's better-sqlite3 dialect over libsql, whose binaries come inside its npm packages: no compiler, one binary for
 * every Node.
 */
export class LibsqlClient extends BetterSqlite3Client {
  override _driver(): unknown {
    return libsql;
  }

  // knex gives (container, config, outer transaction)
  override transaction(container: unknown, config: unknown, outer: unknown): never {
    return new ImmediateTransaction(this, container, config, outer) as never;
  }

  /** libsql ends the process on a value it does not know, so every binding is one that it knows. */
  override _formatBindings(bindings: readonly unknown[] | undefined): unknown[] {
    return (bindings ?? []).map((it) => {
      if (it === undefined || it === null) return null;
      if (typeof it === 'boolean') return it ? 1 : 0;
      if (typeof it === 'string' || typeof it === 'bigint' || Buffer.isBuffer(it)) return it;
      if (typeof it === 'number' && Number.isFinite(it)) return it;
      // knex's own table of migrations; ours hold text and take no Date (sql.ts)
      if (it instanceof Date) return it.toISOString();
      throw new TypeError(`Cannot be stored as it is: ${Object.prototype.toString.call(it)}`);
    });
  }
}
