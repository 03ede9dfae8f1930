import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { fileAnswers } from './file-questions.js';
import { importChanges } from './import-records.js';
import { dateOrder, dateQuestion, mendedFields, tableMapping, tableReport } from './import-tables.js';
import { jsonField } from './json-field.js';
import {
  correctedCells,
  importedFile,
  outcomeSeen,
  previewRow,
  riderChoices,
  resultField,
  resultsImport,
  rowProblem,
  uploadFields,
  yesOrNo,
} from './results.js';
import { rowPage } from './row-pages.js';
import { id, money, required } from './values.js';
import { payoutType } from './verdict.js';

/** the complete file with the problems in an extra column, to correct and upload again; null without problems */
const mend = z.strictObject({ name: z.string(), csv: z.string() }).nullable();

const FILE_ERRORS = [
  'FILE_EMPTY',
  'FILE_NOT_READABLE',
  'FILE_TOO_LARGE',
  'FILE_WAITING',
  'IMPORT_HAS_PROBLEMS',
  'PREVIEW_OUTDATED',
] as const;

export const namedClass = z.strictObject({
  /** as the file writes it */
  name: z.string(),
  rows: z.int(),
  /** the matching class of the event; null without one, or if it was left out */
  class: z.strictObject({ _id: id, name: z.string() }).nullable(),
  leftOut: z.boolean(),
  /** classes of the event with nearly this name, the nearest first; left out where there is none */
  nearest: z.array(z.strictObject({ _id: id, name: z.string() })).optional(),
});

export const allResultsImport = resultsImport.extend({
  rows: z.array(previewRow.extend({ class: z.strictObject({ _id: id, name: z.string() }) })),
  classes: z.array(namedClass),
  /** classes of the event that are missing in the file; they stay unchanged */
  untouched: z.array(z.strictObject({ _id: id, name: z.string() })),
});
export type AllResultsImport = z.output<typeof allResultsImport>;

const allClasses = z.strictObject({
  ...uploadFields,
  choices: riderChoices,
  mapping: jsonField(z.record(z.string().regex(/^\d{1,3}$/), resultField.nullable())).optional(),
  corrections: correctedCells,
  answers: fileAnswers,
  /**
   * the event's class for each class name in the file: `[{ "name": "450 Expert", "classId": "…" }]`; null skips its
   * rows
   */
  classes: jsonField(z.array(z.strictObject({ name: required(120), classId: id.nullable() })).max(200)).optional(),
  page: rowPage,
  outcome: outcomeSeen,
});

export const uploadAllClassResult = endpoint(
  'uploadAllClassResult',
  'POST /api/event/{eventId}/upload-all-class-result',
  {
    tag: 'Imports',
    summary:
      'Import results of all classes from one file with a class column; other classes stay unchanged; `dryRun=true` previews',
    params: z.strictObject({ eventId: id }),
    files: ['file'],
    body: allClasses,
    response: allResultsImport,
    idempotent: true,
    errors: [
      'NOT_FOUND',
      ...FILE_ERRORS,
      'HEADER_UNKNOWN',
      'NO_CLASS_NAMED',
      'NAME_REASON_NEEDED',
      'RESULT_WINDOW_CLOSED',
      'EVENT_NOT_STARTED',
      'EVENT_IS_DRAFT',
    ],
  },
);

export const uploadAllFormattedClassResult = endpoint(
  'uploadAllFormattedClassResult',
  'POST /api/event/{eventId}/upload-all-formatted-class-result',
  {
    tag: 'Imports',
    summary:
      'Import results of all classes from one file with a heading above each class; other classes stay unchanged; `dryRun=true` previews',
    params: z.strictObject({ eventId: id }),
    files: ['file'],
    body: allClasses,
    response: allResultsImport,
    idempotent: true,
    errors: [
      'NOT_FOUND',
      ...FILE_ERRORS,
      'HEADER_UNKNOWN',
      'NO_CLASS_NAMED',
      'NAME_REASON_NEEDED',
      'RESULT_WINDOW_CLOSED',
      'EVENT_NOT_STARTED',
      'EVENT_IS_DRAFT',
    ],
  },
);

export const classesImport = z.strictObject({
  applied: z.boolean(),
  /** id of the import record, for an undo; null for a preview or without changes */
  importId: id.nullable(),
  /** the file is a proposal: an admin decides about it first, because it was decided that the event pays */
  waits: z.boolean(),
  file: importedFile,
  rows: z.array(
    z.strictObject({
      line: z.int(),
      name: z.string(),
      payoutType,
      payoutPlaces: z.array(z.strictObject({ place: z.int(), amount: money })),
      entrants: z.int().nullable(),
      change: z.enum(['new', 'changed', 'same']),
    }),
  ),
  /** names of existing classes missing in the file; they stay, or are removed with `replace` */
  kept: z.array(z.string()),
  removed: z.array(z.string()),
  problems: z.array(rowProblem),
  changes: importChanges,
  /** new total purse of the event */
  contingencyAmount: money,
  /** total purse before */
  contingencyBefore: money,
  /** classes that would pay less than before, largest loss first; `after` is 0 for one that is removed */
  falls: z.array(z.strictObject({ name: z.string(), before: money, after: money })),
  report: tableReport,
  /** of the event after it */
  version: z.int(),
  mend,
  outcome: z.string(),
});
export type ClassesImport = z.output<typeof classesImport>;

export const uploadClass = endpoint('uploadClass', 'POST /api/event/{eventId}/upload-class', {
  tag: 'Imports',
  summary:
    'Upload classes: one row each, with the columns Class, Payout, Entrants, Place 1, Place 2 and so on; `dryRun=true` previews',
  params: z.strictObject({ eventId: id }),
  files: ['file'],
  body: z.strictObject({
    ...uploadFields,
    /** payout type of new classes when the file does not state it */
    payoutType: payoutType.default('dealerCredit'),
    /** removes classes that are missing in the file; never one with results */
    replace: yesOrNo,
    ...mendedFields,
    mapping: tableMapping.classes,
    outcome: outcomeSeen,
  }),
  response: classesImport,
  idempotent: true,
  errors: [
    'NOT_FOUND',
    ...FILE_ERRORS,
    'CLASSES_NOT_VALID',
    'CLASS_HAS_RESULTS',
    'PURSE_OVER_LIMIT',
    'RESULT_WINDOW_CLOSED',
  ],
});

export const eventsImport = z.strictObject({
  applied: z.boolean(),
  importId: id.nullable(),
  file: importedFile,
  rows: z.array(
    z.strictObject({
      line: z.int(),
      /** null for a new one at a preview */
      _id: id.nullable(),
      title: z.string(),
      venue: z.string().nullable(),
      city: z.string().nullable(),
      state: z.string().nullable(),
      country: z.string(),
      startDate: z.iso.date().nullable(),
      endDate: z.iso.date().nullable(),
      type: z.string(),
      paying: z.boolean(),
      /** `same`: an event with this title and day exists and stays unchanged */
      change: z.enum(['new', 'same']),
    }),
  ),
  problems: z.array(rowProblem),
  changes: importChanges,
  mend,
  /** null: there is nothing to ask about dates */
  dates: dateQuestion.nullable(),
  report: tableReport,
  outcome: z.string(),
});
export type EventsImport = z.output<typeof eventsImport>;

const eventsBody = z.strictObject({
  ...uploadFields,
  /** whether events pay when their rows do not say so; a promoter's events never pay at first */
  paying: yesOrNo,
  /** whether dates in numbers have the day or the month first, where the file does not tell */
  dates: dateOrder.optional(),
  ...mendedFields,
  mapping: tableMapping.events,
  outcome: outcomeSeen,
});

export const uploadSeriesEvents = endpoint('uploadSeriesEvents', 'POST /api/admin/serie/{seriesId}/upload-events', {
  tag: 'Imports',
  summary:
    "Import a series' events: one row per event with at least title and date; existing events stay unchanged; `dryRun=true` previews",
  params: z.strictObject({ seriesId: id }),
  files: ['file'],
  body: eventsBody,
  response: eventsImport,
  idempotent: true,
  errors: ['NOT_FOUND', ...FILE_ERRORS, 'EVENT_DATES_NOT_VALID'],
});

export const uploadOwnSeriesEvents = endpoint(
  'uploadOwnSeriesEvents',
  'POST /api/promoter/serie/{seriesId}/upload-events',
  {
    tag: 'Imports',
    summary:
      'Import events of your own series as a promoter; they pay nothing until an admin makes them paying; `dryRun=true` previews',
    params: z.strictObject({ seriesId: id }),
    files: ['file'],
    body: eventsBody,
    response: eventsImport,
    idempotent: true,
    errors: ['NOT_FOUND', ...FILE_ERRORS, 'EVENT_DATES_NOT_VALID'],
  },
);

export const patternsImport = z.strictObject({
  applied: z.boolean(),
  importId: id.nullable(),
  file: importedFile,
  added: z.int(),
  /** patterns that are there already */
  known: z.int(),
  rows: z.array(z.strictObject({ line: z.int(), model: z.string(), year: z.int(), pattern: z.string() })),
  problems: z.array(rowProblem),
  /** patterns that two models of a year would have; a question, until `shared` says that it is right */
  shared: z.array(z.strictObject({ year: z.int(), pattern: z.string(), models: z.array(z.string()) })),
  report: tableReport,
  mend,
});
export type PatternsImport = z.output<typeof patternsImport>;

export const importVinPatterns = endpoint('importVinPatterns', 'POST /api/vin-patterns/import', {
  tag: 'Imports',
  summary:
    'Upload VIN patterns from a file with the columns Model, Year and Pattern; new ones are unverified; `dryRun=true` previews',
  files: ['file'],
  body: z.strictObject({
    ...uploadFields,
    /** models of a year may have one pattern in common */
    shared: yesOrNo,
    ...mendedFields,
    mapping: tableMapping.patterns,
  }),
  response: patternsImport,
  idempotent: true,
  errors: ['NOT_FOUND', 'FILE_EMPTY', 'FILE_NOT_READABLE', 'FILE_TOO_LARGE', 'FILE_WAITING', 'PATTERNS_HAVE_PROBLEMS'],
});
