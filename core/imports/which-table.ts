import { normalizeCell } from './cell.js';
import { classKey } from './class-key.js';
import { findHeader, type Header, isHeaderRow } from './find-header.js';
import { headerKey } from './header-words.js';
import { type Answer, type Asking, choice } from './questions.js';
import type { Sheet, SheetRow, Worksheet } from './sheet.js';
import type { RowProblem } from './submitted-row.js';

const [SHEET, TABLE] = ['which-sheet', 'which-table'];
const LONGEST = 60;

export interface ChosenTable {
  readonly sheet: Sheet;
  /** open questions; nothing is read while there are any */
  readonly problems: readonly RowProblem[];
  /** rows of the other tables */
  readonly leftOut: number;
}

const sheetsOf = (sent: Sheet): readonly Worksheet[] => [sent, ...(sent.others ?? [])];
const isSheet = (text: string): boolean => text === 'OTHER_SHEET';
const asked = ({ problems }: Worksheet): Pick<Sheet, 'problems'> => {
  const left = (problems ?? []).filter((problem) => !isSheet(problem.code));
  return left.length > 0 ? { problems: left } : {};
};

/** The worksheet that was chosen among several; the first one while none is. */
export const chosenSheet = (sent: Sheet, answers: readonly Answer[] = []): Sheet => {
  const { others, problems: _, ...first } = sent;
  if (!others || others.length === 0) return sent;
  const chosen = sheetsOf(sent)[Number(answers.find((answer) => answer.id === SHEET)?.value ?? 0)] ?? sent;
  return { ...first, name: chosen.name ?? '', rows: chosen.rows, ...asked(chosen) };
};

/**
 * Asks which table of a file is meant, where a workbook has several sheets with data or tables stand side by side.
 * `named`: the class that the file is for; its table is offered first.
 */
export const chooseTable = (
  sent: Sheet,
  { answers, named }: { readonly answers: readonly Answer[] | undefined; readonly named: string | undefined },
  asks: Asking,
): ChosenTable => {
  const open = askSheet(sent, named, asks);
  const sheet = chosenSheet(sent, answers);
  const leftOut = sheetsOf(sent).reduce((sum, worksheet) => sum + worksheet.rows.length, 0) - sheet.rows.length;
  if (open.length > 0) return { sheet, problems: open, leftOut };
  const table = askTable(sheet, named, asks);
  return { ...table, leftOut: table.leftOut + leftOut };
};

const isNamed = (text: string, named: string | undefined): boolean =>
  named !== undefined && classKey(text) === classKey(named);

const askSheet = (sent: Sheet, named: string | undefined, asks: Asking): readonly RowProblem[] => {
  const sheets = sheetsOf(sent).map(({ name = '', rows }, at) => ({ name, rows, value: String(at) }));
  if (sheets.length < 2) return [];
  const rank = ({ name, rows }: (typeof sheets)[number]): number => {
    if (!rows.slice(0, 30).some(isHeaderRow)) return 2;
    return isNamed(name, named) ? 0 : 1;
  };
  const ordered = sheets.toSorted((a, b) => rank(a) - rank(b));
  const answer = asks.ask({
    id: SHEET,
    code: 'WHICH_TABLE',
    line: 0,
    column: null,
    samples: sheets.map((sheet) => sheet.name),
    rows: sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0),
    choices: ordered.map((item) => choice('table', item.name.slice(0, LONGEST), item.value)),
  });
  const names = sheets.map((sheet) => sheet.name).join(', ');
  return answer === undefined
    ? [{ line: 1, column: null, value: names.slice(0, 200), code: 'OTHER_SHEET', question: SHEET }]
    : [];
};

/** The columns at which tables with a header of their own begin, from 0; none: there is one table. */
const beginsOf = ({ columns }: Header): readonly number[] => {
  const keys = columns.map((column) => headerKey(column.header));
  const first = keys.findIndex((key) => key !== '');
  const again = keys.flatMap((key, at) => (first >= 0 && key === keys[first] ? [at] : []));
  const afterGap = keys.flatMap((key, at) => (key !== '' && (at === 0 || keys[at - 1] === '') ? [at] : []));
  return (
    [again, afterGap].find((list) => list.length > 1 && rangesOf(list).every((range) => isTable(columns, range))) ?? []
  );
};

interface Range {
  readonly from: number;
  readonly to: number;
}
const rangesOf = (begins: readonly number[]): readonly Range[] =>
  begins.map((from, nth) => ({ from: nth === 0 ? 0 : from, to: begins[nth + 1] ?? Infinity }));
const isTable = (columns: Header['columns'], { from, to }: Range): boolean =>
  isHeaderRow({ line: 0, cells: columns.map((column) => column.header).slice(from, to) });

const textsIn = ({ cells }: SheetRow, { from, to }: Range = { from: 0, to: Infinity }): readonly string[] =>
  cells
    .slice(from, to)
    .map(normalizeCell)
    .filter((text) => text !== '');

/** A table's heading right above its header, or else its first row. */
const labelOf = ({ above, below }: Header, range: Range): string => {
  const heading = above.at(-1);
  const texts = heading && textsIn(heading).length > 1 ? textsIn(heading, range) : [];
  const label =
    texts.length > 0 ? texts : below.map((sheetRow) => textsIn(sheetRow, range)).find((list) => list.length > 0);
  return (label ?? []).join(', ').slice(0, LONGEST);
};

const askTable = (sheet: Sheet, named: string | undefined, asks: Asking): ChosenTable => {
  const whole: ChosenTable = { sheet, problems: [], leftOut: 0 };
  const header = findHeader(sheet, {});
  const ranges = header.line === 0 ? [] : rangesOf(beginsOf(header));
  const [left] = ranges;
  if (!left) return whole;
  const tables = ranges.map((range, nth) => ({ range, label: labelOf(header, range), value: String(nth) }));
  const ordered = tables.toSorted((a, b) => Number(isNamed(b.label, named)) - Number(isNamed(a.label, named)));
  const answer = asks.ask({
    id: TABLE,
    code: 'WHICH_TABLE',
    line: header.line,
    column: null,
    samples: tables.map((table) => table.label),
    rows: header.below.length,
    choices: ordered.map((item) => choice('table', item.label, item.value)),
  });
  const chosen = tables.find((table) => table.value === answer);
  if (!chosen) {
    const names = header.columns.map((item) => item.header).filter((candidate) => candidate !== '');
    const value = names.join(', ').slice(0, 200);
    const column = header.columns[header.columns.findIndex((candidate) => candidate.header !== '')]?.header ?? null;
    return { ...whole, problems: [{ line: header.line, column, value, code: 'TABLES_SIDE_BY_SIDE', question: TABLE }] };
  }
  const rows = sheet.rows.flatMap((row) => only(row, chosen.range, row.line < header.line));
  return { ...whole, sheet: { ...sheet, rows }, leftOut: sheet.rows.length - rows.length };
};

/** A row with the cells of one table alone; a single title above the tables is of all of them. */
const only = (row: SheetRow, range: Range, isAbove: boolean): readonly SheetRow[] => {
  if (isAbove && textsIn(row).length === 1) return [row];
  const cells = row.cells.map((cell, at) => (at >= range.from && at < range.to ? cell : ''));
  return cells.some((cell) => cell.trim() !== '') ? [{ ...row, cells }] : [];
};
