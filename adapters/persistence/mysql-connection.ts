import type { Knex } from 'knex';
import type { ConnectionPool } from './connection-pool.js';
import { type MysqlConnection, prepares } from './mysql-client.js';
import type { Value } from './sql.js';

export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
}

/** Runs one statement, as text with its values (`query`) or prepared (`execute`). */
export const ask = (
  connection: MysqlConnection,
  { text, values }: Statement,
  how: 'query' | 'execute' = prepares(values) ? 'execute' : 'query',
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    connection[how](text, values, (error, answer) => {
      if (!error) return resolve(answer);
      // the driver attaches the statement with its values to the error
      delete error.sql;
      reject(error as unknown as Error);
    });
  });

/** Uses a connection of knex's pool directly, because knex's query builder costs more than the statement. */
export const onConnection = async <T>(
  { client }: Knex,
  work: (connection: MysqlConnection) => Promise<T>,
): Promise<T> => {
  const { pool } = client as { readonly pool?: Pick<ConnectionPool<MysqlConnection>, 'take' | 'release'> };
  if (!pool) throw new Error('The pool of database connections is closed');
  const taken = pool.take();
  const connection = taken instanceof Promise ? await taken : taken;
  try {
    return await work(connection);
  } finally {
    pool.release(connection);
  }
};
