import { aboveHeader } from './above-header.js';
import { askEncoding, inChosenEncoding } from './ask-encoding.js';
import { askBlankClasses } from './blank-classes.js';
import { blankPlaces } from './blank-places.js';
import { normalizeCell } from './cell.js';
import { classKey } from './class-key.js';
import { checkColumns } from './check-columns.js';
import { checkPlaces, ridersTwice } from './check-places.js';
import { cellCorrector } from './correct-cells.js';
import { type Column, findHeader, type Header } from './find-header.js';
import { beginsWithFinisher, guessColumns } from './guess-columns.js';
import { withMarks } from './garbled-text.js';
import { askMainEvent } from './main-event.js';
import { layoutOf } from './layout-choices.js';
import { type Makes, makesOf } from './makes.js';
import { classesNamed } from './one-class.js';
import { placesInClass } from './overall-places.js';
import { worthOf } from './question-order.js';
import { type Asking, asking, choice, type FileQuestion, sampled } from './questions.js';
import { classAbove, readBelow } from './read-below.js';
import { typeAndPlace } from './read-place.js';
import { type RowRead, rowReader } from './read-row.js';
import { askRemarks } from './remarks.js';
import type { ReadResultsOptions } from './results-options.js';
import { askPlaceColumn, withChosenPlace } from './second-order.js';
import { chooseSession } from './sessions.js';
import { shown } from './shown.js';
import type { Sheet } from './sheet.js';
import { withoutLetters } from './status-columns.js';
import { statusMeanings } from './status-meanings.js';
import { askStruckRows } from './struck-rows.js';
import type { RowProblem, SubmittedRow } from './submitted-row.js';
import { chooseTable } from './which-table.js';

/** What became of the rows of a file; the kinds add up to `all`. */
interface RowCounts {
  readonly all: number;
  readonly titles: number;
  /** the header, and each time that it is repeated */
  readonly headers: number;
  /** names of classes, and single texts between or below the results */
  readonly headings: number;
  readonly read: number;
  readonly refused: number;
  /** by a person's choice */
  readonly leftOut: number;
}

export interface ResultsRead {
  /** 0 when columns were mapped manually because the file has no header */
  readonly headerLine: number;
  readonly columns: readonly Column[];
  readonly rows: readonly SubmittedRow[];
  /** the header row as `layoutOf` tells it; null: a file without a header, or without a layout to know again */
  readonly layout: string | null;
  /** if not empty, the file must not be applied */
  readonly problems: readonly RowProblem[];
  /** in the order of asking; those that were answered too */
  readonly questions: readonly FileQuestion[];
  readonly counts: RowCounts;
  /**
   * lines that are not finishers: repeated headers, and single texts that name the class below them when no column does
   */
  readonly headings: readonly { readonly line: number; readonly text: string }[];
}

const SAMPLES = 3;
const OVERALL = 'overall-places';

/**
 * Reads a results file (domain.md §11): finds the header, reads every row below it, and reports each unreadable cell
 * with its position, text and reason. What may be meant in several ways is a question with choices; with the answers the
 * file is read again. Every row is counted once. Never throws.
 */
export const readResults = (sent: Sheet, options: ReadResultsOptions): ResultsRead => {
  const asks = asking(options.answers);
  const mapping = options.mapping ?? {};
  const { sheet, problems, leftOut } = chooseTable(sent, { answers: options.answers, named: options.onlyClass }, asks);
  if (problems.length > 0) {
    const none = nothingRead(sheet, findHeader(sheet, mapping), null);
    const all = none.counts.all + leftOut;
    return { ...none, counts: { ...none.counts, all, refused: all }, problems, questions: asks.inOrder(() => 0) };
  }
  const { questions, counts, ...read } = readTable(sheet, options, asks);
  return {
    ...read,
    questions: questions.length > 0 ? questions : asks.inOrder(() => 0),
    counts: { ...counts, all: counts.all + leftOut, leftOut: counts.leftOut + leftOut },
  };
};

const readTable = (sent: Sheet, given: ReadResultsOptions, asks: Asking): ResultsRead => {
  const mapping = withoutLetters(findHeader(sent, given.mapping ?? {}), given.mapping ?? {});
  const options = { ...given, mapping };
  const whole = marked(inChosenEncoding(sent, asks));
  const session = chooseSession(whole, options, asks);
  const { sheet } = session;
  const asNamed = findHeader(sheet, mapping);
  const all = inUse(findHeader(sheet, withChosenPlace(asNamed, mapping, asks)), options, asks);
  const struck = askStruckRows(all, asks);
  const classes = askBlankClasses(struck.header, asks);
  const { header } = classes;
  // of the file as it was sent: another encoding is an answer, which comes later
  const layout = header.line === 0 ? null : layoutOf(findHeader(sent, mapping).columns.map((column) => column.header));
  const makes = makesOf([...options.brandMakes, ...options.knownMakes]);
  if (!header.complete) return unknownHeader(sheet, header, { makes, layout, named: options.onlyClass });
  if (session.problems.length > 0)
    return { ...nothingRead(whole, header, layout), problems: session.problems, questions: asks.inOrder(() => 0) };
  const stacked = options.allClasses ? null : classAbove(header, options);
  const titles = new Set([...session.titles, ...(stacked ? [stacked.line] : [])]);
  const ofFile = [
    ...askMainEvent(sheet, header, options, asks, titles),
    ...askEncoding({ original: sent, originalHeader: inUse(findHeader(sent, mapping), options, asks), header }, asks),
    ...askPlaceColumn(inUse(asNamed, options, asks), mapping, asks),
    ...aboveHeader(header),
    ...checkColumns(header),
    ...struck.problems,
    ...classes.problems,
  ];
  const meanings = statusMeanings(asks);
  const blanks = blankPlaces(asks);
  const read = rowReader({ columns: header.columns, rows: placedRows(header), makes, meanings, blanks });
  const { headings, leftOut, otherClasses, problems, ...found } = readBelow(header, read, options, asks);
  meanings.askAll();
  blanks.askOnce(header.columns.find((column) => column.field === 'place')?.header || null);
  const unnamed = new Set(classes.problems.map((problem) => problem.line));
  const named = found.reads.filter((rowRead) => !unnamed.has(rowRead.line));
  const { reads, ofPlaces } = placed(named, header.columns, asks);
  const ofRiders = ridersTwice(reads, header.columns);
  const remarks = askRemarks(header, { reads, headings }, asks);
  const ofClass = options.oneClass ? classesNamed(reads, header, options, { asks, leftOut: otherClasses }) : [];
  const none: readonly RowProblem[] =
    reads.length === 0 ? [{ line: header.line, column: null, value: null, code: 'NO_ROWS' }] : [];
  const refused = new Set(
    [...classes.problems, ...ofClass, ...ofPlaces, ...ofRiders, ...remarks].map((problem) => problem.line),
  );
  const rows = reads.flatMap((rowRead) => (rowRead.row && !refused.has(rowRead.line) ? [rowRead.row] : []));
  return {
    headerLine: header.line,
    columns: withSamples(header),
    layout,
    headings,
    rows,
    problems: [
      ...ofFile,
      ...problems,
      ...ofClass,
      ...reads.flatMap((rowRead) => rowRead.problems),
      ...ofPlaces,
      ...ofRiders,
      ...remarks,
      ...none,
    ].toSorted((a, b) => a.line - b.line),
    questions: asks.inOrder(worthOf(header, { pays: options.pays ?? [], onlyClass: options.onlyClass })),
    counts: countsOf(whole, header, {
      rows,
      headings,
      leftOut: leftOut + session.leftOut + struck.leftOut + leftAbove(sheet, header, asks),
    }),
  };
};

/** Rows with a place: what a column is about shows in their cells, not in notes and totals. */
const placedRows = ({ columns, below }: Header): Header['below'] => {
  const place = columns.find((column) => column.field === 'place')?.index ?? -1;
  return below.filter(({ cells }) => typeAndPlace(normalizeCell(cells[place])) !== undefined);
};

/** Marks of Windows that stand as control characters are what they are. */
const marked = (sheet: Sheet): Sheet =>
  sheet.rows.some(({ cells }) => cells.some((cell) => withMarks(cell) !== cell))
    ? { ...sheet, rows: sheet.rows.map((row) => ({ ...row, cells: row.cells.map(withMarks) })) }
    : sheet;

/** The header with the rows as a person corrected them, without those that they left out above it. */
const inUse = (header: Header, { corrections = [] }: ReadResultsOptions, asks: Asking): Header => ({
  ...header,
  above: header.above.filter((sheetRow) => !asks.isLeftOut(sheetRow.line)),
  below: header.below.map(cellCorrector(header.columns, corrections)),
});

const leftAbove = ({ rows }: Sheet, { line }: Header, asks: Asking): number =>
  rows.filter((row) => row.line < line && asks.isLeftOut(row.line)).length;

const withSamples = ({ columns, below }: Header): readonly Column[] =>
  columns.map((column) => ({
    ...column,
    samples: sampled(texts(below, column.index), SAMPLES),
  }));

function* texts(rows: Header['below'], index: number): Iterable<string> {
  for (const { cells } of rows) yield normalizeCell(cells[index]);
}

const countsOf = (
  { rows: { length: all } }: Sheet,
  header: Header,
  { rows, headings, leftOut }: Pick<ResultsRead, 'rows' | 'headings'> & { readonly leftOut: number },
): RowCounts => {
  const doubtful = new Set(aboveHeader(header).map((problem) => problem.line)).size;
  const again = headings.filter((heading) => heading.text === '').length;
  const counts = {
    all,
    titles: header.above.length - doubtful,
    headers: (header.line > 0 ? 1 : 0) + again,
    headings: headings.length - again,
    read: rows.length,
    leftOut,
  };
  const { titles, headers, headings: named, read } = counts;
  return { ...counts, refused: all - titles - headers - named - read - leftOut };
};

/** Places that do not run are asked about: of the whole race, with gaps, or wrong. */
const placed = (
  all: readonly RowRead[],
  columns: readonly Column[],
  asks: Asking,
): { readonly reads: readonly RowRead[]; readonly ofPlaces: readonly RowProblem[] } => {
  const found = checkPlaces(all, columns);
  const gaps = found.filter((problem) => problem.code === 'PLACES_NOT_RUNNING');
  const [first] = gaps;
  if (!first || found.length > gaps.length) return { reads: all, ofPlaces: found };
  const answer = asks.ask({
    id: OVERALL,
    code: 'OVERALL_PLACES',
    line: first.line,
    column: first.column,
    samples: all.flatMap((read) => (read.row?.type === 'finished' ? [String(read.row.place)] : [])),
    rows: all.length,
    choices: [choice('derive'), choice('gaps'), choice('each')],
  });
  if (answer === 'gaps') return { reads: all, ofPlaces: [] };
  if (answer === 'each') return { reads: all, ofPlaces: found };
  if (answer === undefined)
    return { reads: all, ofPlaces: found.map((problem) => ({ ...problem, question: OVERALL })) };
  const reads = placesInClass(all);
  return { reads, ofPlaces: checkPlaces(reads, columns) };
};

/** Columns that a person must name first, with what they most likely hold. */
const unknownHeader = (
  sheet: Sheet,
  header: Header,
  {
    makes,
    layout,
    named,
  }: { readonly makes: Makes; readonly layout: string | null; readonly named: string | undefined },
): ResultsRead => {
  const [top] = sheet.rows;
  const whole = guessColumns(sheet.rows, makes);
  const isBare = top !== undefined && beginsWithFinisher(top, whole);
  // a column for each class: the one of this class holds its riders
  const own = header.columns.find(
    (column) => named !== undefined && classKey(column.header) === classKey(named),
  )?.index;
  const guesses = isBare ? whole : guessColumns(header.below, makes, own);
  const known = new Set(isBare ? [] : header.columns.map((column) => column.field));
  const texts = header.columns.map((column) => column.header).filter((candidate) => candidate !== '');
  return {
    ...nothingRead(sheet, header, isBare ? null : layout),
    headerLine: isBare ? 0 : header.line,
    columns: withSamples(isBare ? bareHeader(header, sheet) : header).map((column) => {
      const guess = column.field === null ? guesses.get(column.index) : undefined;
      return guess && !known.has(guess.field) ? { ...column, guess } : column;
    }),
    problems: [
      { line: header.line || (top?.line ?? 1), column: null, value: shown(texts.join(', ')), code: 'HEADER_UNKNOWN' },
    ],
  };
};

const nothingRead = ({ rows: { length: all } }: Sheet, header: Header, layout: string | null): ResultsRead => ({
  headerLine: header.line,
  layout,
  columns: withSamples(header),
  rows: [],
  headings: [],
  questions: [],
  counts: { all, titles: 0, headers: 0, headings: 0, read: 0, refused: all, leftOut: 0 },
  problems: [],
});

/** The columns of a file whose first row is a finisher. */
const bareHeader = (header: Header, sheet: Sheet): Header => ({
  ...header,
  columns: header.columns.map(({ index }) => ({ index, header: '', field: null })),
  below: sheet.rows,
});
