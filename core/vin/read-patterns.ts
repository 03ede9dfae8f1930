import {
  isSameRow,
  mendTable,
  NOTHING_MENDED,
  rowText,
  type Sheet,
  type SheetProblemCode,
  type SheetRow,
  type TableMending,
  tableReport,
  type TableReport,
  trimmed,
} from '../imports/index.js';
import { nameKey } from '../shared/index.js';
import { patternFault, patternKey, patternOf } from './pattern.js';

export const PATTERN_PROBLEMS = [
  'HEADER_UNKNOWN',
  'NO_ROWS',
  /** a row above the header that may be a pattern */
  'ABOVE_HEADER',
  'MODEL_MISSING',
  'YEAR_NOT_VALID',
  'PATTERN_NOT_VALID',
  /** 12 to 16 characters: neither a beginning nor a whole VIN */
  'PATTERN_CUT',
  /** the tenth character is of another model year */
  'PATTERN_YEAR_DIFFERS',
  /** another model of the year has the same pattern; `value` is the pattern */
  'PATTERN_OF_TWO_MODELS',
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
  /** index of the column, from 0; left out for a whole row or file */
  readonly at?: number;
}

export interface ReadPatternsOptions extends TableMending {
  /** models of a year may have one pattern in common */
  readonly shared?: boolean;
}

/** A pattern that several models of a year would have. */
export interface SharedPattern {
  readonly year: number;
  readonly pattern: string;
  readonly models: readonly string[];
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
  /** patterns of two models; a question unless `sharedTold` */
  readonly shared: readonly SharedPattern[];
  /** a person said that models may have a pattern in common */
  readonly sharedTold: boolean;
  readonly report: TableReport;
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

const filled = ({ cells }: SheetRow): number => cells.filter((it) => trimmed(it) !== '').length;

/**
 * Reads a file of VIN patterns (domain.md §11): a header with model, year and pattern columns, wherever it is. Never
 * throws.
 */
export const readPatterns = (sent: Sheet, options: ReadPatternsOptions = NOTHING_MENDED): PatternsRead => {
  const { sheet, chosen } = mendTable(sent, options);
  const headerAt = sheet.rows.slice(0, LOOKED_AT).findIndex((it) => columnsOf(it));
  const header = sheet.rows[headerAt];
  const columns = header && columnsOf(header);
  const below = header ? sheet.rows.slice(headerAt + 1) : [];
  const sharedTold = options.shared ?? false;
  const found =
    header && columns
      ? readBelow(header, below, columns, sharedTold)
      : nothing(sheet.rows[0]?.line ?? 1, 'HEADER_UNKNOWN', shown(sheet.rows[0]?.cells.join(', ') ?? ''));
  const above = (header ? sheet.rows.slice(0, headerAt) : [])
    .filter((it) => filled(it) > 2)
    .map((row): PatternProblem => ({ line: row.line, column: null, value: rowText(row), code: 'ABOVE_HEADER' }));
  const problems = [...above, ...found.problems];
  const fields = new Map(Object.entries(columns ?? {}).map(([field, index]) => [index, field]));
  return {
    headerLine: header?.line ?? 0,
    rows: found.rows,
    problems,
    shared: found.shared,
    sharedTold,
    report: tableReport(sheet, {
      header,
      below,
      fieldAt: (index) => fields.get(index) ?? null,
      read: found.rows,
      leftOut: chosen,
      problems,
    }),
  };
};

type Below = Pick<PatternsRead, 'rows' | 'problems' | 'shared'>;
const nothing = (line: number, code: PatternProblemCode, value: string | null): Below => ({
  rows: [],
  problems: [{ line, column: null, value, code }],
  shared: [],
});

const readBelow = (header: SheetRow, below: readonly SheetRow[], columns: Columns, sharedTold: boolean): Below => {
  const own = below.filter((it) => !isSameRow(it, header));
  if (own.length === 0) return nothing(header.line, 'NO_ROWS', null);
  const rows: PatternRow[] = [];
  const problems: PatternProblem[] = [];
  const seen = new Set<string>();
  const models = new Map<string, PatternRow[]>();
  for (const row of own) {
    const cell = (field: Field): string => trimmed(row.cells[columns[field]]);
    const say = (field: Field, code: PatternProblemCode): void =>
      void problems.push({
        line: row.line,
        column: header.cells[columns[field]] ?? null,
        value: shown(cell(field)),
        code,
        at: columns[field],
      });
    const [model, year, pattern] = [cell('model'), Number(cell('year')), patternOf(cell('pattern'))];
    const yearFits = /^\d{4}$/.test(cell('year')) && year >= 1980 && year <= 2099;
    if (model === '') say('model', 'MODEL_MISSING');
    else if (model.length > LONGEST_MODEL) say('model', 'TEXT_TOO_LONG');
    if (!yearFits) say('year', 'YEAR_NOT_VALID');
    if (pattern === null) say('pattern', 'PATTERN_NOT_VALID');
    const fault = pattern !== null && yearFits ? patternFault(pattern, year) : null;
    if (fault !== null) say('pattern', fault);
    if (model === '' || model.length > LONGEST_MODEL || !yearFits || pattern === null || fault !== null) continue;
    const key = patternKey({ model, year, pattern });
    if (seen.has(key)) say('pattern', 'PATTERN_TWICE');
    else {
      const made = { line: row.line, model, year, pattern };
      const others = models.get(`${year}/${pattern}`) ?? [];
      models.set(`${year}/${pattern}`, [...others, made]);
      if (others.length > 0 && !sharedTold) say('pattern', 'PATTERN_OF_TWO_MODELS');
      else rows.push(made);
    }
    seen.add(key);
  }
  const shared = [...models.values()].flatMap((all): readonly SharedPattern[] => {
    const [first] = all;
    return first && all.length > 1
      ? [{ year: first.year, pattern: first.pattern, models: all.map((it) => it.model) }]
      : [];
  });
  return { rows, problems, shared };
};

const shown = (text: string): string | null => (text === '' ? null : text.slice(0, 120));
