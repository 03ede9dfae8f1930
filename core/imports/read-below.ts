import { normalizeCell } from './cell.js';
import { classKey } from './class-key.js';
import { type Header, headerAgain, isHeaderRow } from './find-header.js';
import { type Heading, headingIn } from './heading.js';
import { isNote, noteRows, statusAlone } from './note-rows.js';
import { type Asking, choice } from './questions.js';
import { onlyKept, type RowOfClass } from './one-class.js';
import { typeAndPlace } from './read-place.js';
import type { RowRead } from './read-row.js';
import type { ReadResultsOptions } from './results-options.js';
import { shown } from './shown.js';
import type { SheetRow } from './sheet.js';
import type { Unplaced } from './statuses.js';
import type { RowProblem } from './submitted-row.js';

type Section = Heading & { readonly line: number };

export interface BelowHeader {
  readonly reads: readonly RowRead[];
  readonly headings: readonly { readonly line: number; readonly text: string }[];
  readonly problems: readonly RowProblem[];
  /** how many rows a person left out */
  readonly leftOut: number;
  /** those of them that are of another class */
  readonly otherClasses: readonly RowOfClass[];
}

const ID = 'note-rows';

/** Reads the rows below the header: finishers, headings of classes, repeated headers, and notes, which are asked about. */
export const readBelow = (
  header: Header,
  read: (row: SheetRow, section: Heading | null, ended?: Unplaced) => RowRead,
  { allClasses, oneClass = false, eventClasses = [], onlyClass }: ReadResultsOptions,
  asks: Asking,
): BelowHeader => {
  const { columns, above } = header;
  const below = header.below.filter((sheetRow) => !asks.isLeftOut(sheetRow.line));
  const place = columns.find((column) => column.field === 'place')?.index ?? 0;
  const firstNames =
    columns[0]?.field === 'riderName' || columns[0]?.field === 'lastName' || columns[0]?.field === 'firstName';
  const where = firstNames ? [place] : [0, place];
  const classAt = columns.find((column) => column.field === 'class')?.index;
  const inColumn = classAt !== undefined;
  const kept = onlyKept(asks, { oneClass, ...(onlyClass === undefined ? {} : { onlyClass }) });
  const known = new Set((allClasses ?? []).map(classKey));
  const named = new Set([...(allClasses ?? []), ...eventClasses, onlyClass ?? ''].map(classKey));
  const titles = new Set(above.map(textOf));
  const isAgain = headerAgain(columns);
  const kinds = kindsOf(below, { header, place, where, isNamed: (text) => named.has(classKey(text)), titles, isAgain });
  const notes = below.filter((sheetRow) => kinds.get(sheetRow) === 'note');
  const answer = askNotes(notes, asks);

  const reads: RowRead[] = [];
  const problems: RowProblem[] = [];
  const headings: { line: number; text: string }[] = [];
  const otherClasses: RowOfClass[] = [];
  let section = allClasses
    ? headingAbove(above, known, inColumn)
    : classAbove(header, { oneClass, eventClasses, onlyClass });
  let ended: Unplaced | undefined;
  let leftOut = header.below.length - below.length;
  for (const row of below) {
    const kind = kinds.get(row);
    const heading = headingIn(row, where);
    if (kind === 'note' && answer !== 'each') {
      if (answer === 'leave') leftOut += 1;
      else problems.push({ line: row.line, column: null, value: shown(textOf(row)), code: 'NOTE_ROW', question: ID });
    } else if (kind === 'status') {
      headings.push({ line: row.line, text: textOf(row) });
      ended = statusAlone(row);
    } else if (kind === 'title') headings.push({ line: row.line, text: textOf(row) });
    else if (heading !== undefined || isAgain(row)) {
      headings.push({ line: row.line, text: heading?.text ?? '' });
      if (heading !== undefined) ended = undefined;
      // printouts repeat the title above the header on each page
      if (heading !== undefined && (known.has(classKey(heading.text)) || !titles.has(textOf(row))))
        section = { ...heading, line: row.line };
    } else if (!/^\s*\d+\s*$/.test(row.cells[place] ?? '') && isHeaderRow(row)) {
      problems.push({ line: row.line, column: null, value: shown(textOf(row)), code: 'OTHER_HEADER' });
    } else {
      const className = normalizeCell(row.cells[classAt ?? -1]) || (section?.text ?? '');
      if (kept !== null && className !== '' && classKey(className) !== kept) {
        otherClasses.push({ line: row.line, className });
        continue;
      }
      const found = read(row, section, ended);
      reads.push(found);
      if (section === null || found.className === null || classKey(found.className) === classKey(section.text))
        continue;
      if (problems.at(-1)?.line !== section.line)
        problems.push({ line: section.line, column: null, value: shown(section.text), code: 'HEADING_UNCLEAR' });
    }
  }
  return { reads, headings, problems, leftOut: leftOut + otherClasses.length, otherClasses };
};

/**
 * The class that is named above the header of a file for one class: this one, or, where others of the event are named
 * below, the first of several.
 */
export const classAbove = (
  { columns, above, below }: Header,
  {
    oneClass = false,
    eventClasses = [],
    onlyClass,
  }: Pick<ReadResultsOptions, 'oneClass' | 'eventClasses' | 'onlyClass'>,
): Section | null => {
  if (!oneClass || onlyClass === undefined || columns.some((column) => column.field === 'class')) return null;
  const named = new Set([onlyClass, ...eventClasses].map(classKey));
  const isStacked = below.some((row) => named.has(classKey(headingIn(row, [0])?.text ?? '')));
  return headingAbove(above, isStacked ? named : new Set([classKey(onlyClass)]), true);
};

const textOf = ({ cells }: SheetRow): string => cells.map(normalizeCell).filter(Boolean).join(', ');

interface Around {
  readonly header: Header;
  readonly place: number;
  readonly where: readonly number[];
  readonly isNamed: (text: string) => boolean;
  readonly titles: ReadonlySet<string>;
  readonly isAgain: (row: SheetRow) => boolean;
}

/**
 * Rows that may be notes, and texts that surely are titles: below the last finisher, or with a word for a total. A text
 * heads no class, unless it is the name of one, where no first place follows it, where it stands right below the name of
 * a class, and in a file with a column of classes.
 */
const kindsOf = (
  below: readonly SheetRow[],
  { header: { columns }, place, where, isNamed, titles, isAgain }: Around,
): ReadonlyMap<SheetRow, 'note' | 'title' | 'status'> => {
  const kinds = new Map<SheetRow, 'note' | 'title' | 'status'>();
  const inColumn = columns.some((column) => column.field === 'class');
  const isNoteRow = noteRows(columns, below);
  const places = below.map(({ cells }) => typeAndPlace(normalizeCell(cells[place])));
  const isSeveral = ({ cells }: SheetRow): boolean => cells.filter((cell) => normalizeCell(cell) !== '').length > 1;
  const last = below.findLastIndex(isSeveral);
  // by row: whether the next row with several cells is a winner, as below the name of a class
  const beginsClass: boolean[] = [];
  for (let at = below.length - 1, winner = false; at >= 0; at -= 1) {
    beginsClass[at] = winner;
    const [row, read] = [below[at], places[at]];
    if (row && isSeveral(row) && !isAgain(row)) winner = read?.type === 'finished' && read.place === 1;
  }
  let before = 0;
  let underName = false;
  for (const [at, row] of below.entries()) {
    before = places[at]?.place ?? before;
    if (places[at] !== undefined) underName = false;
    if (isAgain(row)) continue;
    const heading = headingIn(row, where);
    if (statusAlone(row)) kinds.set(row, 'status');
    else if (heading) {
      underName ||= isNamed(heading.text);
      if (isNamed(heading.text) || titles.has(textOf(row))) continue;
      if (isNote(heading.text)) kinds.set(row, 'title');
      else if ((inColumn && at < last) || underName || (before > 0 && at < last && !beginsClass[at]))
        kinds.set(row, 'note');
    } else if (isNoteRow(row) && !isHeaderRow(row)) {
      kinds.set(row, !isSeveral(row) && at > last && !isNameOnly(row, columns) ? 'title' : 'note');
    }
  }
  return kinds;
};

const isNameOnly = ({ cells }: SheetRow, columns: Header['columns']): boolean =>
  columns.some(
    ({ index, field }) =>
      (field === 'riderName' || field === 'firstName' || field === 'lastName') && normalizeCell(cells[index]) !== '',
  );

const askNotes = (notes: readonly SheetRow[], asks: Asking): string | undefined => {
  const [first] = notes;
  return (
    first &&
    asks.ask(
      {
        id: ID,
        code: 'NOTE_ROWS',
        line: first.line,
        column: null,
        samples: notes.map(textOf),
        rows: notes.length,
        choices: [choice('leave'), choice('each')],
      },
      notes.map((note) => note.line),
    )
  );
};

/**
 * The first class may be named above the header: by a known class name, or, without a class column, by the text next to
 * the header.
 */
const headingAbove = (above: readonly SheetRow[], known: ReadonlySet<string>, inColumn: boolean): Section | null => {
  const found = above.flatMap((row) => {
    const heading = headingIn(row, [0]);
    return heading ? [{ ...heading, line: row.line }] : [];
  });
  return found.findLast((item) => known.has(classKey(item.text))) ?? (inColumn ? null : (found.at(-1) ?? null));
};
