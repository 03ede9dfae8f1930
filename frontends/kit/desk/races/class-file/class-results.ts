import { uploadClassResult, type ResultField, type ResultsImport } from '@rrr/contract';
import type { HttpClient } from '@rrr/kit/base';
import type { FileAnswer } from '../../import/answers.js';
import { corrected, type CellCorrection } from '../../import/cell-correction.js';
import type { ImportRequest } from '../../import/use-import.js';

/** Whom a line means; the reason where it names somebody else. */
export interface RiderOfLine {
  line: number;
  riderId: string | null;
  reason?: string;
}

/** What a person adds to a file: who an ambiguous line means, what the columns hold, how many started. */
export interface ResultsReading {
  classId: string;
  choices: readonly RiderOfLine[];
  mapping?: Record<string, ResultField | null>;
  entrants?: number;
  /** cells that were written anew on screen */
  corrections?: readonly CellCorrection[];
  /** answers to the questions about the file, and lines that were left out */
  answers?: readonly FileAnswer[];
}

export const chosen = (
  choices: ResultsReading['choices'],
  line: number,
  riderId: string | null,
  reason?: string,
): ResultsReading['choices'] => [
  ...choices.filter((choice) => choice.line !== line),
  { line, riderId, ...(reason === undefined ? {} : { reason }) },
];

/** A choice of rider does not hold for another name. */
export const withCorrections = <F extends Pick<ResultsReading, 'choices' | 'corrections'>>(
  fields: F,
  added: readonly CellCorrection[],
): F => ({
  ...fields,
  choices: fields.choices.filter(
    (choice) => !added.some(({ line, field }) => line === choice.line && field !== 'place'),
  ),
  corrections: corrected(fields.corrections ?? [], added),
});

export const sendClassResults =
  (http: HttpClient, eventId: string) =>
  ({
    file,
    fields: { classId, choices, mapping, entrants, corrections, answers },
    dryRun,
    outcome,
    page,
    progressId,
    ...rest
  }: ImportRequest<ResultsReading>): Promise<ResultsImport> =>
    http.call(uploadClassResult, {
      params: { eventId },
      files: { file },
      body: {
        classId,
        dryRun: dryRun ? 'true' : 'false',
        ...(choices.length > 0 ? { choices: JSON.stringify(choices) } : {}),
        ...(mapping ? { mapping: JSON.stringify(mapping) } : {}),
        ...(corrections ? { corrections: JSON.stringify(corrections) } : {}),
        ...(answers ? { answers: JSON.stringify(answers) } : {}),
        ...(entrants === undefined ? {} : { entrants }),
        page: page ? JSON.stringify(page) : 'first',
        ...(outcome === undefined ? {} : { outcome }),
        ...(progressId === undefined ? {} : { progressId }),
      },
      ...rest,
    });

/** Whether storing would change anything at all: a row, an award, or the number who started. */
export const changesNothing = (
  { changes, money }: ResultsImport,
  entrants: number | undefined,
  stated: number | null,
): boolean =>
  changes.added + changes.changed + changes.removed === 0 &&
  money.issued.amount === 0 &&
  money.reversed.amount === 0 &&
  (entrants === undefined || entrants === stated);
