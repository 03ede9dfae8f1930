/** What is needed of a connection of the driver. */
export interface Asking {
  prepare(sql: string): { all(bindings: readonly unknown[]): unknown[] };
}

/** The tables that a connection wrote, each with the number of its last write. */
interface Written {
  count: number;
  /** the last write of which the table is not known */
  anything: number;
  readonly tables: Map<string, number>;
}

/** A moment of the database, as its writing connection knows it. */
export interface Moment {
  readonly connection: Asking;
  readonly count: number;
  /** changes when another process writes */
  readonly version: unknown;
}

const written = new WeakMap<Asking, Written>();
const writtenBy = (connection: Asking): Written => {
  const own = written.get(connection) ?? { count: 0, anything: 0, tables: new Map<string, number>() };
  written.set(connection, own);
  return own;
};

const READS = /^\s*(?:SELECT|BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|PRAGMA data_version)\b/i;
const WRITES = /^\s*(?:INSERT(?: OR \w+)? INTO|UPDATE(?: OR \w+)?|DELETE FROM)\s+[`"]?(\w+)/i;

/** The table that a statement writes; `null`: it only reads; `undefined`: not known. */
export const tableWrittenBy = (text: string): string | null | undefined =>
  READS.test(text) ? null : WRITES.exec(text)?.[1]?.toLowerCase();

/** Notes a statement before it is run. One that fails or is rolled back counts too. */
export const noteStatement = (connection: Asking, text: string): void => {
  const table = tableWrittenBy(text);
  if (table === null) return;
  const own = writtenBy(connection);
  own.count += 1;
  if (table === undefined) own.anything = own.count;
  else own.tables.set(table, own.count);
};

/** The moment now; no transaction may be open on the connection, or it must be the one that asks. */
export const momentOf = (connection: Asking): Moment => ({
  connection,
  count: writtenBy(connection).count,
  version: JSON.stringify(connection.prepare('PRAGMA data_version').all([])),
});

/** The tables that may have changed between two moments; undefined: any. */
export const tablesChanged = (since: Moment, now: Moment): readonly string[] | undefined => {
  const own = writtenBy(now.connection);
  if (since.connection !== now.connection || since.version !== now.version || own.anything > since.count)
    return undefined;
  return [...own.tables].flatMap(([table, count]) => (count > since.count ? [table] : []));
};
