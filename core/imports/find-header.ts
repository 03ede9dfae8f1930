import { knownHeader } from './header-words.js';
import { typeAndPlace } from './read-place.js';
import type { Sheet, SheetRow } from './sheet.js';
import type { ResultField } from './submitted-row.js';

export interface Column {
  readonly index: number;
  readonly header: string;
  /** null: not used */
  readonly field: ResultField | null;
}

/** A person's reading of the columns, by index from 0; it goes before what the headers say. */
export type Mapping = Readonly<Record<number, ResultField | null>>;

export interface Header {
  /** 0: the file has no header, its first row is a finisher already */
  readonly line: number;
  readonly columns: readonly Column[];
  readonly above: readonly SheetRow[];
  readonly below: readonly SheetRow[];
  /** a place and a rider can be read */
  readonly complete: boolean;
}

const LOOKED_AT = 30;
const NAMES: readonly ResultField[] = ['riderName', 'lastName', 'firstName'];

/**
 * The header is the row of the first 30 that names the most fields, a place and a rider among them; when none does, the one that names the
 * most. The row is chosen without the mapping, so that a person maps the columns they were shown.
 */
export const findHeader = (sheet: Sheet, mapping: Mapping): Header => {
  const candidates = sheet.rows.slice(0, LOOKED_AT).map((row, at) => {
    const columns = columnsOf(row.cells, {});
    return { row, at, score: columns.filter((it) => it.field !== null).length + (isComplete(columns) ? 1000 : 0) };
  });
  const best = candidates.reduce<(typeof candidates)[number] | undefined>((a, b) => (a === undefined || b.score > a.score ? b : a), undefined);
  if (!best) return { line: 0, columns: [], above: [], below: [], complete: false };

  const columns = columnsOf(best.row.cells, mapping);
  const complete = isComplete(columns);
  if (complete && best.score === 0 && isFinisher(best.row, columns)) {
    return { line: 0, columns: columns.map((it) => ({ ...it, header: '' })), above: [], below: sheet.rows, complete };
  }
  return { line: best.row.line, columns, above: sheet.rows.slice(0, best.at), below: sheet.rows.slice(best.at + 1), complete };
};

const isComplete = (columns: readonly Column[]): boolean =>
  columns.some((it) => it.field === 'place') && columns.some((it) => it.field !== null && NAMES.includes(it.field));

const isFinisher = (row: SheetRow, columns: readonly Column[]): boolean => {
  const place = columns.find((it) => it.field === 'place');
  return place !== undefined && typeAndPlace(row.cells[place.index] ?? '') !== undefined;
};

/** One column a field: the mapped one, else the one that goes first, else the leftmost. */
const columnsOf = (cells: readonly string[], mapping: Mapping): readonly Column[] => {
  const guesses = cells.map((header, index) => {
    const known = knownHeader(header);
    const mapped = mapping[index];
    return mapped === undefined
      ? { index, header, field: known?.field ?? null, weight: known?.first ? 1 : 0, orLastName: known?.orLastName ?? false }
      : { index, header, field: mapped, weight: 2, orLastName: false };
  });
  const winner = new Map<ResultField, number>();
  for (const weight of [2, 1, 0]) {
    for (const it of guesses) if (it.weight === weight && it.field !== null && !winner.has(it.field)) winner.set(it.field, it.index);
  }
  const halved = winner.has('firstName') && !winner.has('lastName');
  return guesses.map(({ index, header, field, orLastName }) => {
    if (field === null || winner.get(field) !== index) return { index, header: header.trim(), field: null };
    return { index, header: header.trim(), field: halved && orLastName && field === 'riderName' ? 'lastName' : field };
  });
};
