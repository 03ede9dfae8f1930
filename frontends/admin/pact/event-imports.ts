import { test } from '@jest/globals';
import { getImportProgress, listEventImports, listImports, undoImport, type ImportRecord } from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { ask, KEY } from './ask.js';
import { eventId, pagination, usd } from './examples.js';

const { answers, refuses } = consumer('admin');
const classId = '01hq00000000000000000c0001';
const importId = '01hq0000000000000000001001';
const imported = ['a file was imported for the event', { eventId, classId, importId }] as const;
const params = { eventId };

const record: ImportRecord = {
  _id: importId,
  kind: 'class-results',
  eventId,
  seriesId: null,
  at: '2026-03-01T18:00:00.000Z',
  byName: 'Jo Hale',
  fileName: '450-a.csv',
  digest: 'c'.repeat(64),
  changes: { added: 14, changed: 0, removed: 0, same: 0 },
  undoneAt: null,
  undoneBy: null,
};

test('the files of an event', () =>
  answers(
    ask(
      'an admin lists the files imported for an event',
      listEventImports,
      `/api/event/${eventId}/imports`,
      { params, query: { page: 1 } },
      imported,
    ),
    { imports: [record], pagination },
  ));

test('the files of all events', () =>
  answers(
    ask(
      'an admin lists imported files of one kind',
      listImports,
      '/api/admin/imports',
      { query: { kind: 'class-results', page: 1, limit: 25 } },
      imported,
    ),
    { imports: [record], pagination },
  ));

test('what undoing a file would change', () =>
  answers(
    ask(
      'an admin previews undoing an import',
      undoImport,
      `/api/imports/${importId}/undo`,
      { params: { importId }, body: { dryRun: true }, idempotencyKey: KEY },
      imported,
    ),
    {
      applied: false,
      import: record,
      changes: { removed: 0, restored: 0, changed: 0 },
      money: { issued: usd(0), reversed: usd(0), overpaid: usd(0) },
      spent: [],
      outcome: 'a'.repeat(64),
    },
  ));

test('an upload that the server does not know', () =>
  refuses(
    ask(
      'an admin asks how far an upload is that is not under way',
      getImportProgress,
      '/api/import-progress/01hq0000000000000000000009',
      { params: { progressId: '01hq0000000000000000000009' } },
    ),
    404,
    'NOT_FOUND',
  ));
