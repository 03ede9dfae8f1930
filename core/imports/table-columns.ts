import { nameKey } from '../shared/index.js';
import { trimmed } from './cell.js';
import type { SheetRow } from './sheet.js';

/** What a person said the columns are, by index from 0; it outweighs the headers. null: the column is not read. */
export type TableMapping = Readonly<Record<number, string | null>>;
/** where each field is, from 0 */
export type FieldColumns<F extends string> = ReadonlyMap<F, number>;

/** What a kind of table is made of. */
export interface TableKind<F extends string> {
  /** fields without which no row can be read */
  readonly required: readonly F[];
  /** whether a row is surely the header */
  readonly isHeader: (row: SheetRow) => boolean;
  /** the fields that the cells of a header name */
  readonly named: (header: SheetRow, below: readonly SheetRow[]) => FieldColumns<F>;
  /** whether a row has values of the table, where its columns are these */
  readonly isRow: (row: SheetRow, columns: FieldColumns<F>) => boolean;
  /** what the texts of a field look like, the surest field first; a guess is shown to a person, and never read */
  readonly looks: readonly (readonly [field: F, looks: (text: string, header: string) => boolean])[];
}

/** The header of a table, and what its columns are. */
export interface TableTop<F extends string> {
  /** line 0 and no cells: the table has no header */
  readonly header: SheetRow;
  /** whether every field is known without which no row can be read */
  readonly complete: boolean;
  readonly above: readonly SheetRow[];
  readonly below: readonly SheetRow[];
  readonly columns: FieldColumns<F>;
  /** what columns that are not known may be, where the headers were not understood */
  readonly guesses: FieldColumns<F>;
  /** a second column of the same header or mapping as another, with other content; undefined: none */
  readonly twice: number | undefined;
}

const LOOKED_AT = 30;
const GUESSED_FROM = 50;
const MOST_COLUMNS = 200;
const SURE = 0.5;

const NO_HEADER: SheetRow = { line: 0, cells: [] };
const filled = ({ cells }: SheetRow): number => cells.filter((cell) => trimmed(cell) !== '').length;

/** The row that is the header, or the most likely one: it names most fields, or is the first as wide as a table. */
const findTop = <F extends string>(rows: readonly SheetRow[], { isHeader, named }: TableKind<F>) => {
  const top = rows.slice(0, LOOKED_AT);
  const sure = top.findIndex(isHeader);
  if (sure >= 0) return { at: sure, known: true };
  const scores = top.map((sheetRow) => named(sheetRow, []).size);
  const best = Math.max(0, ...scores);
  const widths = top.map(filled);
  const widest = Math.max(0, ...widths);
  return { at: best > 0 ? scores.indexOf(best) : widths.findIndex((width) => width > widest / 2), known: false };
};

/** Adds what the other columns look like. */
const guessed = <F extends string>(
  header: SheetRow,
  rows: readonly SheetRow[],
  known: FieldColumns<F>,
  looks: TableKind<F>['looks'],
): FieldColumns<F> => {
  const sample = rows.slice(0, GUESSED_FROM);
  const width = sample.reduce((most, sheetRow) => Math.max(most, sheetRow.cells.length), 0);
  const texts = Array.from({ length: Math.min(width, MOST_COLUMNS) }, (_, at) =>
    sample.map((sheetRow) => trimmed(sheetRow.cells[at])).filter(Boolean),
  );
  const found = new Map(known);
  const taken = new Set(known.values());
  for (const [field, fits] of looks) {
    if (found.has(field)) continue;
    const at = texts.findIndex(
      (own, index) =>
        !taken.has(index) &&
        own.length > 0 &&
        own.filter((text) => fits(text, trimmed(header.cells[index]))).length >= own.length * SURE,
    );
    if (at < 0) continue;
    found.set(field, at);
    taken.add(at);
  }
  return found;
};

/** The columns by their headers, and what a person said instead. */
const withMapping = <F extends string>(byHeader: FieldColumns<F>, mapping: TableMapping): FieldColumns<F> => {
  const columns = new Map([...byHeader].filter(([, at]) => mapping[at] === undefined));
  const mapped = new Set<F>();
  for (const [at, field] of Object.entries(mapping) as [string, F | null][]) {
    if (field === null || mapped.has(field)) continue;
    mapped.add(field);
    columns.set(field, Number(at));
  }
  return columns;
};

const isUnlike = (below: readonly SheetRow[], one: number, other: number): boolean =>
  below.some(({ cells }) => trimmed(cells[other]) !== '' && trimmed(cells[one]) !== trimmed(cells[other]));

/** A column that is mapped like another, or has the header of one that is read, with other content. */
const secondOf = <F extends string>(
  header: SheetRow,
  below: readonly SheetRow[],
  columns: FieldColumns<F>,
  mapping: TableMapping,
): number | undefined => {
  for (const [field, first] of columns) {
    const key = nameKey(trimmed(header.cells[first]));
    const width = Math.max(header.cells.length, ...Object.keys(mapping).map((text) => Number(text) + 1));
    for (let at = 0; at < width; at += 1) {
      if (at === first) continue;
      const said = mapping[at];
      const same =
        said === undefined
          ? mapping[first] === undefined && key !== '' && nameKey(trimmed(header.cells[at])) === key
          : said === field;
      if (same && isUnlike(below, first, at)) return at;
    }
  }
  return undefined;
};

/**
 * Finds the header of a table and its columns. What a person said of the columns does not change which row is the
 * header, except that a row with values of the table is none.
 */
export const readTop = <F extends string>(
  rows: readonly SheetRow[],
  kind: TableKind<F>,
  mapping: TableMapping = {},
): TableTop<F> => {
  const { at, known } = findTop(rows, kind);
  const row = rows[at];
  if (!row)
    return {
      header: NO_HEADER,
      complete: false,
      above: [],
      below: [],
      columns: new Map(),
      guesses: new Map(),
      twice: undefined,
    };
  const under = rows.slice(at + 1);
  const named = kind.named(row, under);
  const without = known ? undefined : guessed(NO_HEADER, rows.slice(at), new Map<F, number>(), kind.looks);
  const isRow =
    without !== undefined &&
    [without, withMapping(new Map(), mapping)].some((fieldColumns) => kind.isRow(row, fieldColumns));
  const [header, below] = isRow ? [NO_HEADER, rows.slice(at)] : [row, under];
  const columns = withMapping(isRow ? new Map<F, number>() : named, mapping);
  return {
    header,
    above: rows.slice(0, at),
    below,
    columns,
    complete: kind.required.every((item) => columns.has(item)),
    guesses: guessed(header, below, columns, kind.looks),
    twice: secondOf(header, below, columns, mapping),
  };
};
