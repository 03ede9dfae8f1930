import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { id, money, required } from './values.js';
import { resultType, verdict } from './verdict.js';

/** A field that a column of a results file can stand for. */
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

const candidate = z.strictObject({
  _id: id,
  fullName: z.string(),
  hometown: z.string().nullable(),
  amaNumber: z.string().nullable(),
});

export const previewRow = z.strictObject({
  /** line of the file (1 is the first line), or row of the sheet */
  line: z.int(),
  place: z.int().nullable(),
  resultType,
  riderName: z.string(),
  number: z.string().nullable(),
  hometown: z.string().nullable(),
  bike: z.string().nullable(),
  match: z.strictObject({
    status: z.enum(['matched', 'ambiguous', 'unknown']),
    /** how the rider was found */
    by: z.enum(['choice', 'amaNumber', 'email', 'alias', 'nameAndHometown', 'nameAndState']).nullable(),
    rider: candidate.nullable(),
    candidates: z.array(candidate),
  }),
  verdict,
  change: z.enum(['new', 'changed', 'same']),
});
export type PreviewRow = z.output<typeof previewRow>;

/** A row that cannot be read: where, what stands there, why, and (in `detail`) how to mend it. */
export const rowProblem = z.strictObject({
  line: z.int(),
  column: z.string().nullable(),
  value: z.string().nullable(),
  code: z.string(),
  detail: z.string(),
});
export type RowProblem = z.output<typeof rowProblem>;

/** A file as it was read. */
export const importedFile = z.strictObject({
  name: z.string(),
  format: z.enum(['csv', 'xlsx']),
  encoding: z.string(),
  headerLine: z.int(),
});

export const resultsImport = z.strictObject({
  /** the record of it, for undoing; null for a preview */
  importId: id.nullish(),
  /**
   * the whole file again with what is wrong as a last column, to be mended and sent again; null when nothing is wrong
   */
  mend: z.strictObject({ name: z.string(), csv: z.string() }).nullish(),
  /** for admins: riders who have spent what this import takes back; it stays theirs. null for everyone else */
  spent: z.array(z.strictObject({ riderId: id, riderName: z.string(), classId: id, amount: money })).nullish(),
  /** true when everything was stored; false for a preview */
  applied: z.boolean(),
  file: importedFile.extend({
    columns: z.array(z.strictObject({ index: z.int(), header: z.string(), field: resultField.nullable() })),
  }),
  rows: z.array(previewRow),
  /** when not empty, the file is not applied: mend it and send it again */
  problems: z.array(rowProblem),
  removed: z.array(z.strictObject({ place: z.int().nullable(), riderName: z.string() })),
  changes: z.strictObject({ added: z.int(), changed: z.int(), removed: z.int(), same: z.int() }),
  money: z.strictObject({
    /** what this class pays in all */
    total: money,
    /** awards this import issues or raises */
    issued: money,
    /** awards this import takes back */
    reversed: money,
    /** the part of those that riders had already spent: listed for the admin, taken from nobody */
    overpaid: money,
  }),
  /** fingerprint of what the preview showed; a confirmation that carries it is refused when the outcome would differ */
  outcome: z.string(),
});
export type ResultsImport = z.output<typeof resultsImport>;

/** A field of a form that holds JSON. */
export const jsonField = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .max(500_000)
    .transform((value, ctx) => {
      try {
        return JSON.parse(value) as unknown;
      } catch {
        ctx.addIssue({ code: 'custom', message: 'json' });
        return z.NEVER;
      }
    })
    .pipe(schema);

const yesOrNo = z
  .enum(['true', 'false'])
  .default('false')
  .transform((it) => it === 'true');

/** Text fields that every upload of a file has. */
export const uploadFields = {
  /**
   * previews: the same reading and judging, nothing stored, and no Idempotency-Key needed; left out, the file is
   * applied
   */
  dryRun: yesOrNo,
  /** a name of the caller's own for this upload, to ask how far it is while it runs */
  progressId: id.optional(),
};
/** The fingerprint that a preview showed: an upload that carries it is refused when the outcome would differ. */
export const outcomeSeen = required(64).optional();

export const uploadClassResult = endpoint({
  id: 'uploadClassResult',
  method: 'POST',
  path: '/api/event/{eventId}/upload-class-result',
  tag: 'Results',
  summary:
    "One class's results from a CSV or spreadsheet, applied whole or not at all; `dryRun=true` previews. " +
    'A row that fits several riders is stored without a rider until one is chosen',
  params: z.strictObject({ eventId: id }),
  files: ['file'],
  body: z.strictObject({
    classId: id,
    ...uploadFields,
    /**
     * a person's choice of rider for a line that fits more than one: `[{ "line": 4, "riderId": "…" }]`; null leaves it
     * unmatched
     */
    choices: jsonField(z.array(z.strictObject({ line: z.int().min(1), riderId: id.nullable() })).max(5000)).optional(),
    /** a person's reading of the columns: `{ "0": "place", "2": "riderName" }` */
    mapping: jsonField(z.record(z.string().regex(/^\d{1,3}$/), resultField.nullable())).optional(),
    entrants: z.coerce.number().int().min(1).max(10_000).optional(),
    outcome: outcomeSeen,
  }),
  response: resultsImport,
  idempotent: true,
  errors: [
    'NOT_FOUND',
    'FILE_EMPTY',
    'FILE_NOT_READABLE',
    'FILE_TOO_LARGE',
    'HEADER_UNKNOWN',
    'IMPORT_HAS_PROBLEMS',
    'PREVIEW_OUTDATED',
    'RESULT_WINDOW_CLOSED',
    'EVENT_NOT_STARTED',
  ],
});
