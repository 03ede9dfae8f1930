import { normalizeCell } from './cell.js';
import type { Column } from './find-header.js';
import type { Heading } from './heading.js';
import { type Makes, readBike, withoutBike } from './makes.js';
import { LAST_PLACE, readPlace } from './read-place.js';
import { readRiderName } from './read-rider-name.js';
import { readState, readTown } from './regions.js';
import type { RowProblemCode } from './row-problems.js';
import type { SheetRow } from './sheet.js';
import { type StatusesInRow, statusesIn } from './statuses-in-row.js';
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

export const shown = (value: string): string | null => (value === '' ? null : value.slice(0, 200));

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
  columns.every((it) => it.header === '')
    ? Infinity
    : columns.reduce((last, it) => (it.header !== '' || it.field !== null ? Math.max(last, it.index + 1) : last), 0);

/** of a row whose place a person wrote */
const NOT_SAID: StatusesInRow = { said: '', unclear: [] };

/** Reads rows with known columns; `section` is the heading above the row, which names its class. */
export const rowReader = (columns: readonly Column[], makes: Makes) => {
  const used = new Map(columns.flatMap((it) => (it.field === null ? [] : [[it.field, it] as const])));

  const statusOf = statusesIn(columns);
  const named = lastNamed(columns);

  return ({ line, cells, cut, placed: byHand = false }: SheetRow, section: Heading | null): RowRead => {
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
    const { said, unclear } = byHand ? NOT_SAID : statusOf(cells);
    for (const it of unclear)
      problems.push({ line, column: it.header || null, value: shown(it.text), code: 'STATUS_UNCLEAR' });
    const placed = readPlace(cell('place'), said);
    if ('problem' in placed)
      complain(
        placed.problem,
        placed.problem === 'STATUS_UNCLEAR' ? 'status' : 'place',
        placed.problem === 'STATUS_UNCLEAR' ? said : cell('place'),
      );

    const nameField = used.has('riderName') ? 'riderName' : used.has('lastName') ? 'lastName' : 'firstName';
    const rider = withoutBike(cell('riderName'), makes);
    const riderName = readRiderName(rider.text) || `${cell('firstName')} ${cell('lastName')}`.trim();
    if (riderName === '') complain('RIDER_NAME_MISSING', nameField, '');

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
      number: optional('number'),
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
