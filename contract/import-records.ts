import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { id, instant, limit, locale, money, page, pagination, required } from './values.js';

/** effect of a file on existing rows */
export const importChanges = z.strictObject({ added: z.int(), changed: z.int(), removed: z.int(), same: z.int() });

export const importKind = z.enum(['class-results', 'event-results', 'classes', 'events', 'vin-patterns']);

export const importRecord = z.strictObject({
  _id: id,
  kind: importKind,
  eventId: id.nullable(),
  seriesId: id.nullable(),
  at: instant,
  byName: z.string(),
  /** name of the API token that sent it; null: a person in the browser */
  tokenName: z.string().nullable().optional(),
  fileName: z.string(),
  /** SHA-256 of the file's bytes, hexadecimal */
  digest: z.string(),
  changes: importChanges,
  undoneAt: instant.nullable(),
  undoneBy: z.string().nullable(),
});
export type ImportRecord = z.output<typeof importRecord>;

export const listEventImports = endpoint('listEventImports', 'GET /api/event/{eventId}/imports', {
  tag: 'Imports',
  summary:
    'List the import files applied to an event, newest first: who, when, what each changed and whether it was undone',
  params: z.strictObject({ eventId: id }),
  query: z.strictObject({ page, limit }),
  response: z.strictObject({ imports: z.array(importRecord), pagination }),
  errors: ['NOT_FOUND'],
});

export const listImports = endpoint('listImports', 'GET /api/admin/imports', {
  tag: 'Imports',
  summary: 'List applied import files, newest first',
  query: z.strictObject({ page, limit, kind: importKind.optional(), eventId: id.optional(), seriesId: id.optional() }),
  response: z.strictObject({ imports: z.array(importRecord), pagination }),
});

export const undoImport = endpoint('undoImport', 'POST /api/imports/{importId}/undo', {
  tag: 'Imports',
  summary:
    'Undo an import, if its data was not changed since; `dryRun` shows what would move and what riders have spent of it',
  params: z.strictObject({ importId: id }),
  body: z.strictObject({
    dryRun: z.boolean().default(false),
    /** fingerprint of the confirmed preview; refused when the effect has changed */
    outcome: required(64).optional(),
  }),
  response: z.strictObject({
    applied: z.boolean(),
    import: importRecord,
    changes: z.strictObject({ removed: z.int(), restored: z.int(), changed: z.int() }),
    /** null when no money is affected */
    money: z.strictObject({ issued: money, reversed: money, overpaid: money }).nullable(),
    /** for admins, otherwise null: riders who already spent money that is taken back; it stays theirs */
    spent: z.array(z.strictObject({ riderId: id, riderName: z.string(), classId: id, amount: money })).nullable(),
    /** fingerprint of the effect */
    outcome: z.string().optional(),
  }),
  idempotent: true,
  errors: [
    'NOT_FOUND',
    'IMPORT_UNDONE',
    'IMPORT_CHANGED_SINCE',
    'PREVIEW_OUTDATED',
    'RESULT_WINDOW_CLOSED',
    'EVENT_NOT_STARTED',
    'EVENT_IS_DRAFT',
    'CLASS_HAS_RESULTS',
    'PURSE_APPROVED',
    'CLASSES_NOT_VALID',
    'PURSE_OVER_LIMIT',
  ],
});

export const getImportProgress = endpoint('getImportProgress', 'GET /api/import-progress/{progressId}', {
  tag: 'Imports',
  summary: "Get the progress of one's own upload",
  params: z.strictObject({ progressId: id }),
  response: z.strictObject({
    /** waiting, reading the file, evaluating and storing, done, or refused: the upload's own response has the reason */
    state: z.enum(['waiting', 'reading', 'judging', 'done', 'refused']),
    rowsRead: z.int(),
    /** null until the rows are counted */
    rows: z.int().nullable(),
    /** 0 to 100; null where it cannot be told */
    percent: z.int().nullable(),
  }),
  errors: ['NOT_FOUND'],
});

export const getImportTemplate = endpoint('getImportTemplate', 'GET /api/import-template/{kind}', {
  tag: 'Imports',
  summary: "Download a template file with headers in the reader's language and two example rows",
  params: z.strictObject({
    kind: z.enum(['class-results', 'event-results', 'formatted-results', 'classes', 'events', 'vin-patterns']),
  }),
  query: z.strictObject({ format: z.enum(['csv', 'xlsx']).default('csv'), lang: locale.optional() }),
  produces: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
});
