import { type ClassesRead, type EventsRead, readClasses, readEvents, type ReadEventsOptions } from '../events/index.js';
import {
  chosenSheet,
  mendTable,
  NOTHING_MENDED,
  type ReadResultsOptions,
  readResults,
  type ResultsRead,
  type SentFile,
  type Sheet,
  type SheetProblem,
  sheetProblems,
  type SheetRow,
  type TableMapping,
  type TableMending,
  trimmed,
  withoutOwnReason,
} from '../imports/index.js';
import {
  type PatternsRead,
  readPatterns,
  type ReadPatternsOptions,
  readSoldVins,
  type SoldVinsRead,
} from '../vin/index.js';

/** How to interpret a file. Plain data, because it is sent to the worker thread. */
export type Reading =
  | { readonly kind: 'results'; readonly options: ReadResultsOptions }
  | { readonly kind: 'classes'; readonly mending?: TableMending }
  | { readonly kind: 'events'; readonly mending?: ReadEventsOptions }
  | { readonly kind: 'patterns'; readonly mending?: ReadPatternsOptions }
  | { readonly kind: 'soldVins'; readonly mapping?: TableMapping | undefined };

export interface ReadAs {
  readonly results: ResultsRead;
  readonly classes: ClassesRead;
  readonly events: EventsRead;
  readonly patterns: PatternsRead;
  readonly soldVins: SoldVinsRead;
}

export type Read = ReadAs[Reading['kind']];

export interface FileRead<R extends Read = Read> {
  readonly format: Sheet['format'];
  readonly encoding: string;
  readonly read: R;
  /** the original rows when some are refused, to build a file for correction */
  readonly raw: readonly SheetRow[] | null;
}

/** Progress callback; `rows` is null until they are counted. */
export type Watch = (rowsRead: number, rows: number | null) => void;

/** Reads uploaded files in worker threads (domain.md §11). */
export interface FileReader {
  /** @throws FileEmpty FileNotReadable FileTooLarge FileWaiting */
  readAs<K extends Reading['kind']>(
    file: SentFile,
    reading: Extract<Reading, { kind: K }>,
    watch?: Watch,
  ): Promise<FileRead<ReadAs[K]>>;
}

const readingOf = (sheet: Sheet, reading: Reading): Read => {
  switch (reading.kind) {
    case 'results':
      return readResults(sheet, reading.options);
    case 'classes':
      return readClasses(sheet, reading.mending);
    case 'events':
      return readEvents(sheet, reading.mending);
    case 'patterns':
      return readPatterns(sheet, reading.mending);
    case 'soldVins':
      return readSoldVins(sheet, reading.mapping);
  }
};

const FORMULA = /^=\s*[\p{L}\d("+-]/u;
const MOST_FORMULAS = 100;
/** Formulas that a text file has in place of their values, in columns that are read. */
const formulasIn = (rows: readonly SheetRow[], read: Read): readonly SheetProblem[] => {
  if (!('report' in read)) return [];
  const used = read.report.columns.filter((column) => column.field !== null).map((column) => column.index);
  return rows
    .filter((row) => row.line > read.headerLine)
    .flatMap(({ line, cells }) =>
      used.flatMap((at): readonly SheetProblem[] => {
        const text = trimmed(cells[at]);
        // an apostrophe before it says that it is a text
        return FORMULA.test(text) && cells[at]?.trimStart().startsWith('=')
          ? [{ line, column: String(at + 1), value: text.slice(0, 200), code: 'FORMULA_WITHOUT_VALUE' }]
          : [];
      }),
    )
    .slice(0, MOST_FORMULAS);
};

/** Adds the problems of the sheet; a row with one of them is refused. */
const withProblems = (read: Read, ofSheet: readonly SheetProblem[]): Read => {
  const problems = [...ofSheet, ...read.problems];
  if (!('report' in read)) return { ...read, problems } as Read;
  // a text file numbers its columns, a workbook has letters
  const cells = problems.map((problem) =>
    (problem.code === 'TEXT_GARBLED' || problem.code === 'FORMULA_WITHOUT_VALUE') && /^\d+$/.test(problem.column ?? '')
      ? { ...problem, at: Number(problem.column) - 1 }
      : problem,
  );
  const wrong = new Set(ofSheet.map((problem) => problem.line));
  // sold VINs do not keep their lines
  const rows = (read.rows as readonly object[]).filter((row) => !('line' in row) || !wrong.has(row.line as number));
  const lost = read.rows.length - rows.length;
  const { counts } = read.report;
  const report = {
    ...read.report,
    counts: { ...counts, read: counts.read - lost, refused: counts.refused + lost },
  };
  return { ...read, rows, problems: cells, report } as Read;
};

/** Interprets a table as the requested kind. Never throws. */
export const readSheet = (file: Sheet, reading: Reading): FileRead => {
  const mending = 'mending' in reading ? reading.mending : undefined;
  // the correction file is written from what was sent, with its own column of reasons
  const { sheet } = mendTable(file, mending ?? NOTHING_MENDED);
  const asSent = readingOf({ ...file, rows: withoutOwnReason(file.rows) }, reading);
  const formulas = formulasIn(withoutOwnReason(sheet.rows), asSent);
  const read = formulas.length > 0 ? withProblems(asSent, formulas) : asSent;
  // a results file is asked about its sheets and about garbled names itself, and only in columns that are read
  const ofSheet =
    reading.kind === 'results'
      ? (chosenSheet(file, reading.options.answers).problems ?? [])
      : sheetProblems({ ...sheet, rows: withoutOwnReason(sheet.rows) });
  const { format, encoding } = sheet;
  // no correction file is offered for a workbook with content outside its rows
  if (ofSheet.length > 0) return { format, encoding, read: withProblems(read, ofSheet), raw: null };
  // a file that is far too long is not sent back
  const isTooLong = read.problems.some((problem) => problem.code === 'TOO_MANY_ROWS');
  const { rows } = reading.kind === 'results' ? chosenSheet(file, reading.options.answers) : sheet;
  return { format, encoding, read, raw: read.problems.length > 0 && !isTooLong ? rows : null };
};
