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

/** The questions about a results file, and lines that are left out of it. */
export const resultQuestions = <F extends Pick<ResultsReading, 'answers'>, P extends ResultsImport>(): NonNullable<
  ImportKind<F, P>['questions']
> => ({
  answer: (fields, id, value) => ({ ...fields, answers: answered(fields.answers ?? [], id, value) }),
  leaveOut: (fields, line) => ({ ...fields, answers: leftOut(fields.answers ?? [], line) }),
  takeBack: (fields) => {
    const { answers = [] } = fields;
    const kept = takenBack(answers);
    return kept.length === answers.length ? fields : { ...fields, answers: kept };
  },
});
