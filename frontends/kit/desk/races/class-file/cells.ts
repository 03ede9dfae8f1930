import type { ResultsImport } from '@rrr/contract';
import { answered, leftOut, takenBack } from '../../import/answers.js';
import { fieldOf } from '../../import/cell-correction.js';
import type { ImportKind } from '../../wizard/import-kind.js';
import { withCorrections, type ResultsReading } from './class-results.js';

/** A cell of a results file that could not be read may be written anew, where its column has a field. */
export const resultCells = <
  F extends Pick<ResultsReading, 'choices' | 'corrections'>,
  P extends ResultsImport,
>(): NonNullable<ImportKind<F, P>['cells']> => ({
  canWrite: (problem, { file }) => fieldOf(problem, file.columns) !== undefined,
  apply: (fields, cells, { file }) =>
    withCorrections(
      fields,
      cells.flatMap(({ problem, value }) => {
        const field = fieldOf(problem, file.columns);
        return field ? [{ line: problem.line, field, value }] : [];
      }),
    ),
});

/** of the header or of the whole file: leaving one line out mends nothing */
const OF_THE_FILE: ReadonlySet<string> = new Set([
  'HEADER_UNKNOWN',
  'NO_ROWS',
  'COLUMN_UNCLEAR',
  'TABLES_SIDE_BY_SIDE',
  'SEVERAL_CLASSES',
  'OTHER_CLASS',
  'OTHER_SHEET',
  'HIDDEN_SHEET',
  'HIDDEN_COLUMN',
  'MERGED_CELLS',
]);

/** Lines of a results file that a person leaves out. */
export const resultLines = <F extends Pick<ResultsReading, 'answers'>, P extends ResultsImport>(): NonNullable<
  ImportKind<F, P>['lines']
> => ({
  canLeaveOut: ({ code }) => !OF_THE_FILE.has(code),
  leaveOut: (fields, lines) => ({ ...fields, answers: lines.reduce(leftOut, fields.answers ?? []) }),
  takeBack: (fields, line) => ({ ...fields, answers: takenBack(fields.answers ?? [], line) }),
});

/** The questions about a results file. */
export const resultQuestions = <F extends Pick<ResultsReading, 'answers'>, P extends ResultsImport>(): NonNullable<
  ImportKind<F, P>['questions']
> => ({
  answer: (fields, id, value) => ({ ...fields, answers: answered(fields.answers ?? [], id, value) }),
  takeBack: (fields) => {
    const { answers = [] } = fields;
    const kept = takenBack(answers);
    return kept.length === answers.length ? fields : { ...fields, answers: kept };
  },
});
