import {
  beyondHeader,
  firstProblems,
  isSameRow,
  type LeftOutRow,
  mayBeRow,
  mendTable,
  normalizeCell,
  NOTHING_MENDED,
  readTop,
  rowText,
  type Sheet,
  type SheetProblemCode,
  type SheetRow,
  type TableMapping,
  type TableMending,
  tableReport,
  type TableReport,
  trimmed,
} from '../imports/index.js';
import { nameKey } from '../shared/index.js';
import { CLASS_TABLE, classColumns, type ClassColumns, isPlaceName, type StatedCurrency } from './class-columns.js';
import type { PayoutPlace, PayoutType } from './event.js';
import { PAYOUTS } from './payout-words.js';

export const CLASS_ROW_PROBLEMS = [
  /** no row near the top has a Class column */
  'HEADER_UNKNOWN',
  /** a header keyword in the wrong case; `value` is the header */
  'HEADER_CASE',
  /** two columns with the same meaning or place */
  'HEADER_TWICE',
  /** a place column below 1 or above 100 */
  'PLACE_OUT_OF_RANGE',
  /** amounts stand in columns that are not clearly of one place each; `value` is the first of them */
  'PLACES_UNCLEAR',
  /** a row above the header that may be a class */
  'ABOVE_HEADER',
  /** a cell to the right of the header, as if a comma had cut an amount in two */
  'CELL_WITHOUT_HEADER',
  /** a text that begins like a total of other rows */
  'MAYBE_TOTAL',
  /** a row that names nothing but a class, among others with amounts: a note, or a class that pays nothing */
  'CLASS_WITHOUT_AMOUNTS',
  'NO_ROWS',
  /** more than 1,000 rows */
  'TOO_MANY_ROWS',
  'CLASS_MISSING',
  'CLASS_TWICE',
  /** the name of a place where the class should be: rows and columns are the other way round */
  'CLASS_IS_PLACE',
  'TEXT_TOO_LONG',
  /** not cash, dealer credit or none */
  'PAYOUT_UNKNOWN',
  /** a currency sign; amounts must be plain numbers */
  'AMOUNT_WITH_SIGN',
  'AMOUNT_NOT_A_NUMBER',
  /** one million or more is taken for a typing error */
  'AMOUNT_TOO_LARGE',
  'ENTRANTS_NOT_A_NUMBER',
  /** a header names another currency than the event pays in; `value` is the header */
  'CURRENCY_DIFFERS',
] as const;
export type ClassRowProblemCode = (typeof CLASS_ROW_PROBLEMS)[number];

export interface ClassRowProblem {
  readonly line: number;
  readonly column: string | null;
  readonly value: string | null;
  readonly code: ClassRowProblemCode | SheetProblemCode;
  /** index of the column, from 0; left out for a whole row or file */
  readonly at?: number;
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
  /** if not empty, the file must not be applied; the first thousand */
  readonly problems: readonly ClassRowProblem[];
  /** currencies that headers name; left out: none */
  readonly currencies?: readonly StatedCurrency[];
  readonly report: TableReport;
}

const MOST_ROWS = 1000;
const LONGEST_NAME = 120;
const MOST_ENTRANTS = 10_000;
/** "000" is what a comma left of 1,000 */
const AMOUNT = /^(0|[1-9]\d{0,8})(?:[.,](\d{1,2}))?$/;
/** minor units */
const MOST_AMOUNT = 100_000_000;

const shown = (text: string): string | null => (text === '' ? null : text.slice(0, 200));
/** first words of rows that add up others, as `nameKey` writes them */
const TOTALS = new Set(
  [
    'total,totals,grand total,overall total,sub total,subtotal,sum,total purse,purse total,total payout,total payouts',
    'total usd,total cad,event total,total event,all classes,total all classes',
    'totaux,total general,totaux generaux,sous total,somme,bourse totale,bourses totales,total des bourses',
    'total bourse,total bourses,total des primes,total de l evenement,toutes les classes',
  ].flatMap((text) => text.split(',')),
);
const MAYBE_TOTAL = /^(?:grand |sub ?|sous )?total\b/;

/**
 * Reads a file of classes and payout places (requirements §5): one row per class, with a Class column and columns of
 * places ("Place 1", "1st", "2e") that contain plain numbers. An empty cell pays nothing; totals are left out; other
 * columns are reported. Never throws.
 */
export const readClasses = (sent: Sheet, mending: TableMending = NOTHING_MENDED): ClassesRead => {
  const { sheet, chosen } = mendTable(sent, mending);
  const { mapping } = mending;
  const table = readTop(sheet.rows, CLASS_TABLE, mapping);
  const { header, below } = table;
  const columns = classColumns(header, below, mapping);
  // "class" in the wrong case is a header too, to be corrected
  const complete = table.complete || columns.problems.some((problem) => problem.code === 'HEADER_CASE');
  const top = { ...table, complete };
  const found = complete ? readBelow({ header, columns, mapping }, below) : undefined;
  const above = complete
    ? top.above
        .filter(mayBeRow)
        .map((row): ClassRowProblem => ({ line: row.line, column: null, value: rowText(row), code: 'ABOVE_HEADER' }))
    : [];
  const problems = found ? [...above, ...found.problems] : [withoutHeader(sheet)];
  const refused = new Set(problems.map((problem) => problem.line));
  const rows = found?.rows.filter((row) => !refused.has(row.line)) ?? [];
  return {
    headerLine: complete ? header.line : 0,
    rows,
    problems: firstProblems(problems),
    ...(columns.currencies.length > 0 ? { currencies: columns.currencies } : {}),
    report: tableReport(sheet, {
      top,
      asked:
        !complete ||
        columns.problems.some((problem) => problem.code === 'PLACES_UNCLEAR' || problem.code === 'HEADER_TWICE'),
      fieldAt: fieldAt(columns),
      read: rows,
      leftOut: [...chosen, ...(found?.totals ?? [])],
      problems,
    }),
  };
};

const withoutHeader = ({ rows: [top] }: Sheet): ClassRowProblem => ({
  line: top?.line ?? 1,
  column: null,
  value: shown(top?.cells.join(', ') ?? ''),
  code: 'HEADER_UNKNOWN',
});

const fieldAt = (columns: ClassColumns): ((index: number) => string | null) => {
  const known = new Map<number, string>();
  for (const [field, index] of columns.fields) known.set(index, field);
  for (const [place, index] of columns.places) known.set(index, `place${place}`);
  return (index) => known.get(index) ?? null;
};

interface Below {
  readonly rows: readonly ClassRow[];
  readonly totals: readonly LeftOutRow[];
  readonly problems: readonly ClassRowProblem[];
}

const readBelow = ({ header, columns, mapping }: Omit<Table, 'pays'>, below: readonly SheetRow[]): Below => {
  if (columns.problems.length > 0) return { rows: [], totals: [], problems: columns.problems };
  if (below.length === 0)
    return { rows: [], totals: [], problems: [{ line: header.line, column: null, value: null, code: 'NO_ROWS' }] };
  if (below.length > MOST_ROWS) {
    const line = below[MOST_ROWS]?.line ?? 1;
    return {
      rows: [],
      totals: [],
      problems: [{ line, column: null, value: String(below.length), code: 'TOO_MANY_ROWS' }],
    };
  }
  const problems: ClassRowProblem[] = [];
  const own = below.filter((sheetRow) => !isSameRow(sheetRow, header));
  const totals = own.filter((sheetRow) => isTotal(sheetRow, columns));
  const classes = own.filter((sheetRow) => !totals.includes(sheetRow));
  const pays = classes.some((raceClass) =>
    columns.places.some(([, column]) => trimmed(raceClass.cells[column]) !== ''),
  );
  const rows = classes.flatMap((row) =>
    readRow(row, { header, columns, mapping, pays }, (problem) => void problems.push(problem)),
  );
  const seen = new Set<string>();
  const at = columns.fields.get('class') ?? 0;
  for (const { line, name } of rows) {
    if (seen.has(nameKey(name)))
      problems.push({ line, column: headerOf(header, at), value: shown(name), code: 'CLASS_TWICE', at });
    seen.add(nameKey(name));
  }
  return { rows, problems, totals: totals.map((row) => ({ line: row.line, why: 'total', text: rowText(row) })) };
};

/** Whether a row adds up others: its class is a word for a total, or one stands beside an empty class. */
const isTotal = ({ cells }: SheetRow, { fields }: ClassColumns): boolean => {
  const name = nameKey(trimmed(cells[fields.get('class') ?? -1]));
  return name === '' ? cells.some((cell) => TOTALS.has(nameKey(trimmed(cell)))) : TOTALS.has(name);
};

const headerOf = ({ cells }: SheetRow, column: number): string | null => shown(trimmed(cells[column]));

interface Table {
  readonly header: SheetRow;
  readonly columns: ClassColumns;
  readonly mapping: TableMapping | undefined;
  /** whether any row has an amount */
  readonly pays: boolean;
}

const readRow = (
  row: SheetRow,
  { header, columns: { fields, places }, mapping, pays: somePay }: Table,
  report: (problem: ClassRowProblem) => void,
): readonly ClassRow[] => {
  const cell = (column: number | undefined): string => (column === undefined ? '' : trimmed(row.cells[column]));
  const say = (code: ClassRowProblemCode, at: number | undefined): void =>
    report({
      line: row.line,
      column: at === undefined ? null : headerOf(header, at),
      value: shown(cell(at)),
      code,
      ...(at === undefined ? {} : { at }),
    });

  const beyond = beyondHeader(row, header, mapping);
  if (beyond >= 0) say('CELL_WITHOUT_HEADER', beyond);
  const name = cell(fields.get('class'));
  if (nameKey(name) === '') say('CLASS_MISSING', fields.get('class'));
  else if (name.length > LONGEST_NAME) say('TEXT_TOO_LONG', fields.get('class'));
  else if (MAYBE_TOTAL.test(nameKey(name))) say('MAYBE_TOTAL', fields.get('class'));
  else if (isPlaceName(name)) say('CLASS_IS_PLACE', fields.get('class'));
  const stated = cell(fields.get('payout'));
  const payoutType = stated === '' ? null : (PAYOUTS.get(nameKey(stated)) ?? null);
  if (stated !== '' && payoutType === null) say('PAYOUT_UNKNOWN', fields.get('payout'));
  const started = cell(fields.get('entrants'));
  const entrants = started === '' ? null : /^\d{1,5}$/.test(started) ? Number(started) : 0;
  if (entrants !== null && (entrants < 1 || entrants > MOST_ENTRANTS))
    say('ENTRANTS_NOT_A_NUMBER', fields.get('entrants'));
  const bare = stated === '' && started === '' && places.every(([, column]) => cell(column) === '');
  if (somePay && bare && beyond < 0 && nameKey(name) !== '') say('CLASS_WITHOUT_AMOUNTS', places[0]?.[1]);
  const pays = places.flatMap(([place, column]): readonly PayoutPlace[] => {
    // a dash pays nothing, like an empty cell
    const text = normalizeCell(row.cells[column]);
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
