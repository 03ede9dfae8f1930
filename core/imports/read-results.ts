import { aboveHeader } from './above-header.js';
import { normalizeCell } from './cell.js';
import { checkColumns } from './check-columns.js';
import { checkPlaces } from './check-places.js';
import { classKey } from './class-key.js';
import { type CellCorrection, cellCorrector } from './correct-cells.js';
import { type Column, findHeader, type Header, headerAgain, isHeaderRow, type Mapping } from './find-header.js';
import { type Heading, headingIn } from './heading.js';
import { makesOf } from './makes.js';
import { classesNamed, titlesNaming } from './one-class.js';
import { type RowRead, rowReader, shown } from './read-row.js';
import type { Sheet, SheetRow } from './sheet.js';
import type { RowProblem, SubmittedRow } from './submitted-row.js';

export interface ReadResultsOptions {
  readonly mapping?: Mapping;
  readonly brandMakes: readonly string[];
  readonly knownMakes: readonly string[];
  /** the file is for one class, named `onlyClass` if known; other class names in it are problems */
  readonly oneClass?: boolean;
  readonly onlyClass?: string;
  /** class names of the event, to recognize in titles of a single-class file */
  readonly eventClasses?: readonly string[];
  /**
   * class names of the event for a file of all classes; a matching heading above the header names the class that
   * follows
   */
  readonly allClasses?: readonly string[];
  /** cells that a person wrote anew while checking the file */
  readonly corrections?: readonly CellCorrection[];
}

export interface ResultsRead {
  /** 0 when columns were mapped manually because the file has no header */
  readonly headerLine: number;
  readonly columns: readonly Column[];
  readonly rows: readonly SubmittedRow[];
  /** if not empty, the file must not be applied */
  readonly problems: readonly RowProblem[];
  /**
   * lines that are not finishers: repeated headers, and single texts that name the class below them when no column does
   */
  readonly headings: readonly { readonly line: number; readonly text: string }[];
}

/**
 * Reads a results file (domain.md §11): finds the header, reads every row below it, and reports each unreadable cell
 * with its position, text and reason. Every row below the header is in `rows`, `problems` or `headings`. Never throws.
 */
export const readResults = (sheet: Sheet, options: ReadResultsOptions): ResultsRead => {
  const header = findHeader(sheet, options.mapping ?? {});
  const { columns, line: headerLine } = header;
  const [top] = sheet.rows;
  if (!header.complete) {
    const value = columns
      .map((it) => it.header)
      .filter((it) => it !== '')
      .join(', ');
    return {
      headerLine,
      columns,
      rows: [],
      headings: [],
      problems: [{ line: headerLine || (top?.line ?? 1), column: null, value: shown(value), code: 'HEADER_UNKNOWN' }],
    };
  }
  const { reads, headings, problems: others } = readBelow(header, options);
  const ofFile = [
    ...aboveHeader(header),
    ...checkColumns(header),
    ...others,
    ...(options.oneClass ? titlesNaming(sheet, header, options) : []),
  ];
  if (reads.length === 0)
    return {
      headerLine,
      columns,
      rows: [],
      headings,
      problems: [...ofFile, { line: headerLine, column: null, value: null, code: 'NO_ROWS' }],
    };

  const ofClass = options.oneClass ? classesNamed(reads, header, options) : [];
  const ofPlaces = checkPlaces(reads, columns);
  const refused = new Set([...ofClass, ...ofPlaces].map((it) => it.line));
  return {
    headerLine,
    columns,
    headings,
    rows: reads.flatMap((it) => (it.row && !refused.has(it.line) ? [it.row] : [])),
    problems: [...ofFile, ...ofClass, ...reads.flatMap((it) => it.problems), ...ofPlaces].toSorted(
      (a, b) => a.line - b.line,
    ),
  };
};

type Section = Heading & { readonly line: number };

const readBelow = (
  { columns, above, below }: Header,
  { brandMakes, knownMakes, allClasses, corrections = [] }: ReadResultsOptions,
) => {
  const corrected = cellCorrector(columns, corrections);
  const read = rowReader(columns, makesOf([...brandMakes, ...knownMakes]));
  const place = columns.find((it) => it.field === 'place')?.index ?? 0;
  const firstNames =
    columns[0]?.field === 'riderName' || columns[0]?.field === 'lastName' || columns[0]?.field === 'firstName';
  const where = firstNames ? [place] : [0, place];
  const inColumn = columns.some((it) => it.field === 'class');
  const known = new Set((allClasses ?? []).map(classKey));
  const titles = new Set(above.map(textOf));
  const isAgain = headerAgain(columns);
  const reads: RowRead[] = [];
  const problems: RowProblem[] = [];
  const headings: { line: number; text: string }[] = [];
  let section = allClasses ? headingAbove(above, known, inColumn) : null;
  for (const row of below.map(corrected)) {
    const heading = headingIn(row, where);
    if (heading !== undefined || isAgain(row)) {
      headings.push({ line: row.line, text: heading?.text ?? '' });
      // printouts repeat the title above the header on each page
      if (heading !== undefined && (known.has(classKey(heading.text)) || !titles.has(textOf(row))))
        section = { ...heading, line: row.line };
    } else if (!/^\s*\d+\s*$/.test(row.cells[place] ?? '') && isHeaderRow(row)) {
      problems.push({ line: row.line, column: null, value: shown(textOf(row)), code: 'OTHER_HEADER' });
    } else {
      const found = read(row, section);
      reads.push(found);
      if (section === null || found.className === null || classKey(found.className) === classKey(section.text))
        continue;
      if (problems.at(-1)?.line !== section.line)
        problems.push({ line: section.line, column: null, value: shown(section.text), code: 'HEADING_UNCLEAR' });
    }
  }
  return { reads, headings, problems };
};

const textOf = ({ cells }: SheetRow): string => cells.map(normalizeCell).filter(Boolean).join(', ');

/**
 * The first class may be named above the header: by a known class name, or, without a class column, by the text next to
 * the header.
 */
const headingAbove = (above: readonly SheetRow[], known: ReadonlySet<string>, inColumn: boolean): Section | null => {
  const found = above.flatMap((row) => {
    const heading = headingIn(row, [0]);
    return heading ? [{ ...heading, line: row.line }] : [];
  });
  return found.findLast((it) => known.has(classKey(it.text))) ?? (inColumn ? null : (found.at(-1) ?? null));
};
