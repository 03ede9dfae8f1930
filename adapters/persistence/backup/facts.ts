import type { Anchor } from '@rrr/core/audit';
import type { Knex } from 'knex';
import { newestLink } from '../history/newest-link.js';
import type { Database } from '../open-database.js';
import { type Sql, sqlOn, toSafeInteger } from '../sql.js';

/** A record and when it was made. */
export interface Newest {
  readonly id: string;
  readonly at: string;
}

/** What tells one state of the database from another. */
export interface Facts {
  /** names of the migrations that were run */
  readonly migrations: readonly string[];
  /** rows of each table */
  readonly tables: Readonly<Record<string, number>>;
  /** the ends of both chains of history */
  readonly heads: Pick<Anchor, 'audit' | 'ledger'>;
  /** the newest records; null where there are none */
  readonly newest: { readonly ledger: Newest | null; readonly audit: Newest | null };
}

/** The table that is there while a restore runs. */
export const UNFINISHED = 'restore_unfinished';

const TABLES: Readonly<Record<Database['kind'], string>> = {
  sqlite: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY name",
  mysql: `SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' ORDER BY table_name`,
};

export const tablesOf = async (sql: Pick<Sql, 'rows' | 'kind'>): Promise<readonly string[]> =>
  (await sql.rows<{ name: string }>(TABLES[sql.kind])).map((row) => row.name).filter((name) => name !== UNFINISHED);

const newestOf = async (sql: Sql, table: 'ledger_entries' | 'audit_log'): Promise<Newest | null> => {
  const [row] = await sql.rows<Newest>(
    `SELECT id, at FROM ${table} WHERE at = (SELECT MAX(at) FROM ${table}) ORDER BY id DESC LIMIT 1`,
  );
  return row ? { id: row.id, at: row.at } : null;
};

/** Counts one snapshot of the database. */
export const factsOf = (db: Pick<Database, 'kind'> & { readonly long: { readonly read: Knex } }): Promise<Facts> => {
  const config = db.kind === 'mysql' ? ({ isolationLevel: 'repeatable read' } as const) : { readOnly: true };
  return db.long.read.transaction(async (trx) => {
    const sql = sqlOn(trx, db.kind);
    const tables: Record<string, number> = {};
    for (const name of await tablesOf(sql)) {
      const [row] = await sql.rows<{ n: number | string }>(`SELECT COUNT(*) AS n FROM ${name}`);
      tables[name] = toSafeInteger(row?.n ?? 0);
    }
    const migrations = await sql.rows<{ name: string }>('SELECT name FROM knex_migrations ORDER BY id');
    return {
      migrations: migrations.map((migration) => migration.name),
      tables,
      heads: { audit: await newestLink(sql, 'audit'), ledger: await newestLink(sql, 'ledger') },
      newest: { ledger: await newestOf(sql, 'ledger_entries'), audit: await newestOf(sql, 'audit_log') },
    };
  }, config);
};

const atHead = (is: Facts['heads']['audit']): string => (is.count === 0 ? 'nothing' : `${is.count} with ${is.hash}`);

/** Where two states differ, one sentence each. */
export const differencesOf = (expected: Facts, found: Facts): readonly string[] => {
  const names = [...new Set([...Object.keys(expected.tables), ...Object.keys(found.tables)])].toSorted();
  const counts = names.flatMap((name) => {
    const [was, is] = [expected.tables[name], found.tables[name]];
    return was === is ? [] : [`The table ${name} has ${is ?? 'no'} rows instead of ${was ?? 'none'}.`];
  });
  const heads = (['audit', 'ledger'] as const).flatMap((chain) => {
    const [was, is] = [atHead(expected.heads[chain]), atHead(found.heads[chain])];
    return was === is ? [] : [`The ${chain} chain ends at ${is} instead of ${was}.`];
  });
  return [...counts, ...heads];
};
