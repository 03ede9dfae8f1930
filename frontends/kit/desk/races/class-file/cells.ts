import type { ResultsImport } from '@rrr/contract';
import { answered, leftOut, takenBack } from '../../import/answers.js';
import type { OfferedAgain } from '../../import/asked-of-file.js';
import { fieldOf } from '../../import/cell-correction.js';
import type { ResultNaming } from '../../import/use-result-fields.js';
import type { ImportKind } from '../../import/import-kind.js';
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

interface ResultQuestions<F> extends ResultNaming {
  /** goes on with the classes of the file; left out where that is done already */
  onAllClasses?: (file: File, fields: F) => void;
}

/** What was chosen for the last file: columns that mean something else than was read, then the answers. */
const offeredAgain = <F extends Pick<ResultsReading, 'answers' | 'mapping' | 'choices'>>(
  { mapping, questions }: NonNullable<ResultsImport['lastTime']>,
  columns: ResultsImport['file']['columns'],
  { labelOf, columnOf }: Pick<ResultNaming, 'labelOf' | 'columnOf'>,
): OfferedAgain<F> => ({
  choices: [
    ...columns.flatMap(({ index, header, field }) => {
      const meant = mapping?.[String(index)];
      return meant === undefined || meant === field
        ? []
        : [{ key: `column:${index}`, text: columnOf(header || String(index + 1)), label: labelOf(meant) }];
    }),
    ...questions.map(({ id, text, choices, answer }) => ({
      key: id,
      text,
      label: choices.find(({ value }) => value === answer)?.label ?? '',
    })),
  ],
  accept: (fields) => ({
    ...fields,
    ...(mapping ? { mapping, choices: [] } : {}),
    answers: questions.reduce((all, { id, answer }) => answered(all, id, answer), fields.answers ?? []),
  }),
});

/** The questions about a results file, and what was answered for the last one with the same columns. */
export const resultQuestions = <
  F extends Pick<ResultsReading, 'answers' | 'mapping' | 'choices'>,
  P extends ResultsImport,
>({
  labelOf,
  columnOf,
  leadOf,
  onAllClasses,
}: ResultQuestions<F>): NonNullable<ImportKind<F, P>['questions']> => ({
  of: ({ questions = [], lastTime }) =>
    questions.map((question) => ({
      ...question,
      lead: leadOf(question.code),
      last: lastTime?.questions.find(({ id }) => id === question.id)?.answer ?? undefined,
    })),
  // a single answer is marked on its question
  lastTime: ({ lastTime, file }) =>
    lastTime && (lastTime.mapping !== null || lastTime.questions.length > 1)
      ? offeredAgain(lastTime, file.columns, { labelOf, columnOf })
      : undefined,
  leads: (value, file, fields) => {
    if (value !== 'all' || !onAllClasses) return false;
    onAllClasses(file, fields);
    return true;
  },
  answer: (fields, id, value) => ({ ...fields, answers: answered(fields.answers ?? [], id, value) }),
  takeBack: (fields) => {
    const { answers = [] } = fields;
    const kept = takenBack(answers);
    return kept.length === answers.length ? fields : { ...fields, answers: kept };
  },
});
