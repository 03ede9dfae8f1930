import type { Knex } from 'knex';
import { askUntilFound } from './cluster-node.js';
import { onConnection } from './mysql-connection.js';
import type { Database } from './open-database.js';
import { sqlOn, type Value } from './sql.js';

/** Read-only queries: SQL text, or a query builder for dynamic filters. */
export interface Reader {
  rows<Row>(text: string, values?: readonly Value[]): Promise<readonly Row[]>;
  list<Row>(query: Knex.QueryBuilder): Promise<readonly Row[]>;
}

/** Reads outside transactions; each statement takes its own connection. */
export const readerOn = ({ read, kind }: Database): Reader => {
  const rows: Reader['rows'] =
    kind === 'mysql'
      ? <Row>(text: string, values: readonly Value[] = []) =>
          onConnection(read, (connection) => askUntilFound(read, connection, { text, values })) as Promise<
            readonly Row[]
          >
      : sqlOn(read, kind).rows;
  return {
    rows,
    list: (query) => {
      const { sql, bindings } = query.toSQL();
      return rows(sql, bindings as readonly Value[]);
    },
  };
};
