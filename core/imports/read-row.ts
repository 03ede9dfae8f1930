import { normalizeCell } from './cell.js';
import type { Column } from './find-header.js';
import type { Heading } from './heading.js';
import type { BlankPlaces } from './blank-places.js';
import { type Makes, readBike, withoutBike, withoutNation } from './makes.js';
import { numberedNames } from './number-in-name.js';
import { LAST_PLACE, readPlace } from './read-place.js';
import { readRiderName } from './read-rider-name.js';
import { readState, readTown } from './regions.js';
import type { RowProblemCode } from './row-problems.js';
import type { SheetRow } from './sheet.js';
import { shown } from './shown.js';
import type { StatusMeanings } from './status-meanings.js';
import { type StatusesInRow, statusesIn } from './statuses-in-row.js';
import { statusBehind, type Unplaced } from './statuses.js';
import type { ResultField, RowProblem, SubmittedRow } from './submitted-row.js';

const LONGEST_TEXT = 120;
/** of a start number and of an AMA number, as they are kept */
const LONGEST_NUMBER = 40;
const LONGEST: Readonly<Partial<Record<ResultField, number>>> = {
  number: LONGEST_NUMBER,
  amaNumber: LONGEST_NUMBER,
  email: 254,
};
const longest = (field: ResultField): number => LONGEST[field] ?? LONGEST_TEXT;
const EMAIL = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/;

/** a number as some programs write whole ones: 21.0 */
const WHOLE_NUMBER = /(?<=^\d{1,6})[.,]0+$/;

export interface RowRead {
  readonly line: number;
  readonly className: string | null;
  /** the place is marked as tied */
  readonly tied: boolean;
  /** undefined when the row has problems */
  readonly row: SubmittedRow | undefined;
  readonly problems: readonly RowProblem[];
}

/** what a spreadsheet shows for a text that does not fit or a failed formula */
const CUT = /^#{2,}$|^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!)$|(?:…|[^.]\.{3})$/i;
const isCut = (text: string): boolean => CUT.test(text);

/**
 * Index of the last named column; cells to its right have no meaning. Without a header, the columns of the first row
 * count.
 */
const lastNamed = (columns: readonly Column[]): number =>
  columns.every((column) => column.header === '')
    ? Infinity
    : columns.reduce(
        (last, column) => (column.header !== '' || column.field !== null ? Math.max(last, column.index + 1) : last),
        0,
      );

/** of a row whose place a person wrote */
const NOT_SAID: StatusesInRow = { said: '', finished: true, unclear: [] };

export interface RowReading {
  readonly columns: readonly Column[];
  /** all rows below the header: what a column is about shows in its cells */
  readonly rows: readonly SheetRow[];
  readonly makes: Makes;
  readonly meanings: StatusMeanings;
  readonly blanks: BlankPlaces;
}

/**
 * Reads rows with known columns; `section` is the heading above the row, which names its class; `ended`: a heading says
 * that the riders below it did not finish.
 */
export const rowReader = ({ columns, rows, makes, meanings, blanks }: RowReading) => {
  const used = new Map(columns.flatMap((column) => (column.field === null ? [] : [[column.field, column] as const])));

  const statusOf = statusesIn(columns, rows);
  const named = lastNamed(columns);
  const numbered = numberedNames(columns, rows);

  return (
    { line, cells, cut, placed: byHand = false }: SheetRow,
    section: Heading | null,
    ended?: Unplaced,
  ): RowRead => {
    const problems: RowProblem[] = [];
    const complain = (code: RowProblemCode, field: ResultField, value: string): void => {
      problems.push({ line, column: used.get(field)?.header || null, value: shown(value), code });
    };
    const cell = (field: ResultField): string => {
      const column = used.get(field);
      return column ? normalizeCell(cells[column.index]).slice(0, longest(field)) : '';
    };
    const optional = (field: ResultField): string | null => cell(field) || null;

    for (const [field, { index }] of used) {
      const text = cells[index];
      if (text !== undefined && text.length > longest(field) && normalizeCell(text).length > longest(field))
        complain('TEXT_TOO_LONG', field, text);
    }
    for (const [field, { index }] of used)
      if (index === cut || isCut(normalizeCell(cells[index]))) complain('TEXT_CUT', field, cells[index] ?? '');
    for (let at = named; at < cells.length; at += 1) {
      if (normalizeCell(cells[at]) !== '')
        problems.push({ line, column: String(at + 1), value: shown(cells[at] ?? ''), code: 'CELL_WITHOUT_HEADER' });
    }
    const { finished, unclear, ...status } = byHand ? NOT_SAID : statusOf(cells);
    let { said } = status;
    for (const item of unclear) {
      const { question, meaning } = meanings.of(line, item);
      if (meaning && meaning !== 'finished') said = meaning;
      if (meaning) continue;
      const problem = { line, column: item.header || null, value: shown(item.text), code: 'STATUS_UNCLEAR' } as const;
      problems.push(question === undefined ? problem : { ...problem, question });
    }
    // a heading above the row says how it ended; a place that a person wrote says it for itself
    if (said === '' && ended && !byHand) said = ended;
    const nameOf = (field: ResultField): string => {
      const text = cell(field);
      return said === '' ? text : (statusBehind(text)?.name ?? text);
    };
    const nameField = used.has('riderName') ? 'riderName' : used.has('lastName') ? 'lastName' : 'firstName';
    const inName = numbered(nameOf('riderName'));
    const rider = withoutBike(inName?.name ?? nameOf('riderName'), makes);
    const riderName = readRiderName(withoutNation(rider.text)) || `${nameOf('firstName')} ${nameOf('lastName')}`.trim();

    let placed = readPlace(cell('place'), said);
    if ('problem' in placed && placed.problem === 'PLACE_MISSING' && !finished && riderName !== '') {
      const ended = blanks.of(line, riderName);
      if (typeof ended === 'string') placed = { type: ended, place: null, tied: false };
      else
        problems.push({
          line,
          column: used.get('place')?.header || null,
          value: null,
          code: 'PLACE_MISSING',
          ...ended,
        });
    } else if ('problem' in placed)
      complain(
        placed.problem,
        placed.problem === 'STATUS_UNCLEAR' ? 'status' : 'place',
        placed.problem === 'STATUS_UNCLEAR' ? said : cell('place'),
      );
    if (!/\p{L}/u.test(riderName) && !isCut(riderName)) complain('RIDER_NAME_MISSING', nameField, riderName);

    const email = optional('email');
    if (email !== null && !EMAIL.test(email)) complain('EMAIL_NOT_VALID', 'email', email);
    const entrants = optional('entrants');
    const started = entrants === null ? null : Number(entrants);
    if (started !== null && !(Number.isInteger(started) && started >= 1 && started <= LAST_PLACE))
      complain('ENTRANTS_NOT_A_NUMBER', 'entrants', entrants ?? '');

    const className = optional('class') ?? section?.text.slice(0, LONGEST_TEXT) ?? null;
    if ('problem' in placed || problems.length > 0) return { line, className, tied: false, row: undefined, problems };
    const from = withoutBike(cell('hometown') || cell('city'), makes);
    const town = readTown(from.text);
    const row: SubmittedRow = {
      line,
      place: placed.place,
      type: placed.type,
      riderName,
      number: inName?.number ?? optional('number')?.replace(WHOLE_NUMBER, '') ?? null,
      hometown: town.hometown,
      state: readState(cell('state')) ?? town.state,
      bike: readBike(cell('bike'), cell('make'), makes) ?? rider.bike ?? from.bike,
      email: email?.toLowerCase() ?? null,
      amaNumber: optional('amaNumber'),
      className,
      entrants: started ?? (className === section?.text ? section.entrants : null),
    };
    return { line, className, tied: placed.tied, row, problems };
  };
};
