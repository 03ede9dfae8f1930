import type { putResults, Request, ResultRecord } from '@rrr/contract';

/** The columns in the order of a result sheet; pasted cells follow it. The limits are the contract's. */
export const COLUMNS = [
  { name: 'place', limit: 20 },
  { name: 'number', limit: 40 },
  { name: 'riderName', limit: 255 },
  { name: 'hometown', limit: 255 },
  { name: 'bike', limit: 255 },
  { name: 'amaNumber', limit: 40 },
  { name: 'email', limit: 254 },
] as const;
export type Column = (typeof COLUMNS)[number]['name'];
type Type = ResultRecord['resultType'];
export type Entry = Request<typeof putResults>['body']['results'][number];

export interface SheetRow {
  key: string;
  /** the stored result that this row edits */
  _id?: string;
  /** the chosen rider, null for none; left out: matched as in a file */
  riderId?: string | null;
  cells: Readonly<Record<Column, string>>;
}

export type CellProblem = 'placeMissing' | 'placeWrong' | 'nameMissing' | 'tooLong' | 'email';

/** As many results as a class can have. */
export const MOST_ROWS = 1_000;
const HIGHEST_PLACE = 10_000;
/** A rider is found by these; a choice made for others does not hold for what they say now. */
const IDENTITY: readonly Column[] = ['riderName', 'hometown', 'amaNumber', 'email'];
const EMAIL = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/;
/** someone stored as finished without a place */
const UNPLACED = '-';

export const emptyRow = (key: string): SheetRow => ({
  key,
  cells: { place: '', number: '', riderName: '', hometown: '', bike: '', amaNumber: '', email: '' },
});

export const isEmpty = ({ cells }: SheetRow): boolean => COLUMNS.every(({ name }) => cells[name].trim() === '');

/** "4", "DNF", or "4 DNF" where a sheet gives a place to someone who did not finish. */
export const writtenPlace = ({ place, resultType }: Pick<ResultRecord, 'place' | 'resultType'>): string =>
  [place, resultType === 'finished' ? (place === null ? UNPLACED : '') : resultType].filter(Boolean).join(' ');

/** "8=", "=8", "T8" and "8T" are place 8, shared with others. */
const TIED = /^(?:[=T]\s*(\d{1,5})|(\d{1,5})\s*[=T])$/;

/** Reads a place as it is written; undefined for what is none. */
export const readPlace = (text: string): { place: number | null; resultType: Type; tied?: true } | undefined => {
  const written = text.trim().toUpperCase();
  const [, behind, before] = TIED.exec(written) ?? [];
  const tied = behind ?? before;
  if (tied !== undefined) {
    const read = readPlace(tied);
    return read && { ...read, tied: true };
  }
  if (written === UNPLACED || written === '–') return { place: null, resultType: 'finished' };
  const [all, digits, kind] = /^(\d{1,5})?\s*(DNF|DNS|DQ|DSQ)?$/.exec(written) ?? [];
  const place = digits === undefined ? null : Number(digits);
  if (!all || (place !== null && (place < 1 || place > HIGHEST_PLACE))) return undefined;
  return { place, resultType: kind === undefined ? 'finished' : kind === 'DSQ' ? 'DQ' : (kind as Type) };
};

const sheetRow = (of: ResultRecord): SheetRow => ({
  key: of._id,
  _id: of._id,
  ...(of.rider ? { riderId: of.rider._id } : {}),
  cells: {
    place: writtenPlace(of),
    number: of.number ?? '',
    riderName: of.riderName,
    hometown: of.hometown ?? '',
    bike: of.bike ?? '',
    amaNumber: of.amaNumber ?? '',
    email: of.email ?? '',
  },
});

/** The stored results of a class, those with a place first. */
export const sheetRows = (results: readonly ResultRecord[]): readonly SheetRow[] =>
  [...results].sort((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity)).map(sheetRow);

export const problemOf = ({ cells }: SheetRow, column: Column): CellProblem | undefined => {
  const text = cells[column].trim();
  if (column === 'place') return text === '' ? 'placeMissing' : readPlace(text) ? undefined : 'placeWrong';
  if (column === 'riderName' && text === '') return 'nameMissing';
  if (text.length > (COLUMNS.find(({ name }) => name === column)?.limit ?? 0)) return 'tooLong';
  return column === 'email' && text !== '' && !EMAIL.test(text) ? 'email' : undefined;
};

/** A rider who was chosen for what the row said is matched anew once it says something else. */
export const withCell = (row: SheetRow, column: Column, text: string): SheetRow => {
  const cells = { ...row.cells, [column]: text };
  if (!IDENTITY.includes(column)) return { ...row, cells };
  const { riderId: _riderId, ...others } = row;
  return { ...others, cells };
};

const orNull = (text: string): string | null => text.trim() || null;

/** A row without problems as it is sent; the town is written with its state. */
export const entryOf = ({ _id, riderId, cells }: SheetRow): Entry => ({
  ...(_id === undefined ? {} : { _id }),
  ...(riderId === undefined ? {} : { riderId }),
  ...(readPlace(cells.place) ?? { place: null, resultType: 'finished' as const }),
  riderName: cells.riderName.trim(),
  number: orNull(cells.number),
  hometown: orNull(cells.hometown),
  state: null,
  bike: orNull(cells.bike),
  amaNumber: orNull(cells.amaNumber),
  email: orNull(cells.email),
});

/** The rows with those that have the same place said to be tied. */
export const withTies = (rows: readonly Entry[]): readonly Entry[] => {
  const count = new Map<number, number>();
  for (const { place, resultType } of rows)
    if (place !== null && resultType === 'finished') count.set(place, (count.get(place) ?? 0) + 1);
  return rows.map((row) =>
    row.resultType === 'finished' && (count.get(row.place ?? 0) ?? 0) > 1 ? { ...row, tied: true } : row,
  );
};

/** Whether the tables say the same; empty rows say nothing. */
export const isSame = (a: readonly SheetRow[], b: readonly SheetRow[]): boolean => {
  const said = (rows: readonly SheetRow[]) =>
    JSON.stringify(rows.filter((row) => !isEmpty(row)).map(({ key: _key, ...row }) => row));
  return said(a) === said(b);
};
