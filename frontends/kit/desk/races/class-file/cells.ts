import type { ResultsImport } from '@rrr/contract';
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
