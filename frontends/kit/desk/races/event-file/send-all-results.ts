import {
  uploadAllClassResult,
  uploadAllFormattedClassResult,
  type AllResultsImport,
  type ResultField,
} from '@rrr/contract';
import type { HttpClient } from '@rrr/kit/base';
import type { FileAnswer } from '../../import/answers.js';
import type { CellCorrection } from '../../import/cell-correction.js';
import type { ImportRequest } from '../../import/use-import.js';
import type { ResultsReading, RiderOfLine } from '../class-file/class-results.js';

/** A class column in one table, or a heading above the rows of each class. */
export const LAYOUTS = ['column', 'headings'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** What a person adds to a file of several classes. */
export interface AllResultsReading {
  layout: Layout;
  /** who an ambiguous line means */
  choices: readonly RiderOfLine[];
  /** which class of the event a name in the file means; null leaves its rows out */
  classes: readonly { name: string; classId: string | null }[];
  mapping?: Record<string, ResultField | null>;
  /** cells that were written anew on screen */
  corrections?: readonly CellCorrection[];
  /** answers to the questions about the file, and lines that were left out */
  answers?: readonly FileAnswer[];
}

/** What was said about a file of one class, for all of its classes. */
export const ofAllClasses = ({ mapping, corrections, answers }: ResultsReading): AllResultsReading => ({
  layout: 'column',
  choices: [],
  classes: [],
  ...(mapping ? { mapping } : {}),
  ...(corrections ? { corrections } : {}),
  ...(answers ? { answers } : {}),
});

export const meaning = (
  classes: AllResultsReading['classes'],
  name: string,
  classId: string | null,
): AllResultsReading['classes'] => [...classes.filter((raceClass) => raceClass.name !== name), { name, classId }];

export const sendAllResults =
  (http: HttpClient, eventId: string) =>
  ({
    file,
    fields: { layout, choices, classes, mapping, corrections, answers },
    dryRun,
    outcome,
    page,
    progressId,
    ...rest
  }: ImportRequest<AllResultsReading>): Promise<AllResultsImport> => {
    const request = {
      params: { eventId },
      files: { file },
      body: {
        dryRun: dryRun ? ('true' as const) : ('false' as const),
        ...(choices.length > 0 ? { choices: JSON.stringify(choices) } : {}),
        ...(mapping ? { mapping: JSON.stringify(mapping) } : {}),
        ...(corrections ? { corrections: JSON.stringify(corrections) } : {}),
        ...(answers ? { answers: JSON.stringify(answers) } : {}),
        ...(classes.length > 0 ? { classes: JSON.stringify(classes) } : {}),
        page: page ? JSON.stringify(page) : 'first',
        ...(outcome === undefined ? {} : { outcome }),
        ...(progressId === undefined ? {} : { progressId }),
      },
      ...rest,
    };
    return layout === 'column'
      ? http.call(uploadAllClassResult, request)
      : http.call(uploadAllFormattedClassResult, request);
  };
