import type { Row } from './bulk-insert.js';
import type { Sql } from './sql.js';

/** Writes the columns of a row anew, by its id. */
export const updateRow = (sql: Sql, table: string, { id = null, ...columns }: Row): Promise<void> =>
  sql.run(
    `UPDATE ${table} SET ${Object.keys(columns)
      .map((key) => `${key} = ?`)
      .join(', ')} WHERE id = ?`,
    [...Object.values(columns), id],
  );
