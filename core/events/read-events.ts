import {
  type DateOrder,
  datesTold,
  firstProblems,
  isOpenDate,
  isSameRow,
  mayBeRow,
  mendTable,
  NOTHING_MENDED,
  readDays,
  readTop,
  rowText,
  type Sheet,
  type SheetRow,
  type TableMending,
  tableReport,
  type TableReport,
  trimmed,
} from '../imports/index.js';
import { type LocalDate, nameKey } from '../shared/index.js';
import { EVENT_TABLE, type EventColumns, type EventField, type EventRow, isFrench } from './event-columns.js';
import type { EventRowProblem, EventRowProblemCode } from './event-problems.js';
import { type EventTable, eventRowReader } from './read-event-row.js';

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

const MOST_EVENTS = 1000;
const shown = (text: string): string | null => (text === '' ? null : text.slice(0, 200));

const filled = ({ cells }: SheetRow): readonly string[] => cells.map(trimmed).filter(Boolean);
/** Whether a row above the header may be an event. */
const mayBeEvent = (row: SheetRow): boolean => {
  const texts = filled(row);
  return mayBeRow(row) || (texts.length > 2 && texts.some((text) => readDays(text, true) ?? readDays(text, false)));
};

/**
 * Reads a file of a series' events (domain.md §11): a header with at least title and date, wherever it is. Dates may
 * have any common format, also of several days; "TBD" leaves the date open. Whether numbers have the day or the month
 * first is a question where the file does not tell. Never throws.
 */
export const readEvents = (sent: Sheet, options: ReadEventsOptions = NOTHING_MENDED): EventsRead => {
  const { sheet, chosen } = mendTable(sent, options);
  const { mapping } = options;
  const top = readTop(sheet.rows, EVENT_TABLE, mapping);
  const { header, below, columns, complete, twice } = top;
  const found = complete ? readBelow({ header, columns, mapping, twice }, below, options.dates) : withoutHeader(sheet);
  const above = complete
    ? top.above
        .filter(mayBeEvent)
        .map((row): EventRowProblem => ({ line: row.line, column: null, value: rowText(row), code: 'ABOVE_HEADER' }))
    : [];
  const problems = [...above, ...found.problems];
  const bad = new Set(problems.map((problem) => problem.line));
  const rows = found.rows.filter((row) => !bad.has(row.line));
  const fields = new Map([...columns].map(([field, index]) => [index, field]));
  return {
    headerLine: complete ? header.line : 0,
    rows,
    problems: firstProblems(problems),
    dates: found.dates,
    report: tableReport(sheet, {
      top,
      asked: !complete || twice !== undefined,
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

const headerTwice = (header: SheetRow, below: readonly SheetRow[], at: number): EventRowProblem => {
  const name = shown(trimmed(header.cells[at]));
  return {
    line: header.line || (below[0]?.line ?? 1),
    column: name,
    value: name ?? String(at + 1),
    code: 'HEADER_TWICE',
    at,
  };
};

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
  const usual = isFrench(header) ? 'dayFirst' : 'monthFirst';
  const { order, open, likely } = datesTold(texts, shorterOrder(rows, columns) ?? usual);
  if (order !== null) return { order, question: null };
  const sample = open ?? '';
  const readings = (['dayFirst', 'monthFirst'] as const).map((text) => ({
    order: text,
    from: readDays(sample, text === 'dayFirst')?.from ?? null,
  }));
  return {
    order: chosen ?? likely,
    question: { sample, likely, chosen: chosen ?? null, readings },
  };
};

/** The order by which the events are shorter: 03/04 to 04/04 are two days, or a month. Undefined: they are as long. */
const shorterOrder = (rows: readonly SheetRow[], columns: EventColumns): DateOrder | undefined => {
  const cell = (row: SheetRow, field: EventField): string => trimmed(row.cells[columns.get(field) ?? -1]);
  const [days, months] = [true, false].map((dayFirst) =>
    rows.reduce((sum, row) => {
      const from = readDays(cell(row, 'startsOn'), dayFirst)?.from;
      const to = readDays(cell(row, 'endsOn'), dayFirst)?.to;
      if (from === undefined || to === undefined) return sum;
      const took = Date.parse(to) - Date.parse(from);
      return sum + (took < 0 ? Infinity : took);
    }, 0),
  ) as [number, number];
  if (days === months) return undefined;
  return days < months ? 'dayFirst' : 'monthFirst';
};

const readBelow = (
  { header, columns, mapping, twice }: Omit<EventTable, 'dayBeforeMonth'> & { readonly twice: number | undefined },
  below: readonly SheetRow[],
  chosen: DateOrder | undefined,
): Below => {
  if (twice !== undefined) return { rows: [], problems: [headerTwice(header, below, twice)], dates: null };
  const own = below.filter((sheetRow) => !isSameRow(sheetRow, header));
  if (own.length === 0) return refused(header.line, 'NO_ROWS', null);
  if (own.length > MOST_EVENTS) return refused(own[MOST_EVENTS]?.line ?? 0, 'TOO_MANY_ROWS', String(own.length));

  const { order, question } = datesOf(header, own, columns, chosen);
  const problems: EventRowProblem[] = [];
  const waits = question !== null && question.chosen === null;
  const read = eventRowReader(
    { header, columns, mapping, dayBeforeMonth: order === 'dayFirst' },
    (problem) => void problems.push(problem),
  );
  const cell = (row: SheetRow, field: EventField): string => trimmed(row.cells[columns.get(field) ?? -1]);
  // with two readings, a date is none before the question is answered
  const isOpen = (row: SheetRow): boolean =>
    waits &&
    (['startsOn', 'endsOn'] as const).some(
      (text) => isOpenDate(cell(row, text)) || cell(row, text) === question.sample,
    );
  if (waits) {
    const at = columns.get('startsOn') ?? 0;
    const column = shown(trimmed(header.cells[at]));
    const line = header.line || (own[0]?.line ?? 1);
    problems.push({ line, column, value: question.sample, code: 'DATE_ORDER_UNKNOWN' });
  }
  const rows = own.filter((sheetRow) => !isOpen(sheetRow)).map(read);
  const dated = own.some((sheetRow) => cell(sheetRow, 'startsOn') !== '');
  const byLine = new Map(own.map((sheetRow) => [sheetRow.line, sheetRow]));
  const seen = new Set<string>();
  const wrong = new Set(problems.map((problem) => problem.line));
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
    if (problems.some((problem) => problem.line === line && problem.code === 'DATE_NOT_VALID')) continue;
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
