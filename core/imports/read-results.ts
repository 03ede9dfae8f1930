import { nameKey } from '../shared/index.js';
import { type Column, findHeader, type Header, type Mapping } from './find-header.js';
import { type Heading, headingIn } from './heading.js';
import { makesOf } from './makes.js';
import { remembered } from './remembered.js';
import { type RowRead, rowReader, shown } from './read-row.js';
import type { Sheet, SheetRow } from './sheet.js';
import type { RowProblem, SubmittedRow } from './submitted-row.js';

export interface ReadResultsOptions {
  readonly mapping?: Mapping;
  readonly brandMakes: readonly string[];
  readonly knownMakes: readonly string[];
  /** the file is for one class: several in it are a problem, unless `onlyClass` is one of them, whose rows alone are then read */
  readonly oneClass?: boolean;
  readonly onlyClass?: string;
  /** the file is for all classes, of which these are known: a heading above the header names the class of what follows it */
  readonly allClasses?: readonly string[];
}

export interface ResultsRead {
  /** 0 when the file has no header and its columns were mapped by a person */
  readonly headerLine: number;
  readonly columns: readonly Column[];
  readonly rows: readonly SubmittedRow[];
  /** when not empty, the file is not to be applied */
  readonly problems: readonly RowProblem[];
  /** lines that are no finishers: the header again, or a text standing alone, which names the class of what follows where no column does */
  readonly headings: readonly { readonly line: number; readonly text: string }[];
}

/**
 * Reads a file of results (domain.md §11): finds the header, reads each row below it, and says of every row that cannot be read where, what
 * stands there and why. Each row below the header is in `rows`, in `problems` or in `headings`. Never throws.
 */
export const readResults = (sheet: Sheet, options: ReadResultsOptions): ResultsRead => {
  const header = findHeader(sheet, options.mapping ?? {});
  const { columns, line: headerLine } = header;
  const [top] = sheet.rows;
  if (!header.complete) {
    const value = columns.map((it) => it.header).filter((it) => it !== '').join(', ');
    return { headerLine, columns, rows: [], headings: [], problems: [{ line: headerLine || (top?.line ?? 1), column: null, value: shown(value), code: 'HEADER_UNKNOWN' }] };
  }
  const { reads, headings } = readBelow(header, options);
  if (reads.length === 0) return { headerLine, columns, rows: [], headings, problems: [{ line: headerLine, column: null, value: null, code: 'NO_ROWS' }] };

  const { kept, problems } = ofOneClass(reads, columns, options);
  const twice = placesTwice(kept, columns);
  const refused = new Set([...problems, ...twice].filter((it) => it.code !== 'SEVERAL_CLASSES').map((it) => it.line));
  return {
    headerLine,
    columns,
    headings,
    rows: kept.flatMap((it) => (it.row && !refused.has(it.line) ? [it.row] : [])),
    problems: [...problems, ...kept.flatMap((it) => it.problems), ...twice].toSorted((a, b) => a.line - b.line),
  };
};

const readBelow = ({ columns, above, below }: Header, { brandMakes, knownMakes, allClasses }: ReadResultsOptions) => {
  const read = rowReader(columns, makesOf([...brandMakes, ...knownMakes]));
  const place = columns.find((it) => it.field === 'place')?.index ?? 0;
  const firstNames = columns[0]?.field === 'riderName' || columns[0]?.field === 'lastName' || columns[0]?.field === 'firstName';
  const headers = columns.map((it) => it.header);
  const where = firstNames ? [place] : [0, place];
  const reads: RowRead[] = [];
  const headings: { line: number; text: string }[] = [];
  let section = allClasses ? headingAbove(above, allClasses) : null;
  for (const row of below) {
    const heading = headingIn(row, where);
    if (heading !== undefined) section = heading;
    if (heading !== undefined || isHeaderAgain(row, headers)) headings.push({ line: row.line, text: heading?.text ?? '' });
    else reads.push(read(row, section));
  }
  return { reads, headings };
};

/** The first class may be named above the header, among titles and dates: a name that is known, else the text that stands next to the header. */
const headingAbove = (above: readonly SheetRow[], known: readonly string[]): Heading | null => {
  const keys = new Set(known.map(nameKey));
  const found = above.flatMap((row) => headingIn(row, [0]) ?? []);
  return found.findLast((it) => keys.has(nameKey(it.text))) ?? found.at(-1) ?? null;
};

const isHeaderAgain = ({ cells }: SheetRow, headers: readonly string[]): boolean =>
  cells.length > 1 && cells.length === headers.length && cells.every((it, at) => it.trim() === headers[at]);

const ofOneClass = (reads: readonly RowRead[], columns: readonly Column[], { oneClass = false, onlyClass }: ReadResultsOptions) => {
  if (!oneClass) return { kept: reads, problems: [] };
  const keyOf = remembered(nameKey);
  const classes = new Map(reads.flatMap(({ className, line }) => (className === null ? [] : [[keyOf(className), { className, line }] as const])).toReversed());
  if (classes.size < 2) return { kept: reads, problems: [] };
  const column = columns.find((it) => it.field === 'class')?.header || null;
  const wanted = onlyClass === undefined ? undefined : nameKey(onlyClass);
  if (wanted !== undefined && classes.has(wanted)) {
    const nameless = reads.filter((it) => it.className === null);
    return {
      kept: reads.filter((it) => it.className === null || keyOf(it.className) === wanted),
      problems: nameless.map(({ line }): RowProblem => ({ line, column, value: null, code: 'CLASS_MISSING' })),
    };
  }
  const found = [...classes.values()].toSorted((a, b) => a.line - b.line);
  const names = found.map((it) => it.className).join('; ');
  return { kept: reads, problems: [{ line: found[1]?.line ?? 0, column, value: shown(names), code: 'SEVERAL_CLASSES' } satisfies RowProblem] };
};

const placesTwice = (reads: readonly RowRead[], columns: readonly Column[]): readonly RowProblem[] => {
  const column = columns.find((it) => it.field === 'place')?.header || null;
  const finishers = reads.flatMap(({ row }) => (row && row.type === 'finished' ? [row] : []));
  const classKey = remembered(nameKey);
  const keyOf = ({ place, className }: SubmittedRow) => `${place}/${classKey(className ?? '')}`;
  const count = new Map<string, number>();
  for (const row of finishers) count.set(keyOf(row), (count.get(keyOf(row)) ?? 0) + 1);
  return finishers
    .filter((it) => (count.get(keyOf(it)) ?? 0) > 1)
    .map(({ line, place }): RowProblem => ({ line, column, value: String(place), code: 'PLACE_TWICE' }));
};
