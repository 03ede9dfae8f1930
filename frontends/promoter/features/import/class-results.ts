import { uploadClassResult, type ResultField, type ResultsImport } from '@rrr/contract';
import type { HttpClient } from '@rrr/kit/base';
import type { ImportRequest } from '@rrr/kit/desk';

/** What a person adds to a file: who an ambiguous line means, what the columns hold, how many started. */
export interface ResultsReading {
  classId: string;
  choices: readonly { line: number; riderId: string | null }[];
  mapping?: Record<string, ResultField | null>;
  entrants?: number;
}

export const chosen = (
  choices: ResultsReading['choices'],
  line: number,
  riderId: string | null,
): ResultsReading['choices'] => [...choices.filter((it) => it.line !== line), { line, riderId }];

export const sendClassResults =
  (http: HttpClient, eventId: string) =>
  ({
    file,
    fields: { classId, choices, mapping, entrants },
    dryRun,
    outcome,
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
        ...(entrants === undefined ? {} : { entrants }),
        ...(outcome === undefined ? {} : { outcome }),
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
