import Mysql2Client, { type Sent } from 'knex/lib/dialects/mysql2/index.js';

type Done = (error: { sql?: string } | null, answer: unknown, fields?: unknown) => void;

export interface MysqlConnection {
  query(sql: string | object, values: readonly unknown[], done: Done): void;
  execute(sql: string | object, values: readonly unknown[], done: Done): void;
  destroy(): void;
}

type Leaving = MysqlConnection & { end(done: () => void): void };

/** Milliseconds in which a connection that is let go says goodbye; where nobody answers it is cut. */
const GOODBYE = 2_000;

/** Statements that a connection keeps prepared; a server holds 16,382 of all its connections. */
export const KEPT_PREPARED = 200;
/** A bulk insert of another size is another statement: not worth preparing. */
const MOST_VALUES = 50;

/**
 * Whether a statement is sent prepared: the server need not parse it again, and it can be no more than one statement.
 */
export const prepares = (values: readonly unknown[]): boolean => values.length > 0 && values.length <= MOST_VALUES;

/** knex's mysql2 dialect with prepared statements. */
export class MysqlClient extends Mysql2Client {
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

  /** Never rejects, and leaves no socket behind on a network that is silent. */
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
