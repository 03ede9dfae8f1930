// knex has no types for these internal modules, where a driver is replaced
declare module 'knex/lib/dialects/better-sqlite3/index.js' {
  import type { Knex } from 'knex';
  /** a statement and its response */
  export interface Sent {
    readonly sql: string;
    readonly bindings?: readonly unknown[];
    response?: unknown;
    context?: object;
  }
  export default class Client extends Knex.Client {
    _query(connection: unknown, sent: Sent): Promise<Sent>;
    readonly transacting: boolean;
    acquireRawConnection(): Promise<unknown>;
    destroyRawConnection(connection: unknown): Promise<void>;
    _driver(): unknown;
    _formatBindings(bindings: readonly unknown[] | undefined): unknown[];
  }
}

declare module 'knex/lib/dialects/mysql2/index.js' {
  import type { Knex } from 'knex';
  /** a statement and its response */
  export interface Sent {
    readonly sql: string;
    readonly bindings?: readonly unknown[];
    readonly options?: object;
    response?: unknown;
  }
  export default class Client extends Knex.Client {
    _driver(): unknown;
    validateConnection(connection: unknown): boolean;
    destroyRawConnection(connection: unknown): Promise<void>;
    _query(connection: unknown, sent: Sent): Promise<Sent>;
  }
}

declare module 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js' {
  import type { SqlitePlace } from './sqlite-place.js';
  export default class Transaction {
    constructor(client: unknown, container: unknown, config: unknown, outer: unknown);
    readonly client: { readonly place: SqlitePlace };
    readonly readOnly: boolean | undefined;
    begin(connection: { exec(sql: string): void }): Promise<void>;
    commit(connection: unknown, value: unknown): Promise<unknown>;
    rollback(connection: unknown, error: unknown): Promise<unknown>;
    query(connection: unknown, sql: string, ends: number, value: unknown): Promise<unknown>;
  }
}
