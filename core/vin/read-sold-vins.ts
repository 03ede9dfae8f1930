import {
  isSameRow,
  type Sheet,
  type SheetProblemCode,
  type SheetRow,
  tableReport,
  type TableReport,
  trimmed,
} from '../imports/index.js';
import { nameKey } from '../shared/index.js';
import { isVin, plainVin } from './vin.js';

export const SOLD_PROBLEMS = ['HEADER_UNKNOWN', 'NO_ROWS', 'VIN_NOT_VALID', 'VIN_TWICE', 'YEAR_NOT_VALID'] as const;
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
const WORDS: Readonly<Record<Field, readonly string[]>> = {
  vin: [
    'vin',
    'frame',
    'frame number',
    'frame no',
    'chassis',
    'chassis number',
    'niv',
    'numero de cadre',
    'no de cadre',
  ],
  model: ['model', 'bike', 'bike model', 'modele', 'model name'],
  year: ['year', 'model year', 'my', 'annee', 'annee modele'],
};
const LOOKED_AT = 30;
const LONGEST_MODEL = 60;

type Columns = Readonly<Record<Field, number>>;
const columnsOf = (row: SheetRow): Columns | undefined => {
  const at = (field: Field): number => row.cells.findIndex((it) => WORDS[field].includes(nameKey(it)));
  const columns = { vin: at('vin'), model: at('model'), year: at('year') };
  return columns.vin >= 0 ? columns : undefined;
};

const shown = (text: string): string | null => (text === '' ? null : text.slice(0, 120));

/**
 * Reads a file of sold VINs (domain.md §13): a header with a VIN or frame number, and model and year if the file has
 * them. Rows that cannot be read are problems and are left out. Never throws.
 */
export const readSoldVins = (sheet: Sheet): SoldVinsRead => {
  const headerAt = sheet.rows.slice(0, LOOKED_AT).findIndex((it) => columnsOf(it));
  const header = sheet.rows[headerAt];
  const columns = header && columnsOf(header);
  const fields = new Map(Object.entries(columns ?? {}).map(([field, index]) => [index, field]));
  const reported = (
    rows: readonly SoldVin[],
    problems: readonly SoldProblem[],
    read: readonly { readonly line: number }[],
  ): SoldVinsRead => ({
    headerLine: header?.line ?? 0,
    rows,
    problems,
    report: tableReport(sheet, {
      header,
      below: header ? sheet.rows.slice(headerAt + 1) : [],
      fieldAt: (index) => fields.get(index) ?? null,
      read,
      leftOut: [],
      problems,
    }),
  });
  const nothing = (line: number, code: SoldProblemCode, value: string | null): SoldVinsRead =>
    reported([], [{ line, column: null, value, code }], []);
  if (!header || !columns)
    return nothing(sheet.rows[0]?.line ?? 1, 'HEADER_UNKNOWN', shown(sheet.rows[0]?.cells.join(', ') ?? ''));
  const below = sheet.rows.slice(headerAt + 1).filter((it) => !isSameRow(it, header));
  if (below.length === 0) return nothing(header.line, 'NO_ROWS', null);
  const rows: SoldVin[] = [];
  const lines: { readonly line: number }[] = [];
  const problems: SoldProblem[] = [];
  const seen = new Set<string>();
  for (const row of below) {
    const cell = (field: Field): string => (columns[field] < 0 ? '' : trimmed(row.cells[columns[field]]));
    const say = (field: Field, code: SoldProblemCode): void =>
      void problems.push({
        line: row.line,
        column: header.cells[columns[field]] ?? null,
        value: shown(cell(field)),
        code,
      });
    const vin = plainVin(cell('vin'));
    const year = Number(cell('year'));
    const yearFits = cell('year') === '' || (/^\d{4}$/.test(cell('year')) && year >= 1980 && year <= 2099);
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
