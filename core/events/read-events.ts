import {
  dayFirst,
  headerKey,
  readDate,
  readState,
  type Sheet,
  type SheetProblemCode,
  type SheetRow,
  trimmed,
} from '../imports/index.js';
import { type LocalDate, nameKey } from '../shared/index.js';

export const EVENT_ROW_PROBLEMS = [
  /** no row near the top has a title and a date column */
  'HEADER_UNKNOWN',
  'NO_ROWS',
  /** more than 1,000 events */
  'TOO_MANY_ROWS',
  'TITLE_MISSING',
  'TEXT_TOO_LONG',
  'DATE_NOT_VALID',
  /** not a web address that browsers open */
  'WEBSITE_NOT_VALID',
  /** the last day is before the first */
  'DATES_NOT_IN_ORDER',
  'COUNTRY_UNKNOWN',
  'PAYING_UNKNOWN',
  /** the same title and day twice */
  'EVENT_TWICE',
] as const;
export type EventRowProblemCode = (typeof EVENT_ROW_PROBLEMS)[number];

export interface EventRowProblem {
  readonly line: number;
  readonly column: string | null;
  readonly value: string | null;
  readonly code: EventRowProblemCode | SheetProblemCode;
}

/** One event of a file; null where a value is missing. */
export interface EventRow {
  readonly line: number;
  readonly title: string;
  readonly venue: string | null;
  readonly venueWebsite: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zipcode: string | null;
  /** two-letter code in upper case */
  readonly country: string | null;
  readonly type: string | null;
  /** null: date to be announced */
  readonly startsOn: LocalDate | null;
  readonly endsOn: LocalDate | null;
  readonly paying: boolean | null;
}

export interface EventsRead {
  readonly headerLine: number;
  readonly rows: readonly EventRow[];
  /** if not empty, the file must not be applied */
  readonly problems: readonly EventRowProblem[];
}

type Field = Exclude<keyof EventRow, 'line'>;
/** header words by `headerKey`, in English and French */
const WORDS: Readonly<Record<Field, string>> = {
  title:
    'title event eventname eventtitle name race racename round roundname titre nom evenement nomdelevenement nomevenement epreuve manche course',
  venue: 'venue venuename track trackname location facility site piste circuit lieu',
  venueWebsite: 'venuewebsite website url web trackwebsite siteweb siteinternet siteducircuit',
  city: 'city town ville municipalite',
  state: 'state st province prov stateprovince stateprov etat provinceetat',
  zipcode: 'zip zipcode postalcode postcode zippostal zippostalcode codepostal cp',
  country: 'country pays',
  type: 'type eventtype racetype discipline typedecourse',
  startsOn: 'start startdate startson date eventdate racedate from datefrom begins debut datededebut datedebut du',
  endsOn: 'end enddate endson to dateto ends until fin datedefin datefin au',
  paying: 'paying contingency payingevent recompense prime payant',
};
/** characters; those of the form of an event */
const LIMITS: Readonly<Partial<Record<Field, number>>> = {
  title: 200,
  venue: 200,
  venueWebsite: 500,
  city: 100,
  state: 50,
  zipcode: 12,
  type: 60,
};
const FIELDS: ReadonlyMap<string, Field> = new Map(
  (Object.entries(WORDS) as [Field, string][])
    .flatMap(([field, words]) => words.split(' ').map((it) => [it, field] as const))
    .toReversed(),
);
/** French headers: their presence means that dates are day before month */
const FRENCH = new Set(
  'titre evenement epreuve manche lieu ville pays debut datededebut datedebut fin datedefin datefin codepostal'.split(
    ' ',
  ),
);
const LOOKED_AT = 30;
const MOST_EVENTS = 1000;
const UNDECIDED = new Set(['tbd', 'tba', 'a confirmer', 'a determiner', 'a venir']);
const COUNTRIES: ReadonlyMap<string, string> = new Map([
  ...['us', 'usa', 'u s a', 'united states', 'united states of america', 'etats unis'].map((it) => [it, 'US'] as const),
  ...['ca', 'can', 'canada'].map((it) => [it, 'CA'] as const),
  ...['mx', 'mexico', 'mexique'].map((it) => [it, 'MX'] as const),
  ...['fr', 'france'].map((it) => [it, 'FR'] as const),
]);
const YES = new Set(['yes', 'y', 'true', '1', 'x', 'oui', 'o', 'vrai']);
const NO = new Set(['no', 'n', 'false', '0', 'non', 'faux']);

const shown = (text: string): string | null => (text === '' ? null : text.slice(0, 200));

const columnsOf = ({ cells }: SheetRow): ReadonlyMap<Field, number> => {
  const found = new Map<Field, number>();
  cells.forEach((cell, at) => {
    const field = cell.length > 80 ? undefined : FIELDS.get(headerKey(cell));
    if (field && !found.has(field)) found.set(field, at);
  });
  return found;
};
const isHeader = (row: SheetRow): boolean => {
  const columns = columnsOf(row);
  return columns.has('title') && columns.has('startsOn');
};

/**
 * Reads a file of a series' events (domain.md §11): a header with at least title and date, wherever it is. Dates may
 * have any common format; "TBD" leaves the date open. Never throws.
 */
export const readEvents = (sheet: Sheet): EventsRead => {
  const at = sheet.rows.slice(0, LOOKED_AT).findIndex(isHeader);
  const header = sheet.rows[at];
  const refused = (line: number, code: EventRowProblemCode, value: string | null, headerLine: number): EventsRead => ({
    headerLine,
    rows: [],
    problems: [{ line, column: null, value, code }],
  });
  if (!header)
    return refused(sheet.rows[0]?.line ?? 1, 'HEADER_UNKNOWN', shown(sheet.rows[0]?.cells.join(', ') ?? ''), 0);
  const below = sheet.rows.slice(at + 1);
  if (below.length === 0) return refused(header.line, 'NO_ROWS', null, header.line);
  if (below.length > MOST_EVENTS)
    return refused(below[MOST_EVENTS]?.line ?? 0, 'TOO_MANY_ROWS', String(below.length), header.line);

  const columns = columnsOf(header);
  const french = header.cells.some((it) => FRENCH.has(headerKey(it)));
  const dates = [columns.get('startsOn'), columns.get('endsOn')].flatMap((column) =>
    column === undefined ? [] : below.map((it) => it.cells[column] ?? ''),
  );
  const problems: EventRowProblem[] = [];
  const read = rowReader(header, columns, dayFirst(dates, french), (it) => void problems.push(it));
  const rows = below.map(read);
  const seen = new Set<string>();
  const undated = new Set(problems.flatMap((it) => (it.code === 'DATE_NOT_VALID' ? [it.line] : [])));
  for (const { line, title, startsOn } of rows) {
    if (undated.has(line)) continue;
    const key = eventKey({ title, startsOn });
    if (title !== '' && seen.has(key)) problems.push({ line, column: null, value: shown(title), code: 'EVENT_TWICE' });
    seen.add(key);
  }
  const bad = new Set(problems.map((it) => it.line));
  return {
    headerLine: header.line,
    rows: rows.filter((it) => !bad.has(it.line)),
    problems: problems.toSorted((a, b) => a.line - b.line),
  };
};

/** The key that identifies an event within a series. */
export const eventKey = ({
  title,
  startsOn,
}: {
  readonly title: string;
  readonly startsOn: LocalDate | null;
}): string => `${startsOn ?? ''}/${nameKey(title)}`;

/** Normalizes a web address; a missing scheme is added, as browsers do. Undefined when it is not valid. */
const websiteOf = (text: string): string | null | undefined => {
  if (text === '') return null;
  if (/^https?:\/\/\S+$/i.test(text)) return text;
  return /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d+)?(?:[/?#]\S*)?$/u.test(text) ? `https://${text}` : undefined;
};

const rowReader =
  (
    header: SheetRow,
    columns: ReadonlyMap<Field, number>,
    dayBeforeMonth: boolean,
    report: (problem: EventRowProblem) => void,
  ) =>
  (row: SheetRow): EventRow => {
    const cell = (field: Field): string => trimmed(row.cells[columns.get(field) ?? -1]);
    const say = (code: EventRowProblemCode, field: Field): void =>
      report({
        line: row.line,
        column: shown(trimmed(header.cells[columns.get(field) ?? -1])),
        value: shown(cell(field)),
        code,
      });
    const website = websiteOf(cell('venueWebsite'));
    for (const [field, limit] of Object.entries(LIMITS) as [Field, number][])
      if (((field === 'venueWebsite' && website) || cell(field)).length > limit) say('TEXT_TOO_LONG', field);
    const optional = (field: Field): string | null => cell(field) || null;
    /** undefined: not readable; the problem is reported here */
    const date = (field: Field): LocalDate | null | undefined => {
      const text = cell(field);
      if (text === '' || UNDECIDED.has(nameKey(text))) return null;
      const read = readDate(text, dayBeforeMonth);
      if (read === undefined) say('DATE_NOT_VALID', field);
      return read;
    };
    if (nameKey(cell('title')) === '') say('TITLE_MISSING', 'title');
    const [startsOn, endsOn] = [date('startsOn'), date('endsOn')];
    if (endsOn && startsOn !== undefined && (startsOn === null || endsOn < startsOn))
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
      title: cell('title'),
      venue: optional('venue'),
      venueWebsite: website ?? null,
      city: optional('city'),
      state: readState(cell('state')),
      zipcode: optional('zipcode'),
      country,
      type: optional('type'),
      startsOn: startsOn ?? null,
      endsOn: endsOn ?? null,
      paying: paying ?? null,
    };
  };
