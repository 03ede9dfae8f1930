import type { Knex } from 'knex';
import { isMysql } from './columns.js';

/** What the rows of a table must keep to. */
export interface TableChecks {
  readonly table: string;
  /** columns that name a row to a person */
  readonly key: readonly string[];
  /** name of the constraint → condition that both databases understand */
  readonly checks: Readonly<Record<string, string>>;
}

/** A migration cannot be done before a person did something; the message says what. */
export class MigrationRefused extends Error {}

/** Rows are in the way of a migration: it says which, and has changed nothing. */
class RowsInTheWay extends MigrationRefused {
  constructor(rows: readonly string[]) {
    super(
      [
        'The database has invalid rows, so its tables were not changed:',
        ...rows.map((it) => `  ${it}`),
        'Compare them with a backup and with the output of ledger:verify (run it with the version that wrote them), ' +
          'correct them, then start again.',
      ].join('\n'),
    );
    this.name = 'RowsInTheWay';
  }
}

/** So many rows of one kind are named. */
const NAMED = 20;

/** Rows that break a check, by table, key and check. One look at each table. */
const broken = async (knex: Knex, { table, key, checks }: TableChecks): Promise<readonly string[]> => {
  const all = Object.values(checks).map((it) => `(${it})`);
  // a condition about a value that is not there holds
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
    const ids = rows.slice(0, NAMED).map((row) => key.map((it) => String(row[it])).join('/'));
    if (ids.length > 0)
      said.push(`${table} ${ids.join(', ')}${rows.length > NAMED ? ' and more' : ''}: violates ${name} (${condition})`);
  }
  return said;
};

const allBroken = async (knex: Knex, tables: readonly TableChecks[]): Promise<readonly string[]> => {
  const said: string[] = [];
  for (const it of tables) said.push(...(await broken(knex, it)));
  return said;
};

/**
 * Lets the database refuse values. All tables are looked at before the first is changed; checks that stand already are
 * let be, so that it goes on where it was cut short.
 * @throws RowsInTheWay
 */
export const addChecks = async (knex: Knex, tables: readonly TableChecks[]): Promise<void> => {
  const missing: TableChecks[] = [];
  for (const it of tables) {
    const there = await checksOf(knex, it.table);
    const checks = Object.fromEntries(Object.entries(it.checks).filter(([name]) => !there.has(name)));
    if (Object.keys(checks).length > 0) missing.push({ ...it, checks });
  }
  const said = await allBroken(knex, missing);
  if (said.length > 0) throw new RowsInTheWay(said);
  if (isMysql(knex)) await alterTables(knex, missing);
  else await rewriteSchema(knex, missing);
};

const clauses = (checks: TableChecks['checks']): readonly string[] =>
  Object.entries(checks).map(([name, condition]) => `CONSTRAINT ${name} CHECK (${condition})`);

const alterTables = async (knex: Knex, tables: readonly TableChecks[]): Promise<void> => {
  for (const it of tables) {
    try {
      await knex.raw(
        `ALTER TABLE ${it.table} ${clauses(it.checks)
          .map((clause) => `ADD ${clause}`)
          .join(', ')}`,
      );
    } catch (failed) {
      // written meanwhile by a server of the version before
      const said = await broken(knex, it);
      throw said.length > 0 ? new RowsInTheWay(said) : failed;
    }
    const there = await checksOf(knex, it.table);
    if (Object.keys(it.checks).some((name) => !there.has(name)))
      throw new MigrationRefused(
        'The database server ignores CHECK constraints: use MySQL 8.0.16 or MariaDB 10.11, or a newer one',
      );
  }
};

/**
 * SQLite cannot add a CHECK to a table. A copy of each table under another name would need foreign keys off and the
 * triggers gone that keep the ledger as it is; instead the text of the table is changed, which touches no row, and all
 * within the transaction of the migration (docs/adr/0039-checks-in-the-database.md).
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
    // other connections read the schema anew; this one does so at once, and refuses a text that it cannot read
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
    return new Set(rows.map((it) => it.name));
  }
  const [{ sql = '' } = {}]: readonly { readonly sql?: string }[] = await knex('sqlite_master')
    .select('sql')
    .where({ type: 'table', name: table });
  return new Set([...sql.matchAll(/CONSTRAINT (\w+) CHECK/gi)].map(([, name = '']) => name));
};
