import type { Facts, Newest } from './facts.js';

/** Where the binary log was when the dump began. */
export interface LogPosition {
  readonly file: string;
  readonly position: number;
}

export interface DumpFacts {
  readonly facts: Facts;
  readonly log: LogPosition | null;
  /** whether the last line was that of a whole dump */
  readonly isWhole: boolean;
}

/** Columns whose values are read; of all other tables the rows are only counted. */
const READ: Readonly<Record<string, readonly string[]>> = {
  knex_migrations: ['name'],
  audit_chain: ['position', 'hash'],
  ledger_heads: ['position', 'hash'],
  audit_log: ['id', 'at'],
  ledger_entries: ['id', 'at'],
};
const INSERT = 'INSERT INTO `';
const VALUES = ' VALUES';
const [QUOTE, BACKSLASH, OPEN, CLOSE, COMMA, END, NEW_LINE] = [0x27, 0x5c, 0x28, 0x29, 0x2c, 0x3b, 0x0a];
const POSITION = /^-- CHANGE (?:MASTER|REPLICATION SOURCE) TO \w+_LOG_FILE='([^']+)', \w+_LOG_POS=(\d+);/;

type Row = Readonly<Record<string, string>>;

/**
 * Reads what a dump contains while it is written, because no other connection sees the dump's snapshot. `push` takes
 * its bytes in order.
 */
export const dumpReader = () => {
  const tables = new Map<string, number>();
  const migrations: string[] = [];
  const heads = { audit: { count: 0, hash: '' }, ledger: { count: 0, hash: '' } };
  const newest: { ledger: Newest | null; audit: Newest | null } = { ledger: null, audit: null };
  let log: LogPosition | null = null;
  let isWhole = false;
  let carried: Buffer = Buffer.alloc(0);
  let inTrigger = false;
  /** the statement that inserts rows, if one is being read */
  let insert: { table: string; columns: readonly string[]; wanted: readonly string[] | undefined } | null = null;
  let [depth, column, isQuoted, isEscaped] = [0, 0, false, false];
  let row: Record<string, string> = {};
  let value: number[] | null = null;

  const noteHead = (chain: 'audit' | 'ledger', { position, hash }: Row): void => {
    if (Number(position) > heads[chain].count) heads[chain] = { count: Number(position), hash: hash ?? '' };
  };
  const noteNewest = (which: 'audit' | 'ledger', { id = '', at = '' }: Row): void => {
    const known = newest[which];
    if (!known || at > known.at || (at === known.at && id > known.id)) newest[which] = { id, at };
  };
  const noteRow = (table: string): void => {
    tables.set(table, (tables.get(table) ?? 0) + 1);
    if (table === 'knex_migrations') migrations.push(row['name'] ?? '');
    if (table === 'audit_chain') noteHead('audit', row);
    if (table === 'ledger_heads') noteHead('ledger', row);
    if (table === 'audit_log') noteNewest('audit', row);
    if (table === 'ledger_entries') noteNewest('ledger', row);
  };
  const beginValue = (): void => {
    value = insert?.wanted?.includes(insert.columns[column] ?? '') ? [] : null;
  };
  const endValue = (): void => {
    if (value) row[insert?.columns[column] ?? ''] = Buffer.from(value).toString('utf8').trim();
    value = null;
  };
  /** One byte of a statement outside of quotes. @returns whether the statement ends */
  const structure = (byte: number, table: string): boolean => {
    if (byte === OPEN) {
      depth += 1;
      if (depth === 1) [row, column] = [{}, 0];
      if (depth === 1) beginValue();
    } else if (byte === CLOSE) {
      depth -= 1;
      if (depth > 0) return false;
      endValue();
      noteRow(table);
    } else if (byte === COMMA && depth === 1) {
      endValue();
      column += 1;
      beginValue();
    } else if (byte === END && depth === 0) return true;
    else value?.push(byte);
    return false;
  };
  /** @returns where the statement ended; the length while it goes on */
  const readRows = (bytes: Buffer, from: number, table: string): number => {
    for (let at = from; at < bytes.length; at += 1) {
      const byte = bytes[at] as number;
      if (isEscaped) {
        value?.push(byte);
        isEscaped = false;
      } else if (isQuoted) {
        if (byte === QUOTE) isQuoted = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else value?.push(byte);
      } else if (byte === QUOTE) isQuoted = true;
      else if (structure(byte, table)) {
        insert = null;
        return at + 1;
      }
    }
    return bytes.length;
  };
  const readLine = (line: string): void => {
    if (line.startsWith('DELIMITER')) inTrigger = line.trim() !== 'DELIMITER ;';
    const [, created] = /^CREATE TABLE `([^`]+)`/.exec(line) ?? [];
    if (created !== undefined) tables.set(created, 0);
    const [, file = '', position = ''] = POSITION.exec(line) ?? [];
    if (file !== '') log = { file, position: Number(position) };
    isWhole = line.startsWith('-- Dump completed');
  };
  /** @returns where to go on; null when more bytes are needed */
  const readStart = (bytes: Buffer, from: number): number | null => {
    const line = bytes.indexOf(NEW_LINE, from);
    const isInsert = !inTrigger && bytes.toString('latin1', from, from + INSERT.length) === INSERT;
    const values = isInsert ? bytes.indexOf(VALUES, from) : -1;
    if (values >= 0) {
      const [, table = '', names = ''] = /`([^`]+)` \((.*)\)/.exec(bytes.toString('utf8', from, values)) ?? [];
      insert = { table, columns: [...names.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text), wanted: READ[table] };
      return values + VALUES.length;
    }
    if (line < 0) return null;
    readLine(bytes.toString('utf8', from, Math.min(line, from + 400)));
    return line + 1;
  };
  return {
    push: (chunk: Buffer): void => {
      const bytes = carried.length === 0 ? chunk : Buffer.concat([carried, chunk]);
      let at = 0;
      while (at < bytes.length) {
        const next: number | null = insert ? readRows(bytes, at, insert.table) : readStart(bytes, at);
        if (next === null) break;
        at = next;
      }
      carried = bytes.subarray(at);
    },
    read: (): DumpFacts => {
      if (carried.length > 0) readLine(carried.toString('utf8', 0, 400));
      return {
        facts: { migrations, tables: Object.fromEntries([...tables].toSorted()), heads, newest },
        log,
        isWhole,
      };
    },
  };
};
