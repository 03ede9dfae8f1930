import { type Sheet, type SheetProblemCode, type SheetRow, trimmed } from '../imports/index.js';
import { nameKey } from '../shared/index.js';
import { MOST_PLACES } from './class-list.js';
import type { PayoutPlace, PayoutType } from './event.js';

export const CLASS_ROW_PROBLEMS = [
  /** no row near the top has a Class column */
  'HEADER_UNKNOWN',
  /** a header keyword in the wrong case; `value` is the header */
  'HEADER_CASE',
  /** two columns with the same meaning or place */
  'HEADER_TWICE',
  /** a place column below 1 or above 100 */
  'PLACE_OUT_OF_RANGE',
  'NO_ROWS',
  'CLASS_MISSING',
  'CLASS_TWICE',
  'TEXT_TOO_LONG',
  /** not cash, dealer credit or none */
  'PAYOUT_UNKNOWN',
  /** a currency sign; amounts must be plain numbers */
  'AMOUNT_WITH_SIGN',
  'AMOUNT_NOT_A_NUMBER',
  /** one million or more is taken for a typing error */
  'AMOUNT_TOO_LARGE',
  'ENTRANTS_NOT_A_NUMBER',
] as const;
export type ClassRowProblemCode = (typeof CLASS_ROW_PROBLEMS)[number];

export interface ClassRowProblem {
  readonly line: number;
  readonly column: string | null;
  readonly value: string | null;
  readonly code: ClassRowProblemCode | SheetProblemCode;
}

/** One class of a file. */
export interface ClassRow {
  readonly line: number;
  readonly name: string;
  /** null: no such column, or an empty cell */
  readonly payoutType: PayoutType | null;
  readonly places: readonly PayoutPlace[];
  readonly entrants: number | null;
}

export interface ClassesRead {
  readonly headerLine: number;
  readonly rows: readonly ClassRow[];
  /** if not empty, the file must not be applied */
  readonly problems: readonly ClassRowProblem[];
}

type Field = 'class' | 'payout' | 'entrants';
/** The case-sensitive header keywords (requirements §5). */
const KEYWORDS: ReadonlyMap<string, Field> = new Map([
  ['Class', 'class'],
  ['Classe', 'class'],
  ['Payout', 'payout'],
  ['Paiement', 'payout'],
  ['Entrants', 'entrants'],
  ['Partants', 'entrants'],
]);
const LOWER = new Set([...KEYWORDS.keys()].map((it) => it.toLowerCase()));
const PLACE = /^Place ?(\d{1,3})$/;
const PAYOUTS: ReadonlyMap<string, PayoutType> = new Map([
  ...['cash', 'comptant', 'argent'].map((it) => [it, 'cash'] as const),
  ...['dealer credit', 'dealercredit', 'credit', 'credit concessionnaire', 'credit chez le concessionnaire'].map(
    (it) => [it, 'dealerCredit'] as const,
  ),
  ...['no payout', 'nopayout', 'none', 'aucun', 'aucun paiement', 'sans paiement'].map(
    (it) => [it, 'noPayout'] as const,
  ),
]);
const LOOKED_AT = 30;
const LONGEST_NAME = 120;
const MOST_ENTRANTS = 10_000;
const AMOUNT = /^(\d{1,9})(?:[.,](\d{1,2}))?$/;
/** minor units */
const MOST_AMOUNT = 100_000_000;

const shown = (text: string): string | null => (text === '' ? null : text.slice(0, 200));
const isClassHeader = ({ cells }: SheetRow): boolean =>
  cells.some((it) => ['class', 'classe'].includes(trimmed(it).toLowerCase()));

interface Columns {
  readonly fields: ReadonlyMap<Field, number>;
  /** columns of places, in the order of the places */
  readonly places: readonly (readonly [place: number, column: number])[];
  readonly problems: readonly ClassRowProblem[];
}

const columnsOf = ({ line, cells }: SheetRow): Columns => {
  const fields = new Map<Field, number>();
  const places = new Map<number, number>();
  const problems: ClassRowProblem[] = [];
  cells.forEach((cell, at) => {
    const header = trimmed(cell);
    const say = (code: ClassRowProblemCode): void =>
      void problems.push({ line, column: shown(header), value: shown(header), code });
    const field = KEYWORDS.get(header);
    const place = Number(PLACE.exec(header)?.[1] ?? 0);
    if (field) {
      if (fields.has(field)) say('HEADER_TWICE');
      else fields.set(field, at);
    } else if (PLACE.test(header)) {
      if (place < 1 || place > MOST_PLACES) say('PLACE_OUT_OF_RANGE');
      else if (places.has(place)) say('HEADER_TWICE');
      else places.set(place, at);
    } else if (LOWER.has(header.toLowerCase()) || /^place ?\d{1,3}$/i.test(header)) say('HEADER_CASE');
  });
  return { fields, places: [...places].toSorted(([a], [b]) => a - b), problems };
};

/**
 * Reads a file of classes and payout places (requirements §5): one row per class, with a Class column and columns Place
 * 1, Place 2 and so on that contain plain numbers. An empty cell pays nothing; other columns are ignored. Never throws.
 */
export const readClasses = (sheet: Sheet): ClassesRead => {
  const at = sheet.rows.slice(0, LOOKED_AT).findIndex(isClassHeader);
  const header = sheet.rows[at];
  if (!header) {
    const [top] = sheet.rows;
    return {
      headerLine: 0,
      rows: [],
      problems: [
        { line: top?.line ?? 1, column: null, value: shown(top?.cells.join(', ') ?? ''), code: 'HEADER_UNKNOWN' },
      ],
    };
  }
  const columns = columnsOf(header);
  if (columns.problems.length > 0) return { headerLine: header.line, rows: [], problems: columns.problems };
  const below = sheet.rows.slice(at + 1);
  if (below.length === 0)
    return {
      headerLine: header.line,
      rows: [],
      problems: [{ line: header.line, column: null, value: null, code: 'NO_ROWS' }],
    };

  const problems: ClassRowProblem[] = [];
  const rows = below.flatMap((row) => readRow(row, header, columns, (it) => void problems.push(it)));
  const seen = new Set<string>();
  for (const { line, name } of rows) {
    if (seen.has(nameKey(name)))
      problems.push({
        line,
        column: headerOf(header, columns.fields.get('class')),
        value: shown(name),
        code: 'CLASS_TWICE',
      });
    seen.add(nameKey(name));
  }
  const refused = new Set(problems.map((it) => it.line));
  return {
    headerLine: header.line,
    rows: rows.filter((it) => !refused.has(it.line)),
    problems: problems.toSorted((a, b) => a.line - b.line),
  };
};

const headerOf = ({ cells }: SheetRow, column: number | undefined): string | null =>
  column === undefined ? null : shown(trimmed(cells[column]));

const readRow = (
  row: SheetRow,
  header: SheetRow,
  { fields, places }: Columns,
  report: (problem: ClassRowProblem) => void,
): readonly ClassRow[] => {
  const cell = (column: number | undefined): string => (column === undefined ? '' : trimmed(row.cells[column]));
  const say = (code: ClassRowProblemCode, column: number | undefined): void =>
    report({ line: row.line, column: headerOf(header, column), value: shown(cell(column)), code });

  const name = cell(fields.get('class'));
  if (nameKey(name) === '') say('CLASS_MISSING', fields.get('class'));
  else if (name.length > LONGEST_NAME) say('TEXT_TOO_LONG', fields.get('class'));
  const stated = cell(fields.get('payout'));
  const payoutType = stated === '' ? null : (PAYOUTS.get(nameKey(stated)) ?? null);
  if (stated !== '' && payoutType === null) say('PAYOUT_UNKNOWN', fields.get('payout'));
  const started = cell(fields.get('entrants'));
  const entrants = started === '' ? null : /^\d{1,5}$/.test(started) ? Number(started) : 0;
  if (entrants !== null && (entrants < 1 || entrants > MOST_ENTRANTS))
    say('ENTRANTS_NOT_A_NUMBER', fields.get('entrants'));
  const pays = places.flatMap(([place, column]): readonly PayoutPlace[] => {
    const text = cell(column);
    if (text === '') return [];
    const [, whole, part = ''] = AMOUNT.exec(text) ?? [];
    if (whole === undefined) {
      say(/[$€£]|USD|CAD|EUR/i.test(text) ? 'AMOUNT_WITH_SIGN' : 'AMOUNT_NOT_A_NUMBER', column);
      return [];
    }
    const amount = Number(whole) * 100 + Number(part.padEnd(2, '0'));
    if (amount > MOST_AMOUNT) say('AMOUNT_TOO_LARGE', column);
    return amount === 0 ? [] : [{ place, amount }];
  });
  return nameKey(name) === '' ? [] : [{ line: row.line, name, payoutType, places: pays, entrants }];
};
