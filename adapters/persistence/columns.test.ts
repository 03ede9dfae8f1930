import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as records from '@rrr/records';
import ts from 'typescript';
import { sqlOn } from './sql.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';

/** Columns by name, and whether they may be null. */
type Columns = Readonly<Record<string, boolean>>;

/** What the database gives by itself, and no row type names. */
const GIVEN: Readonly<Record<string, Columns>> = { audit_log: { sequence: false } };

const FOLDER = join(import.meta.dirname, 'tables');
const statements = readdirSync(FOLDER).flatMap((name) => [
  ...ts.createSourceFile(name, readFileSync(join(FOLDER, name), 'utf8'), ts.ScriptTarget.Latest, true).statements,
]);
const interfaces = new Map(
  statements.filter(ts.isInterfaceDeclaration).map((statement) => [
    statement.name.text,
    new Map(
      statement.members.filter(ts.isPropertySignature).map((member) => {
        const type = member.type?.getText() ?? '';
        return [member.name.getText(), { type, mayBeNull: /\bnull\b/.test(type) }] as const;
      }),
    ),
  ]),
);

/** The columns of the record that a row type extends: `ColumnsOf<typeof DEALER>`. */
const ofRecord = (row: string): Columns => {
  const declared = statements.filter(ts.isInterfaceDeclaration).find((statement) => statement.name.text === row);
  const extended = declared?.heritageClauses?.map((clause) => clause.getText()).join() ?? '';
  return Object.assign(
    {},
    ...[...extended.matchAll(/ColumnsOf<typeof (\w+)>/g)].map(([, name]) =>
      records.columnsOf(records[name as 'DEALER']),
    ),
  );
};

/** The columns that the row type of a table names. */
const typed = (table: string): Columns => {
  const row = interfaces.get('Tables')?.get(table)?.type.split('.').at(-1) ?? '';
  return {
    ...ofRecord(row),
    ...Object.fromEntries([...(interfaces.get(row) ?? [])].map(([name, { mayBeNull }]) => [name, mayBeNull])),
  };
};

describe.each(KINDS)('on %s', (kind) => {
  let made: TestDatabase;
  beforeAll(async () => {
    made = await newDatabase(kind);
  });
  afterAll(() => made.drop());

  /** The columns that the table has. */
  const stored = async (table: string): Promise<Columns> => {
    const rows = await sqlOn(made.db.read, kind).rows<{ name: string; may_be_null: number | string }>(
      kind === 'sqlite'
        ? `SELECT name, "notnull" = 0 AND pk = 0 AS may_be_null FROM pragma_table_info('${table}')`
        : `SELECT column_name AS name, is_nullable = 'YES' AS may_be_null FROM information_schema.columns
           WHERE table_schema = DATABASE() AND table_name = '${table}'`,
    );
    return Object.fromEntries(rows.map((it) => [it.name, Boolean(Number(it.may_be_null))]));
  };

  test.each([...(interfaces.get('Tables') ?? new Map<string, never>()).keys()])(
    '%s has the columns of its row type',
    async (table) => {
      const columns = typed(table);
      expect(Object.keys(columns)).not.toEqual([]);
      expect(await stored(table)).toEqual({ ...columns, ...GIVEN[table] });
    },
  );

  test('every table has a row type', async () => {
    const rows = await sqlOn(made.db.read, kind).rows<{ name: string }>(
      kind === 'sqlite'
        ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
    );
    const own = rows.map((it) => it.name).filter((it) => !/^(knex_)?migrations?(_|$)/.test(it));
    expect(own.toSorted()).toEqual([...(interfaces.get('Tables') ?? [])].map(([name]) => name).toSorted());
  });
});
