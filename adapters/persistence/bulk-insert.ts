import { chunks, placeholders, type Sql, type Value } from './sql.js';

export type Row = Readonly<Record<string, Value>>;

/** On a duplicate key: leave the row, set these columns, or add to those. */
export type OnConflict = {
  readonly keys: readonly string[];
  readonly update: readonly string[] | 'nothing';
  readonly add?: readonly string[];
};

/** Values per statement; MariaDB allows 16 MB. A statement of SQLite keeps the whole server waiting, so it is short. */
const VALUES = { mysql: 12_000, sqlite: 2_000 } as const;

/** Inserts any number of rows in few statements. All rows have the columns of the first. */
export const bulkInsert = (sql: Sql, table: string, rows: readonly Row[], onConflict?: OnConflict): Promise<void> =>
  bulkInsertOf(sql, table, rows, (row) => row, onConflict);

/** The same for items that are converted to rows batch by batch. */
export const bulkInsertOf = async <T>(
  sql: Sql,
  table: string,
  things: readonly T[],
  rowOf: (thing: T) => Row,
  onConflict?: OnConflict,
): Promise<void> => {
  const [first] = things;
  if (first === undefined) return;
  const columns = Object.keys(rowOf(first));
  const row = `(${placeholders(columns)})`;
  const [head, tail] = [`INSERT INTO ${table} (${columns.join(', ')}) VALUES `, conflict(sql, table, onConflict)];
  for (const some of chunks(things, Math.max(1, Math.floor(VALUES[sql.kind] / columns.length)))) {
    // without arrays in between, of which there would be one for each row
    const values: Value[] = [];
    for (const item of some) {
      const own = rowOf(item);
      for (const column of columns) values.push(own[column] ?? null);
    }
    await sql.run(`${head}${Array<string>(some.length).fill(row).join(', ')}${tail}`, values);
  }
};

const conflict = (sql: Sql, table: string, onConflict?: OnConflict): string => {
  if (!onConflict) return '';
  const { keys, update, add = [] } = onConflict;
  if (sql.kind === 'mysql') {
    // INSERT IGNORE would also hide other errors; setting a key to itself does not
    const sets =
      update === 'nothing'
        ? keys.map((key) => `${key} = ${key}`)
        : [
            ...update.map((text) => `${text} = VALUES(${text})`),
            ...add.map((text) => `${text} = ${text} + VALUES(${text})`),
          ];
    return ` ON DUPLICATE KEY UPDATE ${sets.join(', ')}`;
  }
  const action =
    update === 'nothing'
      ? 'NOTHING'
      : `UPDATE SET ${[
          ...update.map((text) => `${text} = excluded.${text}`),
          ...add.map((text) => `${text} = ${table}.${text} + excluded.${text}`),
        ].join(', ')}`;
  return ` ON CONFLICT (${keys.join(', ')}) DO ${action}`;
};
