import type { Knex } from 'knex';
import { isMysql } from './columns.js';

/** The checks of one table. */
export interface TableChecks {
  readonly table: string;
  /** columns that identify a row to a person */
  readonly key: readonly string[];
  /** constraint name → condition, valid on both databases */
  readonly checks: Readonly<Record<string, string>>;
}

/** A migration needs a person to act first; the message says how. */
export class MigrationRefused extends Error {}

/** Some rows break a check. The message names them; nothing was changed. */
class RowsInTheWay extends MigrationRefused {
  constructor(rows: readonly string[]) {
    super(
      [
        'The database has invalid rows, so its tables were not changed:',
        ...rows.map((row) => `  ${row}`),
        'Compare them with a backup and with the output of ledger:verify (run it with the version that wrote them), ' +
          'correct them, then start again.',
      ].join('\n'),
    );
    this.name = 'RowsInTheWay';
  }
}

/** Most rows named per check. */
const NAMED = 20;

/** @throws MigrationRefused for a MySQL server that reads CHECK constraints and ignores them */
export const refuseWithoutChecks = async (knex: Knex): Promise<void> => {
  if (!isMysql(knex)) return;
  const [listed] = await knex('information_schema.tables')
    .select(knex.raw('1 as one'))
    .where({ table_schema: 'information_schema', table_name: 'CHECK_CONSTRAINTS' });
  if (listed === undefined)
    throw new MigrationRefused(
      'The database server ignores CHECK constraints: use MySQL 8.0.16 or MariaDB 10.11, or a newer one',
    );
};

/** Rows that break a check, by table, key and check. Reads each table once. */
const broken = async (knex: Knex, { table, key, checks }: TableChecks): Promise<readonly string[]> => {
  const all = Object.values(checks).map((check) => `(${check})`);
  // a condition about a missing value holds
  const [first] = await knex(table)
    .select(knex.raw('1 as one'))
    .whereRaw(`NOT (${all.join(' AND ')})`)
    .limit(1);
  if (!first) return [];
  const said: string[] = [];
  for (const [name, condition] of Object.entries(checks)) {
    const rows: readonly Record<string, unknown>[] = await knex(table)
      .select([...key])
      .whereRaw(`NOT (${condition})`)
      .orderBy([...key])
      .limit(NAMED + 1);
    const ids = rows.slice(0, NAMED).map((row) => key.map((field) => String(row[field])).join('/'));
    if (ids.length > 0)
      said.push(`${table} ${ids.join(', ')}${rows.length > NAMED ? ' and more' : ''}: violates ${name} (${condition})`);
  }
  return said;
};

const allBroken = async (knex: Knex, tables: readonly TableChecks[]): Promise<readonly string[]> => {
  const said: string[] = [];
  for (const table of tables) said.push(...(await broken(knex, table)));
  return said;
};

/**
 * Adds checks to the database. All tables are examined before the first is changed. Existing checks are skipped, so an
 * interrupted migration can continue.
 * @throws RowsInTheWay
 */
export const addChecks = async (knex: Knex, tables: readonly TableChecks[]): Promise<void> => {
  const missing: TableChecks[] = [];
  for (const table of tables) {
    const there = await checksOf(knex, table.table);
    const checks = Object.fromEntries(Object.entries(table.checks).filter(([name]) => !there.has(name)));
    if (Object.keys(checks).length > 0) missing.push({ ...table, checks });
  }
  const said = await allBroken(knex, missing);
  if (said.length > 0) throw new RowsInTheWay(said);
  if (isMysql(knex)) await alterTables(knex, missing);
  else await rewriteSchema(knex, missing);
};

const clauses = (checks: TableChecks['checks']): readonly string[] =>
  Object.entries(checks).map(([name, condition]) => `CONSTRAINT ${name} CHECK (${condition})`);

const alterTables = async (knex: Knex, tables: readonly TableChecks[]): Promise<void> => {
  for (const table of tables) {
    try {
      await knex.raw(
        `ALTER TABLE ${table.table} ${clauses(table.checks)
          .map((clause) => `ADD ${clause}`)
          .join(', ')}`,
      );
    } catch (failed) {
      // written meanwhile by a server of the previous version
      const said = await broken(knex, table);
      throw said.length > 0 ? new RowsInTheWay(said) : failed;
    }
  }
};

/**
 * SQLite cannot add a CHECK to a table. Copying each table would require foreign keys off and the triggers that
 * protect the ledger dropped. Instead the table's SQL is edited within the migration's transaction, which changes no
 * row.
 */
const rewriteSchema = async (knex: Knex, tables: readonly TableChecks[]): Promise<void> => {
  if (tables.length === 0) return;
  const [{ schema_version: version = 0 } = {}] = (await knex.raw('PRAGMA schema_version')) as readonly {
    readonly schema_version?: number;
  }[];
  await knex.raw('PRAGMA writable_schema = ON');
  try {
    for (const { table, checks } of tables) {
      const [{ sql = '' } = {}]: readonly { readonly sql?: string }[] = await knex('sqlite_master')
        .select('sql')
        .where({ type: 'table', name: table });
      if (!/\)\s*$/.test(sql)) throw new Error(`Unexpected text of table ${table}`);
      await knex.raw("UPDATE sqlite_master SET sql = ? WHERE type = 'table' AND name = ?", [
        sql.replace(/\)\s*$/, `, ${clauses(checks).join(', ')})`),
        table,
      ]);
    }
    // reloads the schema in this connection at once, and fails if the text is not valid; other connections reload it
    // anyway
    await knex.raw(`PRAGMA schema_version = ${version + 1}`);
  } finally {
    await knex.raw('PRAGMA writable_schema = RESET');
  }
  for (const { table } of tables) await knex(table).select(knex.raw('1 as one')).limit(1);
};

const checksOf = async (knex: Knex, table: string): Promise<ReadonlySet<string>> => {
  if (isMysql(knex)) {
    const rows: readonly { readonly name: string }[] = await knex('information_schema.table_constraints')
      .select('constraint_name as name')
      .whereRaw("constraint_schema = DATABASE() AND constraint_type = 'CHECK'")
      .where('table_name', table);
    return new Set(rows.map((row) => row.name));
  }
  const [{ sql = '' } = {}]: readonly { readonly sql?: string }[] = await knex('sqlite_master')
    .select('sql')
    .where({ type: 'table', name: table });
  return new Set([...sql.matchAll(/CONSTRAINT (\w+) CHECK/gi)].map(([, name = '']) => name));
};
