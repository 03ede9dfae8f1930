import {
  beyondHeader,
  type DateOrder,
  datesTold,
  type DaysRead,
  isOpenDate,
  isSameRow,
  mayBeRow,
  mendTable,
  NOTHING_MENDED,
  readDays,
  readState,
  rowText,
  type Sheet,
  type SheetProblemCode,
  type SheetRow,
  type TableMending,
  tableReport,
  type TableReport,
  trimmed,
} from '../imports/index.js';
import { type LocalDate, nameKey } from '../shared/index.js';
import {
  type EventColumns,
  eventColumns,
  type EventField,
  type EventRow,
  isFrench,
  LIMITS,
  titleAt,
} from './event-columns.js';

export const EVENT_ROW_PROBLEMS = [
  /** no row near the top has a title and a date column */
  'HEADER_UNKNOWN',
  'NO_ROWS',
  /** more than 1,000 events */
  'TOO_MANY_ROWS',
  /** a row above the header that may be an event */
  'ABOVE_HEADER',
  /** a cell to the right of the header */
  'CELL_WITHOUT_HEADER',
  'TITLE_MISSING',
  /** a number where the name should be */
  'TITLE_IS_NUMBER',
  'TEXT_TOO_LONG',
  /** dates in numbers may have the day or the month first; `value` is one of them */
  'DATE_ORDER_UNKNOWN',
  /** a row that has only a title, among others with dates: a note, or an event whose date is not known */
  'DATE_MISSING',
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
  /** index of the column, from 0; left out for a whole row or file */
  readonly at?: number;
}

/** How a file is read. */
export interface ReadEventsOptions extends TableMending {
  /** what a person said of dates in numbers */
  readonly dates?: DateOrder | undefined;
}

/** Dates in numbers that may have the day or the month first. */
export interface DateQuestion {
  /** one of them, as the file has it */
  readonly sample: string;
  readonly likely: DateOrder;
  readonly chosen: DateOrder | null;
  /** what the sample means either way; null: no day */
  readonly readings: readonly { readonly order: DateOrder; readonly from: LocalDate | null }[];
}

export interface EventsRead {
  readonly headerLine: number;
  readonly rows: readonly EventRow[];
  /** if not empty, the file must not be applied */
  readonly problems: readonly EventRowProblem[];
  /** null: there is nothing to ask */
  readonly dates: DateQuestion | null;
  readonly report: TableReport;
}

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

const isHeader = (row: SheetRow): boolean => {
  const columns = eventColumns(row, []);
  return columns.has('title') && columns.has('startsOn');
};
const filled = ({ cells }: SheetRow): readonly string[] => cells.map(trimmed).filter(Boolean);
/** Whether a row above the header may be an event. */
const mayBeEvent = (row: SheetRow): boolean => {
  const texts = filled(row);
  return mayBeRow(row) || (texts.length > 2 && texts.some((it) => readDays(it, true) ?? readDays(it, false)));
};

/**
 * Reads a file of a series' events (domain.md §11): a header with at least title and date, wherever it is. Dates may
 * have any common format, also of several days; "TBD" leaves the date open. Whether numbers have the day or the month
 * first is a question where the file does not tell. Never throws.
 */
export const readEvents = (sent: Sheet, options: ReadEventsOptions = NOTHING_MENDED): EventsRead => {
  const { sheet, chosen } = mendTable(sent, options);
  const at = sheet.rows.slice(0, LOOKED_AT).findIndex(isHeader);
  const header = sheet.rows[at];
  const below = header ? sheet.rows.slice(at + 1) : [];
  const columns = header ? eventColumns(header, below) : new Map<EventField, number>();
  const found = header ? readBelow(header, below, columns, options.dates) : withoutHeader(sheet);
  const above = header
    ? sheet.rows
        .slice(0, at)
        .filter(mayBeEvent)
        .map((row): EventRowProblem => ({ line: row.line, column: null, value: rowText(row), code: 'ABOVE_HEADER' }))
    : [];
  const problems = [...above, ...found.problems].toSorted((a, b) => a.line - b.line);
  const bad = new Set(problems.map((it) => it.line));
  const rows = found.rows.filter((it) => !bad.has(it.line));
  const fields = new Map([...columns].map(([field, index]) => [index, field]));
  return {
    headerLine: header?.line ?? 0,
    rows,
    problems,
    dates: found.dates,
    report: tableReport(sheet, {
      header,
      below,
      fieldAt: (index) => fields.get(index) ?? null,
      read: rows,
      leftOut: chosen,
      problems,
    }),
  };
};

type Below = Pick<EventsRead, 'rows' | 'problems' | 'dates'>;
const refused = (line: number, code: EventRowProblemCode, value: string | null): Below => ({
  rows: [],
  problems: [{ line, column: null, value, code }],
  dates: null,
});
const withoutHeader = ({ rows: [top] }: Sheet): Below =>
  refused(top?.line ?? 1, 'HEADER_UNKNOWN', shown(top?.cells.join(', ') ?? ''));

/** What the file says, or asks, about dates in numbers. */
const datesOf = (
  header: SheetRow,
  rows: readonly SheetRow[],
  columns: EventColumns,
  chosen: DateOrder | undefined,
): { readonly order: DateOrder; readonly question: DateQuestion | null } => {
  const texts = rows.flatMap((row) =>
    [columns.get('startsOn'), columns.get('endsOn')].map((column) => trimmed(row.cells[column ?? -1])),
  );
  const { order, open, likely } = datesTold(texts, isFrench(header) ? 'dayFirst' : 'monthFirst');
  if (order !== null) return { order, question: null };
  const sample = open ?? '';
  const readings = (['dayFirst', 'monthFirst'] as const).map((it) => ({
    order: it,
    from: readDays(sample, it === 'dayFirst')?.from ?? null,
  }));
  return {
    order: chosen ?? likely,
    question: { sample, likely, chosen: chosen ?? null, readings },
  };
};

const readBelow = (
  header: SheetRow,
  below: readonly SheetRow[],
  columns: EventColumns,
  chosen: DateOrder | undefined,
): Below => {
  const own = below.filter((it) => !isSameRow(it, header));
  if (own.length === 0) return refused(header.line, 'NO_ROWS', null);
  if (own.length > MOST_EVENTS) return refused(own[MOST_EVENTS]?.line ?? 0, 'TOO_MANY_ROWS', String(own.length));

  const { order, question } = datesOf(header, own, columns, chosen);
  const problems: EventRowProblem[] = [];
  const waits = question !== null && question.chosen === null;
  const read = rowReader({ header, columns, dayBeforeMonth: order === 'dayFirst' }, (it) => void problems.push(it));
  const cell = (row: SheetRow, field: EventField): string => trimmed(row.cells[columns.get(field) ?? -1]);
  // with two readings, a date is none before the question is answered
  const isOpen = (row: SheetRow): boolean =>
    waits &&
    (['startsOn', 'endsOn'] as const).some((it) => isOpenDate(cell(row, it)) || cell(row, it) === question.sample);
  if (waits) {
    const at = columns.get('startsOn') ?? 0;
    const column = shown(trimmed(header.cells[at]));
    problems.push({ line: header.line, column, value: question.sample, code: 'DATE_ORDER_UNKNOWN' });
  }
  const rows = own.filter((it) => !isOpen(it)).map(read);
  const dated = own.some((it) => cell(it, 'startsOn') !== '');
  const byLine = new Map(own.map((it) => [it.line, it]));
  const seen = new Set<string>();
  const wrong = new Set(problems.map((it) => it.line));
  for (const { line, title, startsOn } of rows) {
    const row = byLine.get(line);
    // a note under the table, or an event without a date
    if (dated && !wrong.has(line) && row && filled(row).length === 1 && startsOn === null)
      problems.push({
        line,
        column: shown(trimmed(header.cells[columns.get('startsOn') ?? 0])),
        value: null,
        code: 'DATE_MISSING',
        at: columns.get('startsOn') ?? 0,
      });
    if (problems.some((it) => it.line === line && it.code === 'DATE_NOT_VALID')) continue;
    const key = eventKey({ title, startsOn });
    if (title !== '' && seen.has(key)) problems.push({ line, column: null, value: shown(title), code: 'EVENT_TWICE' });
    seen.add(key);
  }
  return { rows, problems, dates: question };
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

interface Table {
  readonly header: SheetRow;
  readonly columns: EventColumns;
  readonly dayBeforeMonth: boolean;
}

const rowReader =
  ({ header, columns, dayBeforeMonth }: Table, report: (problem: EventRowProblem) => void) =>
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
    const beyond = beyondHeader(row, header);
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
