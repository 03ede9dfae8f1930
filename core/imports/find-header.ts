import type { Guess } from './guess-columns.js';
import { headerKey, knownHeader, MAPPED } from './header-words.js';
import { typeAndPlace } from './read-place.js';
import type { Sheet, SheetRow } from './sheet.js';
import type { ResultField } from './submitted-row.js';

export interface Column {
  readonly index: number;
  readonly header: string;
  /** null: ignored */
  readonly field: ResultField | null;
  /** what stands in it: at most three different texts */
  readonly samples?: readonly string[];
  /** what it most likely holds, where the headers are not understood */
  readonly guess?: Guess;
}

/** Manual column mapping by index from 0; it overrides the headers. */
export type Mapping = Readonly<Record<number, ResultField | null>>;

export interface Header {
  /** 0: no header; the first row is a finisher */
  readonly line: number;
  readonly columns: readonly Column[];
  /** by field: other columns that match equally well */
  readonly rivals: ReadonlyMap<ResultField, readonly number[]>;
  readonly above: readonly SheetRow[];
  readonly below: readonly SheetRow[];
  /** whether place and rider columns were found */
  readonly complete: boolean;
}

const LOOKED_AT = 30;
const NAMES: readonly ResultField[] = ['riderName', 'lastName', 'firstName'];

/**
 * Finds the header: of the first 30 rows, the one that names most fields including place and rider; otherwise the one
 * that names most, unless the first row is a finisher by the mapping. The mapping does not affect the choice, so it
 * refers to the columns the person saw.
 */
export const findHeader = (sheet: Sheet, mapping: Mapping): Header => {
  const candidates = sheet.rows.slice(0, LOOKED_AT).map((row, at) => {
    const { columns } = columnsOf(row.cells, {});
    const named = columns.filter((column) => column.field !== null).length;
    // "3, Cy Dee, N" names a number, and is a finisher
    const isOfNumbers = row.cells.some((cell) => /^\s*\d+\s*$/.test(cell));
    return { row, at, score: isComplete(columns) ? named + 1000 : isOfNumbers ? 0 : named };
  });
  const best = candidates.reduce<(typeof candidates)[number] | undefined>(
    (a, b) => (a === undefined || b.score > a.score ? b : a),
    undefined,
  );
  const [top] = sheet.rows;
  if (!best || !top) return { line: 0, columns: [], rivals: new Map(), above: [], below: [], complete: false };

  const bare = best.score < 1000 ? columnsOf(top.cells, mapping) : undefined;
  if (bare && isComplete(bare.columns) && isFinisher(top, bare.columns)) {
    return {
      line: 0,
      ...bare,
      columns: bare.columns.map((column) => ({ ...column, header: '' })),
      above: [],
      below: sheet.rows,
      complete: true,
    };
  }
  const found = columnsOf(best.row.cells, mapping);
  return {
    line: best.row.line,
    ...found,
    above: sheet.rows.slice(0, best.at),
    below: sheet.rows.slice(best.at + 1),
    complete: isComplete(found.columns),
  };
};

/** Whether a row names a place and a rider column. */
export const isHeaderRow = ({ cells }: SheetRow): boolean => isComplete(columnsOf(cells, {}).columns);

const isComplete = (columns: readonly Column[]): boolean =>
  columns.some((column) => column.field === 'place') &&
  columns.some((column) => column.field !== null && NAMES.includes(column.field));

const isFinisher = (row: SheetRow, columns: readonly Column[]): boolean => {
  const place = columns.find((column) => column.field === 'place');
  return place !== undefined && typeAndPlace((row.cells[place.index] ?? '').trim()) !== undefined;
};

/**
 * Chooses one column per field: the mapped one, then the one with the highest weight, then the leftmost; others of the
 * same weight are its rivals.
 */
const columnsOf = (cells: readonly string[], mapping: Mapping): Pick<Header, 'columns' | 'rivals'> => {
  const guesses = cells.map((header, index) => {
    const known = knownHeader(header);
    const mapped = mapping[index];
    return mapped === undefined
      ? {
          index,
          header,
          field: known?.field ?? null,
          weight: known?.weight ?? 0,
          orLastName: known?.orLastName ?? false,
          orFirstName: known?.orFirstName ?? false,
        }
      : { index, header, field: mapped, weight: MAPPED, orLastName: false, orFirstName: false };
  });
  const winner = new Map<ResultField, { readonly index: number; readonly weight: number }>();
  const rivals = new Map<ResultField, number[]>();
  for (const { field, index, weight } of guesses) {
    if (field === null) continue;
    const best = winner.get(field);
    if (best && best.weight === weight) rivals.set(field, [...(rivals.get(field) ?? []), index]);
    if (best && best.weight >= weight) continue;
    winner.set(field, { index, weight });
    rivals.delete(field);
  }
  const [hasFirst, hasLast] = [winner.has('firstName'), winner.has('lastName')];
  const half = ({ orLastName, orFirstName }: (typeof guesses)[number]): ResultField => {
    if (hasFirst && !hasLast && orLastName) return 'lastName';
    return hasLast && !hasFirst && orFirstName ? 'firstName' : 'riderName';
  };
  const columns = guesses.map((guess) => {
    const { index, field } = guess;
    const header = guess.header.trim();
    if (field === null || winner.get(field)?.index !== index) return { index, header, field: null };
    return { index, header, field: field === 'riderName' ? half(guess) : field };
  });
  return { columns, rivals };
};

/** Recognizes repeated headers, as on each page of a printout. */
export const headerAgain = (columns: readonly Column[]): ((row: SheetRow) => boolean) => {
  const named = (texts: readonly string[]): string => texts.map(headerKey).join('|').replace(/\|+$/, '');
  const first = columns.findIndex((column) => column.header !== '');
  const top = headerKey(columns[first]?.header ?? '');
  const whole = named(columns.map((column) => column.header));
  return ({ cells }) => cells.length > 1 && headerKey(cells[first] ?? '') === top && named(cells) === whole;
};
