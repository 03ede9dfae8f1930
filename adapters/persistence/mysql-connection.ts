import type { Knex } from 'knex';
import { type MysqlConnection, prepares } from './mysql-client.js';
import type { Value } from './sql.js';

export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
}

/** One round trip: one statement, written out with its values (`query`) or prepared (`execute`). */
export const ask = (
  connection: MysqlConnection,
  { text, values }: Statement,
  how: 'query' | 'execute' = prepares(values) ? 'execute' : 'query',
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    connection[how](text, values, (error, answer) => {
      if (!error) return resolve(answer);
      // the driver leaves the statement with its values on the error
      delete error.sql;
      reject(error as unknown as Error);
    });
  });

/** A connection of knex's pool, without knex's own way to a statement, which costs more than the statement. */
export const onConnection = async <T>(
  { client }: Knex,
  work: (connection: MysqlConnection) => Promise<T>,
): Promise<T> => {
  const pool = client as Pick<Knex.Client, 'acquireConnection' | 'releaseConnection'>;
  const connection = (await pool.acquireConnection()) as MysqlConnection;
  try {
    return await work(connection);
  } finally {
    await pool.releaseConnection(connection);
  }
};
