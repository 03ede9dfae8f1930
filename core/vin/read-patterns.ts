import { type Sheet, type SheetProblemCode, type SheetRow, trimmed } from '../imports/index.js';
import { nameKey } from '../shared/index.js';
import { patternKey, patternOf } from './pattern.js';

export const PATTERN_PROBLEMS = [
  'HEADER_UNKNOWN',
  'NO_ROWS',
  'MODEL_MISSING',
  'YEAR_NOT_VALID',
  'PATTERN_NOT_VALID',
  'PATTERN_TWICE',
  'TEXT_TOO_LONG',
] as const;
export type PatternProblemCode = (typeof PATTERN_PROBLEMS)[number];

export interface PatternProblem {
  readonly line: number;
  /** header of the column; null for a whole row */
  readonly column: string | null;
  readonly value: string | null;
  readonly code: PatternProblemCode | SheetProblemCode;
}

export interface PatternRow {
  readonly line: number;
  readonly model: string;
  readonly year: number;
  readonly pattern: string;
}

export interface PatternsRead {
  /** 0 without one */
  readonly headerLine: number;
  readonly rows: readonly PatternRow[];
  /** if not empty, the file must not be applied */
  readonly problems: readonly PatternProblem[];
}

type Field = 'model' | 'year' | 'pattern';
const WORDS: Readonly<Record<Field, readonly string[]>> = {
  model: ['model', 'bike', 'bike model', 'modele', 'model name'],
  year: ['year', 'model year', 'my', 'annee', 'annee modele'],
  pattern: ['pattern', 'vin pattern', 'vin', 'vins', 'motif', 'motif niv', 'niv'],
};
const LOOKED_AT = 30;
const LONGEST_MODEL = 60;

type Columns = Readonly<Record<Field, number>>;
const columnsOf = (row: SheetRow): Columns | undefined => {
  const at = (field: Field): number => row.cells.findIndex((it) => WORDS[field].includes(nameKey(it)));
  const columns = { model: at('model'), year: at('year'), pattern: at('pattern') };
  return Object.values(columns).every((it) => it >= 0) ? columns : undefined;
};

/**
 * Reads a file of VIN patterns (domain.md §11): a header with model, year and pattern columns, wherever it is. Never
 * throws.
 */
export const readPatterns = (sheet: Sheet): PatternsRead => {
  const headerAt = sheet.rows.slice(0, LOOKED_AT).findIndex((it) => columnsOf(it));
  const header = sheet.rows[headerAt];
  const columns = header && columnsOf(header);
  if (!header || !columns)
    return {
      headerLine: 0,
      rows: [],
      problems: [
        {
          line: sheet.rows[0]?.line ?? 1,
          column: null,
          value: shown(sheet.rows[0]?.cells.join(', ') ?? ''),
          code: 'HEADER_UNKNOWN',
        },
      ],
    };
  const below = sheet.rows.slice(headerAt + 1);
  if (below.length === 0)
    return {
      headerLine: header.line,
      rows: [],
      problems: [{ line: header.line, column: null, value: null, code: 'NO_ROWS' }],
    };
  const rows: PatternRow[] = [];
  const problems: PatternProblem[] = [];
  const seen = new Set<string>();
  for (const row of below) {
    const cell = (field: Field): string => trimmed(row.cells[columns[field]]);
    const say = (field: Field, code: PatternProblemCode): void =>
      void problems.push({
        line: row.line,
        column: header.cells[columns[field]] ?? null,
        value: shown(cell(field)),
        code,
      });
    const [model, year, pattern] = [cell('model'), Number(cell('year')), patternOf(cell('pattern'))];
    const yearFits = /^\d{4}$/.test(cell('year')) && year >= 1980 && year <= 2099;
    if (model === '') say('model', 'MODEL_MISSING');
    else if (model.length > LONGEST_MODEL) say('model', 'TEXT_TOO_LONG');
    if (!yearFits) say('year', 'YEAR_NOT_VALID');
    if (pattern === null) say('pattern', 'PATTERN_NOT_VALID');
    if (model === '' || model.length > LONGEST_MODEL || !yearFits || pattern === null) continue;
    const key = patternKey({ model, year, pattern });
    if (seen.has(key)) say('pattern', 'PATTERN_TWICE');
    else rows.push({ line: row.line, model, year, pattern });
    seen.add(key);
  }
  return { headerLine: header.line, rows, problems };
};

const shown = (text: string): string | null => (text === '' ? null : text.slice(0, 120));
