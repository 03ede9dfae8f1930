import { type FieldColumns, headerKey, readDays, type SheetRow, type TableKind, trimmed } from '../imports/index.js';
import type { LocalDate } from '../shared/index.js';

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

export type EventField = Exclude<keyof EventRow, 'line'>;
/** where each field is, from 0 */
export type EventColumns = FieldColumns<EventField>;
/** headers of the name, the surest first: a round is a name only where there is no other */
const TITLES: readonly string[] = [
  'title eventtitle eventname titre nomdelevenement nomevenement titredelevenement',
  'name nom',
  'event evenement race racename epreuve course nomdelacourse',
  'round roundname roundno roundnumber manche nodemanche',
];
/** header words by `headerKey`, in English and French */
const WORDS: Readonly<Record<EventField, string>> = {
  title: TITLES.join(' '),
  venue: 'venue venuename track trackname location facility site piste circuit lieu',
  venueWebsite: 'venuewebsite website url web trackwebsite siteweb siteinternet siteducircuit',
  city: 'city town ville municipalite',
  state: 'state st province prov stateprovince stateprov etat provinceetat',
  zipcode: 'zip zipcode postalcode postcode zippostal zippostalcode codepostal cp',
  country: 'country pays',
  type: 'type eventtype racetype discipline typedecourse',
  startsOn:
    'start startdate startson date dates eventdate eventdates racedate racedates from datefrom begins debut datededebut ' +
    'datedebut datedelevenement datesdelevenement du',
  endsOn: 'end enddate endson to dateto ends until fin datedefin datefin au',
  paying: 'paying contingency payingevent recompense prime payant',
};
/** characters; those of the form of an event */
export const LIMITS: Readonly<Partial<Record<EventField, number>>> = {
  title: 200,
  venue: 200,
  venueWebsite: 500,
  city: 100,
  state: 50,
  zipcode: 12,
  type: 60,
};
const FIELDS: ReadonlyMap<string, EventField> = new Map(
  (Object.entries(WORDS) as [EventField, string][])
    .flatMap(([field, words]) => words.split(' ').map((word) => [word, field] as const))
    .toReversed(),
);
/** French headers: their presence means that dates are day before month */
const FRENCH = new Set(
  'titre evenement epreuve manche lieu ville pays debut datededebut datedebut fin datedefin datefin codepostal'.split(
    ' ',
  ),
);

export const isFrench = ({ cells }: SheetRow): boolean => cells.some((cell) => FRENCH.has(headerKey(cell)));

const NUMBER = /^[#\d\s.-]+$/;
const holdsNames = (at: number, below: readonly SheetRow[]): boolean => {
  const texts = below.map((row) => trimmed(row.cells[at])).filter(Boolean);
  return texts.length === 0 || texts.some((text) => !NUMBER.test(text));
};

/** Which column is the name: the surest header that holds more than numbers. */
const titleColumn = (cells: readonly string[], below: readonly SheetRow[]): number | undefined => {
  const found = TITLES.flatMap((words) => {
    const keys = new Set(words.split(' '));
    return cells.flatMap((cell, at) => (cell.length <= 80 && keys.has(headerKey(cell)) ? [at] : []));
  });
  return found.find((at) => holdsNames(at, below)) ?? found[0];
};

/** Where the fields are; `below`: the rows, which tell a name from a number. */
const eventColumns = ({ cells }: SheetRow, below: readonly SheetRow[]): EventColumns => {
  const found = new Map<EventField, number>();
  const title = titleColumn(cells, below);
  if (title !== undefined) found.set('title', title);
  for (const [at, cell] of cells.entries()) {
    const field = cell.length > 80 ? undefined : FIELDS.get(headerKey(cell));
    if (field && !found.has(field)) found.set(field, at);
  }
  return found;
};

const ROUND = /^(?:round|manche)$/i;
/** The title of an event; a round's number alone is named by its header: "Round 3". */
export const titleAt = (header: string, text: string): string =>
  ROUND.test(header) && /^\d{1,3}$/.test(text)
    ? `${header.charAt(0).toUpperCase()}${header.slice(1).toLowerCase()} ${text}`
    : text;

const isDate = (text: string): boolean => (readDays(text, true) ?? readDays(text, false)) !== undefined;
const MONTH = /(?<!\p{L})(?:jan|feb|f[ée]v|mar|apr|avr|may|mai|jun|jui|jul|aug|ao[uû]|sep|oct|nov|d[ée]c)/iu;
/** a date, or one that cannot be read: a guess */
const looksLikeDate = (text: string): boolean =>
  isDate(text) || (/\d/.test(text) && MONTH.test(text)) || /^\d{1,2}[/.-]\d{1,2}/.test(text);

/** Events of a series as a table. */
export const EVENT_TABLE: TableKind<EventField> = {
  required: ['title', 'startsOn'],
  isHeader: (row) => {
    const columns = eventColumns(row, []);
    return columns.has('title') && columns.has('startsOn');
  },
  named: eventColumns,
  isRow: (row, columns) => isDate(trimmed(row.cells[columns.get('startsOn') ?? -1])),
  looks: [
    ['startsOn', looksLikeDate],
    ['endsOn', looksLikeDate],
    ['venueWebsite', (text) => /^(?:https?:\/\/|www\.)\S+$/i.test(text)],
    ['title', (text) => /\p{L}/u.test(text) && !looksLikeDate(text)],
  ],
};
