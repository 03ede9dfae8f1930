import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { fileAnswers, fileQuestion } from './file-questions.js';
import { rowGroup, rowGroups, rowPage } from './row-pages.js';
import { jsonField } from './json-field.js';
import { date, id, money, required, text } from './values.js';
import { resultType, verdict } from './verdict.js';

/** The fields that columns of a results file map to. */
export const resultField = z.enum([
  'place',
  'number',
  'riderName',
  'firstName',
  'lastName',
  'email',
  'amaNumber',
  'hometown',
  'city',
  'state',
  'bike',
  'make',
  'status',
  'class',
  'entrants',
]);
export type ResultField = z.output<typeof resultField>;

/** How a result may write a rider's name otherwise. */
export const nameLikeness = z.enum([
  'spelling',
  'otherSuffix',
  'familyNameFirst',
  'initial',
  'nickname',
  'partOfFamilyName',
  'oneLetter',
]);
export type NameLikeness = z.output<typeof nameLikeness>;

/** A rider to choose, with what tells riders of one name apart. */
export const riderToChoose = z.strictObject({
  _id: id,
  fullName: z.string(),
  hometown: z.string().nullable(),
  /** for promoters, its last digits */
  amaNumber: z.string().nullable(),
  /** how the name is written otherwise; null or left out: it is the same, or another */
  likeness: nameLikeness.nullish(),
  /** a few motorcycles: "2024 Yamaha YZ450F" */
  bikes: z.array(z.string()).optional(),
  /** a few numbers of earlier results */
  numbers: z.array(z.string()).optional(),
  /** year of birth, for admins only */
  bornIn: z.int().optional(),
});
export type RiderToChoose = z.output<typeof riderToChoose>;

/** Why a rider was chosen although the result names somebody else. */
export const nameReason = text(300).nullable().optional();

/** A manual choice of a rider for a line; null leaves it unmatched. */
export const riderChoices = jsonField(
  z.array(z.strictObject({ line: z.int().min(1), riderId: id.nullable(), reason: nameReason })).max(5000),
).optional();

export const previewRow = z.strictObject({
  /** line of the file or row of the sheet, from 1 */
  line: z.int(),
  place: z.int().nullable(),
  resultType,
  riderName: z.string(),
  number: z.string().nullable(),
  hometown: z.string().nullable(),
  bike: z.string().nullable(),
  match: z.strictObject({
    status: z.enum(['matched', 'ambiguous', 'unknown']),
    /** how the rider was matched */
    by: z.enum(['choice', 'amaNumber', 'email', 'alias', 'nameAndHometown', 'nameAndState']).nullable(),
    rider: riderToChoose.nullable(),
    candidates: z.array(riderToChoose),
    /** what told riders of one name apart, where `by` is null although a rider was found */
    toldBy: z.enum(['number', 'bike']).optional(),
    /** how many more candidates there are; left out: none */
    leftOut: z.int().optional(),
    /** the chosen rider has another name, so a reason is needed */
    needsReason: z.boolean().optional(),
  }),
  verdict,
  change: z.enum(['new', 'changed', 'same']),
  /** the group in which it is counted */
  group: rowGroup.optional(),
});
export type PreviewRow = z.output<typeof previewRow>;

/** An unreadable row: position, text, reason, and (in `detail`) how to correct it. */
export const rowProblem = z.strictObject({
  line: z.int(),
  column: z.string().nullable(),
  value: z.string().nullable(),
  code: z.string(),
  detail: z.string(),
  /** index of the column, from 0, where the cell of a file of classes, events or VIN patterns may be written anew */
  at: z.int().optional(),
  /** id of the question whose answer solves it */
  question: z.string().optional(),
});
export type RowProblem = z.output<typeof rowProblem>;

/** What became of the rows of a file; the kinds add up to `all`. */
const rowCounts = z.strictObject({
  all: z.int(),
  titles: z.int(),
  headers: z.int(),
  headings: z.int(),
  read: z.int(),
  refused: z.int(),
  leftOut: z.int(),
});

/** A file as it was read. */
export const importedFile = z.strictObject({
  name: z.string(),
  /** `xlsx`: a spreadsheet of any format */
  format: z.enum(['csv', 'xlsx']),
  /** of a text file; the format of a spreadsheet */
  encoding: z.string(),
  headerLine: z.int(),
});

/** Classes in which many more or many fewer riders started than the last time; a question, nothing is refused. */
export const unusualSizes = z.array(
  z.strictObject({
    class: z.strictObject({ _id: id, name: z.string() }),
    starters: z.int(),
    before: z.strictObject({ event: z.string(), date, starters: z.int() }),
  }),
);

/** Classes of which too few started for all their places to pay: from `nextAt` starters the next one does, from `allAt` all. */
export const limitedClasses = z.array(
  z.strictObject({
    class: z.strictObject({ _id: id, name: z.string() }),
    starters: z.int(),
    /** 0: none */
    paidPlaces: z.int(),
    places: z.int(),
    nextAt: z.int(),
    allAt: z.int(),
  }),
);

/** Classes that look like a race of another event; a question, nothing is refused. */
export const sameRaces = z.array(
  z.strictObject({
    class: z.strictObject({ _id: id, name: z.string() }),
    event: z.strictObject({ _id: id, title: z.string(), startDate: date.nullable() }),
  }),
);

export const resultsImport = z.strictObject({
  /** id of the import record, for an undo; null for a preview */
  importId: id.nullish(),
  /** the complete file with the problems in an extra column, to correct and upload again; null without problems */
  mend: z.strictObject({ name: z.string(), csv: z.string() }).nullish(),
  /** for admins, otherwise null: riders who already spent money that is taken back; it stays theirs */
  spent: z.array(z.strictObject({ riderId: id, riderName: z.string(), classId: id, amount: money })).nullish(),
  /** true when everything was stored; false for a preview */
  applied: z.boolean(),
  file: importedFile.extend({
    columns: z.array(
      z.strictObject({
        index: z.int(),
        header: z.string(),
        /** null: not read */
        field: resultField.nullable(),
        /** what stands in it: at most three different texts */
        samples: z.array(z.string()).optional(),
        /** what it most likely holds, where the headers are not understood, and why in the reader's language */
        guess: z.strictObject({ field: resultField, reason: z.string() }).optional(),
      }),
    ),
    rows: rowCounts.optional(),
  }),
  /** in the order of asking; those that were answered too */
  questions: z.array(fileQuestion).optional(),
  /**
   * what the promoter chose for the last file with the same columns, as far as it fits this one; nothing of it counts
   * before it is sent back as `mapping` and `answers`
   */
  lastTime: z
    .strictObject({
      /** null: the columns are read as they were */
      mapping: z.record(z.string(), resultField.nullable()).nullable(),
      /** open questions with the earlier answers; some are asked only with the mapping */
      questions: z.array(fileQuestion),
    })
    .optional(),
  /** in file order; with `page`, a part of them */
  rows: z.array(previewRow),
  /** how many rows each group has in all */
  groups: rowGroups.optional(),
  /** if not empty, nothing is applied; correct the file and upload it again */
  problems: z.array(rowProblem),
  removed: z.array(z.strictObject({ place: z.int().nullable(), riderName: z.string() })),
  changes: z.strictObject({ added: z.int(), changed: z.int(), removed: z.int(), same: z.int() }),
  money: z.strictObject({
    /** what this class pays in all */
    total: money,
    /** what comes into wallets: new awards, and what raised ones add */
    issued: money,
    /** what leaves wallets; riders had spent the rest, or it had expired */
    reversed: money,
    /** the part riders already spent; listed for admins, stays with the riders */
    overpaid: money,
  }),
  unusual: unusualSizes.optional(),
  limited: limitedClasses.optional(),
  sameRaces: sameRaces.optional(),
  /** fingerprint of the effect; a confirmation with it is refused when the effect has changed */
  outcome: z.string(),
});
export type ResultsImport = z.output<typeof resultsImport>;

/** Cells that a person corrected while checking the file: `[{ "line": 7, "field": "place", "value": "4" }]`. */
export const correctedCells = jsonField(
  z.array(z.strictObject({ line: z.int().min(1), field: resultField, value: z.string().max(255) })).max(1000),
).optional();

/** A flag of an upload, sent as text. */
export const yesOrNo = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

/** Text fields of every file upload. */
export const uploadFields = {
  /** preview: nothing is stored, and no Idempotency-Key is needed; omitted: the file is applied */
  dryRun: yesOrNo,
  /** a name chosen by the client, to query the upload's progress */
  progressId: id.optional(),
};
/** The fingerprint of a preview; the upload is refused when the effect has changed. */
export const outcomeSeen = required(64).optional();

export const uploadClassResult = endpoint('uploadClassResult', 'POST /api/event/{eventId}/upload-class-result', {
  tag: 'Results',
  summary:
    "Import one class's results, all or nothing; `dryRun=true` previews. A row that matches several riders is stored unmatched",
  params: z.strictObject({ eventId: id }),
  files: ['file'],
  body: z.strictObject({
    classId: id,
    ...uploadFields,
    /**
     * manual choice of riders for lines with several candidates: `[{ "line": 4, "riderId": "…" }]`; null leaves a line
     * unmatched; a rider of another name needs a `reason`
     */
    choices: riderChoices,
    /** manual column mapping: `{ "0": "place", "2": "riderName" }` */
    mapping: jsonField(z.record(z.string().regex(/^\d{1,3}$/), resultField.nullable())).optional(),
    corrections: correctedCells,
    answers: fileAnswers,
    entrants: z.coerce.number().int().min(1).max(10_000).optional(),
    page: rowPage,
    outcome: outcomeSeen,
  }),
  response: resultsImport,
  idempotent: true,
  errors: [
    'NOT_FOUND',
    'FILE_EMPTY',
    'FILE_NOT_READABLE',
    'FILE_TOO_LARGE',
    'FILE_WAITING',
    'HEADER_UNKNOWN',
    'IMPORT_HAS_PROBLEMS',
    'NAME_REASON_NEEDED',
    'PREVIEW_OUTDATED',
    'RESULT_WINDOW_CLOSED',
    'EVENT_NOT_STARTED',
    'EVENT_IS_DRAFT',
  ],
});
