import { Readable } from 'node:stream';
import { bulkInsert, type Row } from './bulk-insert.js';
import { type MysqlConnection } from './mysql-client.js';
import { ask, onConnection } from './mysql-connection.js';
import type { Database } from './open-database.js';
import { complete, type Seed } from './seed-into.js';
import { chunks, sqlOn, type Value } from './sql.js';
import { noteResultsState } from './stores/results-state.js';
import { TABLES } from './tables/index.js';
import { SEARCHED, vinWordRows, wordRows } from './words.js';

const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\0': '\\0' };
const fieldOf = (value: Value): string => {
  if (value === null) return '\\N';
  if (typeof value === 'string')
    return /[\\\t\n\0]/.test(value) ? value.replace(/[\\\t\n\0]/g, (field) => ESCAPED[field] ?? field) : value;
  return String(Number(value));
};

const LINES = 500;
const textOf = function* (rows: readonly Row[], columns: readonly string[]): Generator<Buffer> {
  for (let from = 0; from < rows.length; from += LINES)
    yield Buffer.from(
      rows
        .slice(from, from + LINES)
        .map((row) => `${columns.map((column) => fieldOf(row[column] ?? null)).join('\t')}\n`)
        .join(''),
    );
};

interface Loaded {
  readonly affectedRows: number;
  readonly warningStatus: number;
}

const loadOn = (connection: MysqlConnection, table: string, rows: readonly Row[]): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {});
  const text = `LOAD DATA LOCAL INFILE 'rows' INTO TABLE ${table} CHARACTER SET utf8mb4
    FIELDS TERMINATED BY '\\t' ESCAPED BY '\\\\' LINES TERMINATED BY '\\n' (${columns.join(', ')})`;
  return new Promise((resolve, reject) => {
    connection.query(
      { sql: text, infileStreamFactory: () => Readable.from(textOf(rows, columns)) },
      [],
      (error, answer) => {
        if (error) return reject(error as unknown as Error);
        const { affectedRows, warningStatus } = answer as Loaded;
        // errors are reported as warnings here
        if (affectedRows !== rows.length || warningStatus > 0)
          return reject(
            new Error(`${table}: ${affectedRows} of ${rows.length} rows came in, with ${warningStatus} warnings`),
          );
        resolve();
      },
    );
  });
};

const eventsOf = (seed: Seed) =>
  chunks([...new Set((seed.classes ?? []).map((raceClass) => raceClass.event_id))], 1_000);

/**
 * Loads millions of rows like `seedInto`, but not in one transaction and without the derived counts, which must be
 * rebuilt at the end. On MySQL, keys are not checked.
 */
export const loadInto = async (db: Database, seed: Seed): Promise<void> => {
  const loads = [
    ...TABLES.map((table) => ({ table: table as string, rows: complete(table, (seed[table] ?? []) as never) })),
    {
      table: 'search_words',
      rows: [...SEARCHED.flatMap((field) => wordRows(field, seed[field] ?? [])), ...vinWordRows(seed.bikes ?? [])],
    },
  ].filter((item) => item.rows.length > 0);
  if (db.kind === 'mysql')
    return onConnection(db.long.write, async (connection) => {
      await ask(connection, { text: 'SET SESSION unique_checks = 0, foreign_key_checks = 0', values: [] });
      try {
        for (const { table, rows } of loads) await loadOn(connection, table, rows);
        for (const some of eventsOf(seed))
          await noteResultsState(
            { run: async (text, values = []) => void (await ask(connection, { text, values })) },
            some,
          );
      } finally {
        await ask(connection, { text: 'SET SESSION unique_checks = 1, foreign_key_checks = 1', values: [] });
      }
    });
  return db.long.write.transaction(async (trx) => {
    const sql = sqlOn(trx, db.kind);
    for (const { table, rows } of loads) await bulkInsert(sql, table, rows);
    for (const some of eventsOf(seed)) await noteResultsState(sql, some);
  });
};

/** The first table that has rows, except the given ones; undefined without any. */
export const firstFilledTable = async (db: Database, except: readonly string[]): Promise<string | undefined> => {
  for (const table of TABLES.filter((candidate) => !except.includes(candidate)))
    if ((await sqlOn(db.read, db.kind).rows(`SELECT 1 AS one FROM ${table} LIMIT 1`)).length > 0) return table;
  return undefined;
};

interface Index {
  readonly name: string;
  readonly isUnique: boolean;
  readonly columns: string;
}

const indexesOf = async (db: Database, table: string): Promise<readonly Index[]> => {
  const rows = await sqlOn(db.read, db.kind).rows<{ name: string; non_unique: number | string; columns: string }>(
    `SELECT index_name AS name, MAX(non_unique) AS non_unique, GROUP_CONCAT(column_name
      ORDER BY seq_in_index) AS columns FROM information_schema.statistics
     WHERE table_schema = DATABASE() AND table_name = ? AND index_name <> 'PRIMARY' GROUP BY index_name`,
    [table],
  );
  return rows.map((row) => ({ name: row.name, isUnique: Number(row.non_unique) === 0, columns: row.columns }));
};

/**
 * Drops the tables' indexes during the work and recreates them at the end, which is faster than updating them row by
 * row. After an interruption, start again with an empty database. On SQLite it only runs the work.
 */
export const withoutIndexes = async (
  db: Database,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> => {
  if (db.kind !== 'mysql') return work();
  const indexes = new Map<string, readonly Index[]>();
  for (const table of tables) indexes.set(table, await indexesOf(db, table));
  const alter = (change: (index: Index) => string): Promise<void> =>
    onConnection(db.long.write, async (connection) => {
      await ask(connection, { text: 'SET SESSION foreign_key_checks = 0', values: [] });
      for (const [table, all] of indexes)
        if (all.length > 0)
          await ask(connection, { text: `ALTER TABLE ${table} ${all.map(change).join(', ')}`, values: [] });
      await ask(connection, { text: 'SET SESSION foreign_key_checks = 1', values: [] });
    });
  await alter((index) => `DROP INDEX ${index.name}`);
  await work();
  await alter((index) => `ADD ${index.isUnique ? 'UNIQUE ' : ''}INDEX ${index.name} (${index.columns})`);
  // refreshes the optimizer statistics, which are wrong after the tables grew
  await onConnection(db.long.write, (connection) =>
    ask(connection, { text: `ANALYZE TABLE ${TABLES.join(', ')}`, values: [] }),
  );
};
