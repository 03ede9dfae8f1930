import Mysql2Client, { type Sent } from 'knex/lib/dialects/mysql2/index.js';
import { connectionPool } from './connection-pool.js';

type Done = (error: { sql?: string } | null, answer: unknown, fields?: unknown) => void;

export interface MysqlConnection {
  readonly config?: object;
  /** why it can no longer be used */
  readonly __knex__disposed?: unknown;
  query(sql: string | object, values: readonly unknown[], done: Done): void;
  execute(sql: string | object, values: readonly unknown[], done: Done): void;
  destroy(): void;
}

type Leaving = MysqlConnection & { end(done: () => void): void };

/** milliseconds to close a connection gracefully before it is cut */
const GOODBYE = 2_000;

/** prepared statements kept per connection; the server's limit over all connections is 16,382 */
export const KEPT_PREPARED = 200;
/** larger bulk inserts vary in size, so preparing them is not worthwhile */
const MOST_VALUES = 50;

/** Whether a statement is sent as a prepared one, which saves parsing and cannot contain a second statement. */
export const prepares = (values: readonly unknown[]): boolean => values.length > 0 && values.length <= MOST_VALUES;

/** as knex opens and checks a connection */
interface KnexPool {
  readonly max: number;
  readonly acquireTimeoutMillis: number;
  readonly createTimeoutMillis: number;
  create(): Promise<MysqlConnection>;
}

/** milliseconds until an unused connection is closed */
const IDLE = 30_000;

/** Keeps the password out of what prints a connection. */
const withoutPassword = (connection: MysqlConnection): MysqlConnection => {
  const { config } = connection;
  if (config && 'password' in config)
    Object.defineProperty(config, 'password', { value: config.password, enumerable: false });
  return connection;
};

/** knex's mysql2 dialect with prepared statements, and with a pool whose free connections cost nothing to take. */
export class MysqlClient extends Mysql2Client {
  override initializePool({ pool }: { readonly pool?: object } = {}): void {
    const { max, create, acquireTimeoutMillis, createTimeoutMillis } = this.getPoolSettings(pool) as KnexPool;
    this.pool = connectionPool<MysqlConnection>({
      max,
      create: async () => withoutPassword(await create()),
      isSound: (connection) => connection.__knex__disposed === undefined && this.validateConnection(connection),
      destroy: (connection) => this.destroyRawConnection(connection as Leaving),
      acquireWithin: acquireTimeoutMillis,
      createWithin: createTimeoutMillis,
      idleFor: IDLE,
    });
  }

  override _query(connection: MysqlConnection, sent: Sent): Promise<Sent> {
    const values = sent.bindings ?? [];
    if (!prepares(values)) return super._query(connection, sent);
    return new Promise((resolve, reject) => {
      connection.execute({ sql: sent.sql, ...sent.options }, values, (error, rows, fields) => {
        if (error) return reject(error as unknown as Error);
        sent.response = [rows, fields];
        resolve(sent);
      });
    });
  }

  /** Never rejects, and closes the socket even when the network is silent. */
  override destroyRawConnection(connection: Leaving): Promise<void> {
    return new Promise((resolve) => {
      const cut = setTimeout(() => {
        connection.destroy();
        resolve();
      }, GOODBYE);
      cut.unref();
      connection.end(() => resolve());
    });
  }
}
