import {
  beyondHeader,
  type DaysRead,
  readDays,
  readState,
  type SheetRow,
  type TableMapping,
  trimmed,
} from '../imports/index.js';
import { nameKey } from '../shared/index.js';
import { type EventColumns, type EventField, type EventRow, LIMITS, titleAt } from './event-columns.js';
import type { EventRowProblem, EventRowProblemCode } from './event-problems.js';

const UNDECIDED = new Set(['tbd', 'tba', 'a confirmer', 'a determiner', 'a venir']);
const COUNTRIES: ReadonlyMap<string, string> = new Map([
  ...['us', 'usa', 'u s a', 'united states', 'united states of america', 'etats unis'].map(
    (text) => [text, 'US'] as const,
  ),
  ...['ca', 'can', 'canada'].map((text) => [text, 'CA'] as const),
  ...['mx', 'mexico', 'mexique'].map((text) => [text, 'MX'] as const),
  ...['fr', 'france'].map((text) => [text, 'FR'] as const),
]);
const YES = new Set(['yes', 'y', 'true', '1', 'x', 'oui', 'o', 'vrai']);
const NO = new Set(['no', 'n', 'false', '0', 'non', 'faux']);

const shown = (text: string): string | null => (text === '' ? null : text.slice(0, 200));

/** Normalizes a web address; a missing scheme is added, as browsers do. Undefined when it is not valid. */
const websiteOf = (text: string): string | null | undefined => {
  if (text === '') return null;
  if (/^https?:\/\/\S+$/i.test(text)) return text;
  return /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d+)?(?:[/?#]\S*)?$/u.test(text) ? `https://${text}` : undefined;
};

export interface EventTable {
  readonly header: SheetRow;
  readonly columns: EventColumns;
  /** what a person said the columns are */
  readonly mapping: TableMapping | undefined;
  readonly dayBeforeMonth: boolean;
}

/** Reads one row of a file of events, and reports what cannot be read. */
export const eventRowReader =
  ({ header, columns, mapping, dayBeforeMonth }: EventTable, report: (problem: EventRowProblem) => void) =>
  (row: SheetRow): EventRow => {
    const cell = (field: EventField): string => trimmed(row.cells[columns.get(field) ?? -1]);
    const sayAt = (code: EventRowProblemCode, at: number): void =>
      report({
        line: row.line,
        column: shown(trimmed(header.cells[at])),
        value: shown(trimmed(row.cells[at])),
        code,
        ...(at < 0 ? {} : { at }),
      });
    const say = (code: EventRowProblemCode, field: EventField): void => sayAt(code, columns.get(field) ?? -1);
    const beyond = beyondHeader(row, header, mapping);
    if (beyond >= 0) sayAt('CELL_WITHOUT_HEADER', beyond);
    const website = websiteOf(cell('venueWebsite'));
    for (const [field, limit] of Object.entries(LIMITS) as [EventField, number][])
      if (((field === 'venueWebsite' && website) || cell(field)).length > limit) say('TEXT_TOO_LONG', field);
    const optional = (field: EventField): string | null => cell(field) || null;
    /** undefined: not readable; the problem is reported here */
    const days = (field: EventField): DaysRead | null | undefined => {
      const text = cell(field);
      if (text === '' || UNDECIDED.has(nameKey(text))) return null;
      const read = readDays(text, dayBeforeMonth);
      if (read === undefined) say('DATE_NOT_VALID', field);
      return read;
    };
    const title = titleAt(trimmed(header.cells[columns.get('title') ?? -1]), cell('title'));
    if (nameKey(title) === '') say('TITLE_MISSING', 'title');
    else if (/^[\d\s.#-]+$/.test(title)) say('TITLE_IS_NUMBER', 'title');
    const [first, last] = [days('startsOn'), days('endsOn')];
    const startsOn = first === undefined ? undefined : (first?.from ?? null);
    const endsOn = last?.to ?? (first && first.to > first.from ? first.to : null);
    // a range of days, and another last day beside it
    const differs = first && last && first.to > first.from && last.to !== first.to;
    if (differs || (endsOn && startsOn !== undefined && (startsOn === null || endsOn < startsOn)))
      say('DATES_NOT_IN_ORDER', 'endsOn');
    if (website === undefined) say('WEBSITE_NOT_VALID', 'venueWebsite');
    const country =
      COUNTRIES.get(nameKey(cell('country'))) ??
      (/^[A-Za-z]{2}$/.test(cell('country')) ? cell('country').toUpperCase() : null);
    if (country === null && cell('country') !== '') say('COUNTRY_UNKNOWN', 'country');
    const word = nameKey(cell('paying'));
    const paying = word === '' ? null : YES.has(word) ? true : NO.has(word) ? false : undefined;
    if (paying === undefined) say('PAYING_UNKNOWN', 'paying');
    return {
      line: row.line,
      title,
      venue: optional('venue'),
      venueWebsite: website ?? null,
      city: optional('city'),
      state: readState(cell('state')),
      zipcode: optional('zipcode'),
      country,
      type: optional('type'),
      startsOn: startsOn ?? null,
      endsOn,
      paying: paying ?? null,
    };
  };
