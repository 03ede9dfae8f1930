import { nameKey } from '../shared/index.js';
import { trimmed } from './cell.js';
import type { Sheet, SheetRow } from './sheet.js';
import type { TableMapping } from './table-columns.js';

/** What every non-empty row of a file is; the counts add up to its rows (domain.md §11). */
interface RowCounts {
  readonly title: number;
  readonly header: number;
  readonly read: number;
  readonly refused: number;
  readonly leftOut: number;
}

export interface LeftOutRow {
  readonly line: number;
  /** a total of other rows, or a person's choice */
  readonly why: 'total' | 'chosen';
  /** its cells, cut to 200 characters */
  readonly text: string;
}

interface ReportedColumn {
  /** from 0 */
  readonly index: number;
  readonly header: string;
  /** what it is read as; null: it is not read */
  readonly field: string | null;
  /** what it may be, where the headers were not understood; a person says it */
  readonly guess?: string;
  /** up to three different values */
  readonly samples: readonly string[];
}

/** What became of every row and column of a file. */
export interface TableReport {
  readonly counts: RowCounts;
  readonly leftOut: readonly LeftOutRow[];
  readonly columns: readonly ReportedColumn[];
}

/** A cell that a person wrote anew; `column` from 0. */
interface CellFix {
  readonly line: number;
  readonly column: number;
  readonly value: string;
}

/** What a person mended of a file on the screen. */
export interface TableMending {
  readonly corrections: readonly CellFix[];
  /** lines that the person leaves out */
  readonly leaveOut: readonly number[];
  /** what the person said the columns are */
  readonly mapping?: TableMapping | undefined;
}
export const NOTHING_MENDED: TableMending = { corrections: [], leaveOut: [] };

export const rowText = ({ cells }: SheetRow): string => cells.map(trimmed).filter(Boolean).join(', ').slice(0, 200);

/** Writes mended cells into the rows, and takes out those that a person leaves out. */
export const mendTable = <S extends Sheet>(
  sheet: S,
  { corrections, leaveOut }: TableMending,
): { readonly sheet: S; readonly chosen: readonly LeftOutRow[] } => {
  if (corrections.length === 0 && leaveOut.length === 0) return { sheet, chosen: [] };
  const [out, fixes] = [new Set(leaveOut), new Map<number, CellFix[]>()];
  for (const correction of corrections) fixes.set(correction.line, [...(fixes.get(correction.line) ?? []), correction]);
  const chosen: LeftOutRow[] = [];
  const rows = sheet.rows.flatMap((row): readonly SheetRow[] => {
    if (out.has(row.line)) {
      chosen.push({ line: row.line, why: 'chosen', text: rowText(row) });
      return [];
    }
    const own = fixes.get(row.line);
    if (!own) return [row];
    const cells = [...row.cells];
    let { cut } = row;
    for (const { column, value } of own) {
      while (cells.length <= column) cells.push('');
      cells[column] = value;
      if (cut === column) cut = undefined;
    }
    return [{ line: row.line, cells, ...(cut === undefined ? {} : { cut }) }];
  });
  return { sheet: { ...sheet, rows }, chosen };
};

/** the column that a file to correct has for our own texts */
const OWN = new Set(['reason', 'raison']);
const SAMPLES = 3;
const MOST_COLUMNS = 200;

interface Reported {
  /** the header and what is above and under it, as `readTop` found them */
  readonly top: {
    readonly header: SheetRow;
    readonly above: readonly SheetRow[];
    readonly below: readonly SheetRow[];
    readonly guesses: ReadonlyMap<string, number>;
    readonly complete: boolean;
  };
  /** whether a person is asked what the columns are */
  readonly asked: boolean;
  /** what a column is read as */
  readonly fieldAt: (index: number) => string | null;
  readonly read: readonly { readonly line: number }[];
  readonly leftOut: readonly LeftOutRow[];
  readonly problems: readonly { readonly line: number }[];
}

const reportedColumns = ({ top, asked, fieldAt }: Reported): readonly ReportedColumn[] => {
  const { header } = top;
  const below = top.below.filter((sheetRow) => !isSameRow(sheetRow, header));
  const guesses = new Map(asked ? [...top.guesses].map(([field, index]) => [index, field] as const) : []);
  const width = below.reduce((most, sheetRow) => Math.max(most, sheetRow.cells.length), header.cells.length);
  return Array.from({ length: Math.min(width, MOST_COLUMNS) }, (_, index) => {
    const samples = new Set<string>();
    for (const { cells } of below) {
      const text = trimmed(cells[index]).slice(0, 60);
      if (text !== '') samples.add(text);
      if (samples.size === SAMPLES) break;
    }
    const name = trimmed(header.cells[index]).slice(0, 80);
    const field = fieldAt(index) ?? (OWN.has(nameKey(name)) ? 'reason' : null);
    const guess = field === null ? guesses.get(index) : undefined;
    return { index, header: name, field, samples: [...samples], ...(guess === undefined ? {} : { guess }) };
  }).filter((item) => item.header !== '' || item.samples.length > 0);
};

const MOST_PROBLEMS = 1000;
/** The problems in the order of the file; more than a thousand are told once some of them are mended. */
export const firstProblems = <P extends { readonly line: number }>(problems: readonly P[]): readonly P[] =>
  problems.toSorted((a, b) => a.line - b.line).slice(0, MOST_PROBLEMS);

/** Accounts for every row: one that is neither title, header, read nor left out is refused. */
export const tableReport = (sheet: Sheet, reported: Reported): TableReport => {
  const { top, read, leftOut, problems } = reported;
  const { header, complete } = top;
  const above = new Set(complete ? top.above.map((sheetRow) => sheetRow.line) : []);
  const [wrong, taken, out] = [
    new Set(problems.map((problem) => problem.line)),
    new Set(read.map((item) => item.line)),
    new Set(leftOut.map((row) => row.line)),
  ];
  const counts = {
    title: 0,
    header: 0,
    read: 0,
    refused: 0,
    leftOut: leftOut.filter((row) => row.why === 'chosen').length,
  };
  for (const row of sheet.rows)
    if (above.has(row.line) && !wrong.has(row.line)) counts.title += 1;
    else if (complete && !above.has(row.line) && (row.line === header.line || isSameRow(row, header)))
      counts.header += 1;
    else if (out.has(row.line)) counts.leftOut += 1;
    else if (taken.has(row.line) && !wrong.has(row.line)) counts.read += 1;
    else counts.refused += 1;
  return {
    counts,
    leftOut: leftOut.toSorted((a, b) => a.line - b.line),
    columns: reportedColumns(reported),
  };
};

/** Whether a row repeats the header. */
export const isSameRow = (row: SheetRow, header: SheetRow): boolean => {
  const [own, other] = [row, header].map((sheetRow) =>
    sheetRow.cells
      .map((cell) => nameKey(trimmed(cell)))
      .join('/')
      .replace(/\/+$/, ''),
  );
  return own === other && header.cells.length > 0;
};

const NUMBER = /^[$€£]?\s?\d{1,9}(?:[.,]\d{1,2})?\s?[$€£]?$/;
const YEAR = /^(?:19|20)\d\d$/;

/**
 * Whether a row above the header may be one of the table: texts and a number side by side that are not a label with its
 * value ("Round: 3").
 */
export const mayBeRow = (row: SheetRow): boolean => {
  const filled = row.cells.map(trimmed).filter(Boolean);
  const numbers = filled.filter((text) => NUMBER.test(text) && !YEAR.test(text)).length;
  const labelled = filled.every((text, at) => at % 2 === 1 || text.endsWith(':'));
  return filled.length > 1 && numbers > 0 && !labelled;
};

/** The first cell without a header, of which nobody said what it is; -1: none. */
export const beyondHeader = (row: SheetRow, header: SheetRow, mapping: TableMapping = {}): number =>
  header.cells.length === 0
    ? -1
    : row.cells.findIndex(
        (cell, at) => mapping[at] === undefined && trimmed(header.cells[at]) === '' && trimmed(cell) !== '',
      );
