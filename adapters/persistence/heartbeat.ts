import type { Knex } from 'knex';
import { ask, onConnection, type Statement } from './mysql-connection.js';

/** a row among those of the jobs, which no job reads */
const INSERT = "INSERT INTO jobs (name, finished_at) VALUES ('heartbeat', ?)";
const statement = (otherwise: string): Statement => ({
  text: `${INSERT} ${otherwise}`,
  values: [new Date().toISOString()],
});

/** Writes one row on MySQL or MariaDB; `sent` is called when a connection was free. */
export const beatMysql = (write: Knex, sent: () => void): Promise<unknown> =>
  onConnection(write, (connection) => {
    sent();
    return ask(connection, statement('ON DUPLICATE KEY UPDATE finished_at = VALUES(finished_at)'));
  });

/** The same on SQLite, where a write needs no time but that of the disk. */
export const beatSqlite = async (write: Knex): Promise<unknown> => {
  const { text, values } = statement('ON CONFLICT (name) DO UPDATE SET finished_at = excluded.finished_at');
  return write.raw(text, values as string[]);
};
