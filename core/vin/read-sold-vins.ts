import {
  isSameRow,
  readTop,
  type Sheet,
  type SheetProblemCode,
  type TableMapping,
  tableReport,
  type TableReport,
  trimmed,
} from '../imports/index.js';
import { isVin, plainVin } from './vin.js';
import { isModelYear, SOLD_TABLE } from './vin-tables.js';

export const SOLD_PROBLEMS = [
  'HEADER_UNKNOWN',
  'HEADER_TWICE',
  'NO_ROWS',
  'VIN_NOT_VALID',
  'VIN_TWICE',
  'YEAR_NOT_VALID',
] as const;
export type SoldProblemCode = (typeof SOLD_PROBLEMS)[number];

export interface SoldProblem {
  readonly line: number;
  /** header of the column; null for a whole row */
  readonly column: string | null;
  readonly value: string | null;
  readonly code: SoldProblemCode | SheetProblemCode;
}

/** A motorcycle that the brand sold. */
export interface SoldVin {
  /** upper case */
  readonly vin: string;
  /** as written; null: any */
  readonly model: string | null;
  /** model year; null: any */
  readonly year: number | null;
}

export interface SoldVinsRead {
  /** 0 without one */
  readonly headerLine: number;
  readonly rows: readonly SoldVin[];
  /** rows that are left out */
  readonly problems: readonly SoldProblem[];
  readonly report: TableReport;
}

type Field = 'vin' | 'model' | 'year';
const LONGEST_MODEL = 60;

const shown = (text: string): string | null => (text === '' ? null : text.slice(0, 120));

/**
 * Reads a file of sold VINs (domain.md §13): a header with a VIN or frame number, and model and year if the file has
 * them. Rows that cannot be read are problems and are left out. Never throws.
 */
export const readSoldVins = (sheet: Sheet, mapping?: TableMapping): SoldVinsRead => {
  const top = readTop(sheet.rows, SOLD_TABLE, mapping);
  const { header, columns, complete, twice } = top;
  const fields = new Map([...columns].map(([field, index]) => [index, field]));
  const reported = (
    rows: readonly SoldVin[],
    problems: readonly SoldProblem[],
    read: readonly { readonly line: number }[],
  ): SoldVinsRead => ({
    headerLine: complete ? header.line : 0,
    rows,
    problems,
    report: tableReport(sheet, {
      top,
      asked: !complete || twice !== undefined,
      fieldAt: (index) => fields.get(index) ?? null,
      read,
      leftOut: [],
      problems,
    }),
  });
  const nothing = (line: number, code: SoldProblemCode, value: string | null): SoldVinsRead =>
    reported([], [{ line, column: null, value, code }], []);
  if (!complete)
    return nothing(sheet.rows[0]?.line ?? 1, 'HEADER_UNKNOWN', shown(sheet.rows[0]?.cells.join(', ') ?? ''));
  const line = header.line || (top.below[0]?.line ?? 1);
  if (twice !== undefined)
    return nothing(line, 'HEADER_TWICE', shown(trimmed(header.cells[twice])) ?? String(twice + 1));
  const below = top.below.filter((sheetRow) => !isSameRow(sheetRow, header));
  if (below.length === 0) return nothing(line, 'NO_ROWS', null);
  const rows: SoldVin[] = [];
  const lines: { readonly line: number }[] = [];
  const problems: SoldProblem[] = [];
  const seen = new Set<string>();
  for (const row of below) {
    const cell = (field: Field): string => trimmed(row.cells[columns.get(field) ?? -1]);
    const say = (field: Field, code: SoldProblemCode): void =>
      void problems.push({
        line: row.line,
        column: shown(trimmed(header.cells[columns.get(field) ?? -1])),
        value: shown(cell(field)),
        code,
      });
    const vin = plainVin(cell('vin'));
    const year = Number(cell('year'));
    const yearFits = cell('year') === '' || isModelYear(cell('year'));
    if (!isVin(vin)) say('vin', 'VIN_NOT_VALID');
    else if (!yearFits) say('year', 'YEAR_NOT_VALID');
    else if (seen.has(vin)) say('vin', 'VIN_TWICE');
    else {
      lines.push({ line: row.line });
      rows.push({
        vin,
        model: cell('model').slice(0, LONGEST_MODEL) || null,
        year: cell('year') === '' ? null : year,
      });
    }
    seen.add(vin);
  }
  return reported(rows, problems, lines);
};
