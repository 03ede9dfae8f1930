import {
  uploadAllClassResult,
  uploadAllFormattedClassResult,
  type AllResultsImport,
  type ResultField,
} from '@rrr/contract';
import type { HttpClient } from '@rrr/kit/base';
import type { ImportRequest } from '@rrr/kit/desk';

/** A class column in one table, or a heading above the rows of each class. */
export const LAYOUTS = ['column', 'headings'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** What a person adds to a file of several classes. */
export interface AllResultsReading {
  layout: Layout;
  /** who an ambiguous line means */
  choices: readonly { line: number; riderId: string | null }[];
  /** which class of the event a name in the file means; null leaves its rows out */
  classes: readonly { name: string; classId: string | null }[];
  mapping?: Record<string, ResultField | null>;
}

export const meaning = (
  classes: AllResultsReading['classes'],
  name: string,
  classId: string | null,
): AllResultsReading['classes'] => [...classes.filter((it) => it.name !== name), { name, classId }];

export const sendAllResults =
  (http: HttpClient, eventId: string) =>
  ({
    file,
    fields: { layout, choices, classes, mapping },
    dryRun,
    outcome,
    ...rest
  }: ImportRequest<AllResultsReading>): Promise<AllResultsImport> => {
    const request = {
      params: { eventId },
      files: { file },
      body: {
        dryRun: dryRun ? ('true' as const) : ('false' as const),
        ...(choices.length > 0 ? { choices: JSON.stringify(choices) } : {}),
        ...(mapping ? { mapping: JSON.stringify(mapping) } : {}),
        ...(classes.length > 0 ? { classes: JSON.stringify(classes) } : {}),
        ...(outcome === undefined ? {} : { outcome }),
      },
      ...rest,
    };
    return layout === 'column'
      ? http.call(uploadAllClassResult, request)
      : http.call(uploadAllFormattedClassResult, request);
  };
