import {
  firstProblems,
  isSameRow,
  mendTable,
  NOTHING_MENDED,
  readTop,
  rowText,
  type Sheet,
  type SheetProblemCode,
  type SheetRow,
  type TableMending,
  tableReport,
  type TableReport,
  type TableTop,
  trimmed,
} from '../imports/index.js';
import { patternFault, patternKey, patternOf } from './pattern.js';
import { isModelYear, PATTERN_TABLE } from './vin-tables.js';

export const PATTERN_PROBLEMS = [
  'HEADER_UNKNOWN',
  /** two columns with the same header or mapping, and other content */
  'HEADER_TWICE',
  'NO_ROWS',
  /** more than 10,000 patterns */
  'TOO_MANY_ROWS',
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

const LONGEST_MODEL = 60;
const MOST_PATTERNS = 10_000;

const filled = ({ cells }: SheetRow): number => cells.filter((cell) => trimmed(cell) !== '').length;

/**
 * Reads a file of VIN patterns (domain.md §11): a header with model, year and pattern columns, wherever it is. Never
 * throws.
 */
export const readPatterns = (sent: Sheet, options: ReadPatternsOptions = NOTHING_MENDED): PatternsRead => {
  const { sheet, chosen } = mendTable(sent, options);
  const top = readTop(sheet.rows, PATTERN_TABLE, options.mapping);
  const { header, columns, complete, twice } = top;
  const sharedTold = options.shared ?? false;
  const found = complete
    ? readBelow(top, sharedTold)
    : nothing(sheet.rows[0]?.line ?? 1, 'HEADER_UNKNOWN', shown(sheet.rows[0]?.cells.join(', ') ?? ''));
  const above = (complete ? top.above : [])
    .filter((sheetRow) => filled(sheetRow) > 2)
    .map((row): PatternProblem => ({ line: row.line, column: null, value: rowText(row), code: 'ABOVE_HEADER' }));
  const problems = [...above, ...found.problems];
  const fields = new Map([...columns].map(([field, index]) => [index, field]));
  return {
    headerLine: complete ? header.line : 0,
    rows: found.rows,
    problems: firstProblems(problems),
    shared: found.shared,
    sharedTold,
    report: tableReport(sheet, {
      top,
      asked: !complete || twice !== undefined,
      fieldAt: (index) => fields.get(index) ?? null,
      read: found.rows,
      leftOut: chosen,
      problems,
    }),
  };
};

type Field = 'model' | 'year' | 'pattern';
type Below = Pick<PatternsRead, 'rows' | 'problems' | 'shared'>;
const nothing = (line: number, code: PatternProblemCode, value: string | null): Below => ({
  rows: [],
  problems: [{ line, column: null, value, code }],
  shared: [],
});

const readBelow = ({ header, below, columns, twice }: TableTop<Field>, sharedTold: boolean): Below => {
  if (twice !== undefined) {
    const name = shown(trimmed(header.cells[twice]));
    const line = header.line || (below[0]?.line ?? 1);
    const problem = { line, column: name, value: name ?? String(twice + 1), code: 'HEADER_TWICE', at: twice } as const;
    return { rows: [], problems: [problem], shared: [] };
  }
  const own = below.filter((sheetRow) => !isSameRow(sheetRow, header));
  if (own.length === 0) return nothing(header.line, 'NO_ROWS', null);
  if (own.length > MOST_PATTERNS) return nothing(own[MOST_PATTERNS]?.line ?? 1, 'TOO_MANY_ROWS', String(own.length));
  const rows: PatternRow[] = [];
  const problems: PatternProblem[] = [];
  const seen = new Set<string>();
  const models = new Map<string, PatternRow[]>();
  for (const row of own) {
    const cell = (field: Field): string => trimmed(row.cells[columns.get(field) ?? -1]);
    const say = (field: Field, code: PatternProblemCode): void =>
      void problems.push({
        line: row.line,
        column: shown(trimmed(header.cells[columns.get(field) ?? -1])),
        value: shown(cell(field)),
        code,
        at: columns.get(field) ?? -1,
      });
    const [model, year, pattern] = [cell('model'), Number(cell('year')), patternOf(cell('pattern'))];
    const yearFits = isModelYear(cell('year'));
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
      ? [{ year: first.year, pattern: first.pattern, models: all.map((patternRow) => patternRow.model) }]
      : [];
  });
  return { rows, problems, shared };
};

const shown = (text: string): string | null => (text === '' ? null : text.slice(0, 120));
