import type { Knex } from 'knex';

export const isMysql = (knex: Knex): boolean => knex.client.driverName === 'mysql2';

/** The largest integer that JavaScript reads exactly; on SQLite, text compares as larger. */
const MOST = Number.MAX_SAFE_INTEGER;

/**
 * Column types with the same meaning on both databases: text compares byte by byte, times and ids are sortable text.
 */
const columnsOf = (knex: Knex, tableName: string, table: Knex.CreateTableBuilder) => {
  const check = (of: string, condition: string): void => void table.check(condition, [], `${tableName}_${of}_check`);
  const ascii = (type: string): string => (isMysql(knex) ? `${type} CHARACTER SET ascii COLLATE ascii_bin` : type);
  return {
    table,
    id: (name = 'id') => table.specificType(name, ascii('CHAR(26)')),
    /** codes, digests and keys: ASCII only */
    code: (name: string, length: number) => table.specificType(name, ascii(`VARCHAR(${length})`)),
    instant: (name: string) => table.specificType(name, ascii('CHAR(24)')),
    date: (name: string) => table.specificType(name, ascii('CHAR(10)')),
    currency: () => table.specificType('currency', ascii('CHAR(3)')).notNullable(),
    money: (name: string) => table.bigInteger(name).notNullable(),
    flag: (name: string) => table.boolean(name).notNullable(),
    text: (name: string, length = 255) => table.string(name, length),
    long: (name: string) => table.text(name, 'longtext'),
    /** Only of a new table: `addChecks` adds one to a table with rows. Fails as `<table>_<of>_check`. */
    check,
    /** checks that columns are integers from `least` up to the largest that JavaScript reads exactly */
    atLeast: (least: number, ...columns: readonly string[]): void => {
      for (const column of columns) check(column, `${column} BETWEEN ${least} AND ${MOST}`);
    },
  };
};
export type Columns = ReturnType<typeof columnsOf>;

/** MySQL commits each schema change separately, so an interrupted migration may find some of its tables. */
export const createTable = async (knex: Knex, name: string, build: (columns: Columns) => void): Promise<void> => {
  if (await knex.schema.hasTable(name)) return;
  const schema = knex.schema.createTable(name, (table) => {
    if (isMysql(knex)) {
      table.engine('InnoDB');
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    build(columnsOf(knex, name, table));
  });
  if (!isMysql(knex)) return schema;
  // on MySQL each ALTER costs as much as the CREATE, so the keys that knex adds later become part of it
  const [create = '', ...alters] = schema.toSQL().map((sql) => sql.sql);
  const [prefix, end] = [`alter table \`${name}\` add `, ') default character set'];
  if (!create.includes(end) || !alters.every((alter) => alter.startsWith(prefix)))
    throw new Error(`Unexpected statement for table ${name}`);
  const keys = alters.map((alter) => `, ${alter.slice(prefix.length)}`).join('');
  await knex.raw(create.replace(end, () => keys + end));
};

/** Adds columns and their indexes together; does nothing if the first column exists. */
export const addColumns = async (knex: Knex, name: string, build: (columns: Columns) => void): Promise<void> => {
  const schema = knex.schema.alterTable(name, (table) => build(columnsOf(knex, name, table)));
  const statements = schema.toSQL().map((sql) => sql.sql);
  const [, first = ''] = /add (?:column )?[`"](\w+)[`"]/i.exec(statements[0] ?? '') ?? [];
  if (await knex.schema.hasColumn(name, first)) return;
  if (!isMysql(knex)) return schema;
  const prefix = `alter table \`${name}\` `;
  if (!statements.every((statement) => statement.startsWith(prefix)))
    throw new Error(`Unexpected statement for table ${name}`);
  await knex.raw(prefix + statements.map((statement) => statement.slice(prefix.length)).join(', '));
};

/** Makes rows read-only with triggers, for tables that are a history. */
export const appendOnly = async (knex: Knex, table: string): Promise<void> => {
  for (const act of ['UPDATE', 'DELETE']) {
    const name = `${table}_no_${act.toLowerCase()}`;
    const refuse = isMysql(knex)
      ? `FOR EACH ROW SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = '${table} is append-only'`
      : `BEGIN SELECT RAISE(ABORT, '${table} is append-only'); END`;
    await knex.raw(`CREATE TRIGGER IF NOT EXISTS ${name} BEFORE ${act} ON ${table} ${refuse}`);
  }
};

export interface IndexChanges {
  readonly add: Readonly<Record<string, readonly string[]>>;
  readonly drop: readonly string[];
}

/** Adds and drops indexes in one statement; skips what is already done. */
export const changeIndexes = async (knex: Knex, name: string, { add, drop }: IndexChanges): Promise<void> => {
  const there = await indexesOf(knex, name);
  const added = Object.entries(add).filter(([index]) => !there.has(index));
  const dropped = drop.filter((index) => there.has(index));
  if (!isMysql(knex)) {
    for (const [index, columns] of added) await knex.raw(`CREATE INDEX ${index} ON ${name} (${columns.join(', ')})`);
    for (const index of dropped) await knex.raw(`DROP INDEX ${index}`);
    return;
  }
  const changes = [
    ...added.map(([index, columns]) => `ADD INDEX ${index} (${columns.join(', ')})`),
    ...dropped.map((index) => `DROP INDEX ${index}`),
  ];
  if (changes.length > 0) await knex.raw(`ALTER TABLE ${name} ${changes.join(', ')}`);
};

const indexesOf = async (knex: Knex, table: string): Promise<ReadonlySet<string>> => {
  const rows: readonly { readonly name: string }[] = isMysql(knex)
    ? await knex('information_schema.statistics')
        .distinct('index_name as name')
        .whereRaw('table_schema = DATABASE()')
        .where('table_name', table)
    : await knex('sqlite_master').select('name').where({ type: 'index', tbl_name: table });
  return new Set(rows.map((row) => row.name));
};
