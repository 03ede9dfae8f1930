import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { id, instant, limit, money, page, pagination, required } from './values.js';

/** what a file does, or did, to the rows that stood there */
export const importChanges = z.strictObject({ added: z.int(), changed: z.int(), removed: z.int(), same: z.int() });

export const importKind = z.enum(['class-results', 'event-results', 'classes', 'events', 'vin-patterns']);

export const importRecord = z.strictObject({
  _id: id,
  kind: importKind,
  eventId: id.nullable(),
  seriesId: id.nullable(),
  at: instant,
  byName: z.string(),
  fileName: z.string(),
  /** SHA-256 of the file's bytes, hexadecimal */
  digest: z.string(),
  changes: importChanges,
  undoneAt: instant.nullable(),
  undoneBy: z.string().nullable(),
});
export type ImportRecord = z.output<typeof importRecord>;

export const listEventImports = endpoint({
  id: 'listEventImports',
  method: 'GET',
  path: '/api/event/{eventId}/imports',
  tag: 'Imports',
  summary:
    'The files that were applied to an event, newest first: who, when, what each changed and whether it was undone',
  params: z.strictObject({ eventId: id }),
  query: z.strictObject({ page, limit }),
  response: z.strictObject({ imports: z.array(importRecord), pagination }),
  errors: ['NOT_FOUND'],
});

export const listImports = endpoint({
  id: 'listImports',
  method: 'GET',
  path: '/api/admin/imports',
  tag: 'Imports',
  summary: 'Every file that was applied, newest first',
  query: z.strictObject({ page, limit, kind: importKind.optional(), eventId: id.optional(), seriesId: id.optional() }),
  response: z.strictObject({ imports: z.array(importRecord), pagination }),
});

export const undoImport = endpoint({
  id: 'undoImport',
  method: 'POST',
  path: '/api/imports/{importId}/undo',
  tag: 'Imports',
  summary:
    'Put back what stood there before a file was applied, as long as nobody changed it ' +
    'since: `dryRun` shows what would move and what riders have spent of it',
  params: z.strictObject({ importId: id }),
  body: z.strictObject({
    dryRun: z.boolean().default(false),
    /** of the preview that is confirmed: refused when the outcome would differ */
    outcome: required(64).optional(),
  }),
  response: z.strictObject({
    applied: z.boolean(),
    import: importRecord,
    changes: z.strictObject({ removed: z.int(), restored: z.int(), changed: z.int() }),
    /** null where no money hangs on it */
    money: z.strictObject({ issued: money, reversed: money, overpaid: money }).nullable(),
    /** for admins: riders who have spent what goes back; it stays theirs. null for everyone else */
    spent: z.array(z.strictObject({ riderId: id, riderName: z.string(), classId: id, amount: money })).nullable(),
    /** fingerprint of what it would do, or did */
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
    'CLASS_HAS_RESULTS',
    'CLASSES_NOT_VALID',
    'PURSE_OVER_LIMIT',
  ],
});

export const getImportProgress = endpoint({
  id: 'getImportProgress',
  method: 'GET',
  path: '/api/import-progress/{progressId}',
  tag: 'Imports',
  summary: 'How far an upload of one’s own is, by the name it was given',
  params: z.strictObject({ progressId: id }),
  response: z.strictObject({
    /**
     * waiting for its turn, reading the file, judging and storing, done, or refused: the upload's own answer says why
     */
    state: z.enum(['waiting', 'reading', 'judging', 'done', 'refused']),
    rowsRead: z.int(),
    /** null until the rows are counted */
    rows: z.int().nullable(),
    /** 0 to 100; null where it cannot be told */
    percent: z.int().nullable(),
  }),
  errors: ['NOT_FOUND'],
});

export const getImportTemplate = endpoint({
  id: 'getImportTemplate',
  method: 'GET',
  path: '/api/import-template/{kind}',
  tag: 'Imports',
  summary: 'An empty file to fill in, with its headers in the language of the reader and two rows of an example',
  params: z.strictObject({
    kind: z.enum(['class-results', 'event-results', 'formatted-results', 'classes', 'events', 'vin-patterns']),
  }),
  query: z.strictObject({ format: z.enum(['csv', 'xlsx']).default('csv'), lang: z.enum(['en', 'fr']).optional() }),
  produces: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
});
