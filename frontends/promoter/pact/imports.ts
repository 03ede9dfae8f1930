import { expect, test } from '@jest/globals';
import {
  getImportProgress,
  listEventImports,
  undoImport,
  uploadAllClassResult,
  uploadAllFormattedClassResult,
  uploadClass,
  uploadOwnSeriesEvents,
  type Endpoint,
} from '@rrr/contract';
import type { HttpClient } from '@rrr/kit/base';
import type { ImportRequest } from '@rrr/kit/desk';
import { consumer, uploader } from '@rrr/kit/pact';
import { sendClasses, type ClassesReading } from '../../kit/desk/races/classes-file/send-classes.js';
import { sendEvents } from '../features/upload-events/send-events.js';
import { sendAllResults, type AllResultsReading } from '../../kit/desk/races/event-file/send-all-results.js';
import { classId, eventId, firstPage, matched, preview, promoterId, samId } from '../testing/examples.js';
import { allPreview, classesPreview, eventsPreview, imported, importId } from '../testing/more-examples.js';

const { answers, refuses } = consumer('promoter');
const uploads = uploader('promoter');
const signedIn = ['a promoter is signed in', { promoterId }] as const;
const withEvent = [
  'the promoter has an event with a class that waits for results',
  { promoterId, eventId, classId },
] as const;
const withImport = ['a file was imported for the event', { promoterId, eventId, classId, importId }] as const;
const withRider = [
  'a rider with an AMA number and a verified bike exists',
  { riderId: samId, amaNumber: '1200345' },
] as const;
const key = '2f7c1d50-94b1-4c0e-9a5e-6d1a7b3c8e42';

test('the files that were imported for an event', () =>
  answers(
    {
      given: [signedIn, withImport],
      when: 'a promoter lists the files imported for an event',
      endpoint: listEventImports,
      path: `/api/event/${eventId}/imports`,
      query: { page: '1' },
      call: (http) => http.call(listEventImports, { params: { eventId }, query: { page: 1 } }),
    },
    { imports: [imported], pagination: firstPage },
  ));

test('an upload that the server does not know', () =>
  refuses(
    {
      given: [signedIn],
      when: 'a promoter asks how far an upload is that is not under way',
      endpoint: getImportProgress,
      path: '/api/import-progress/01hq0000000000000000000009',
      call: (http) => http.call(getImportProgress, { params: { progressId: '01hq0000000000000000000009' } }),
    },
    404,
    'NOT_FOUND',
  ));

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

test('what undoing a file would change', () => {
  const body = { dryRun: true };
  return answers(
    {
      given: [signedIn, withImport],
      when: 'a promoter previews undoing an import',
      endpoint: undoImport,
      path: `/api/imports/${importId}/undo`,
      body,
      idempotencyKey: key,
      call: (http) => http.call(undoImport, { params: { importId }, body, idempotencyKey: key }),
    },
    {
      applied: false,
      import: imported,
      changes: { removed: 0, restored: 0, changed: 0 },
      money: { issued: usd(0), reversed: usd(0), overpaid: usd(0) },
      spent: null,
      outcome: 'a'.repeat(64),
    },
  );
});

test('undoing a file after the event was corrected', () => {
  const body = { dryRun: true };
  const changed = ['the results were changed since the import', { promoterId, eventId, classId, importId }] as const;
  return refuses(
    {
      given: [signedIn, changed],
      when: 'a promoter undoes an import whose results were changed since',
      endpoint: undoImport,
      path: `/api/imports/${importId}/undo`,
      body,
      idempotencyKey: key,
      call: (http) => http.call(undoImport, { params: { importId }, body, idempotencyKey: key }),
    },
    409,
    'IMPORT_CHANGED_SINCE',
  );
});

const csv = (text: string) => new File([text], 'file.csv', { type: 'text/csv' });
const formOf = (fields: Record<string, string>, text: string) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', csv(text));
  return form;
};
// Progress is asked of XMLHttpRequest, which only a browser has; the request is the same.
const asked = <F>(text: string, fields: F) =>
  ({
    file: csv(text),
    fields,
    dryRun: true,
    idempotencyKey: key,
    signal: new AbortController().signal,
  }) as unknown as ImportRequest<F>;
interface Sent {
  when: string;
  endpoint: Endpoint;
  path: string;
  fields: Record<string, string>;
  text: string;
  given: Parameters<typeof uploads>[0]['given'];
  call: (http: HttpClient) => Promise<unknown>;
  example: object;
}
const previews = async ({ when, endpoint, path, fields, text, given, call, example }: Sent) => {
  expect(endpoint.response?.parse(example)).toEqual(example);
  const got = await uploads({ given, when, path, idempotencyKey: key, form: formOf(fields, text), call }, 200, example);
  expect(got).toEqual(example);
};

const CLASSES = 'Class,Payout,Place 1\nWomen,credit,250\n';
test('a file of classes', () =>
  previews({
    when: 'a promoter previews a file of classes',
    endpoint: uploadClass,
    given: [signedIn, withEvent],
    path: `/api/event/${eventId}/upload-class`,
    fields: { dryRun: 'true', payoutType: 'dealerCredit', replace: 'false' },
    text: CLASSES,
    call: (http) =>
      sendClasses(http, eventId)(asked<ClassesReading>(CLASSES, { payoutType: 'dealerCredit', replace: false })),
    example: { ...classesPreview, kept: ['450 A'] },
  }));

const EVENTS =
  'Title,Date,Venue,City,State,Country,Type\nRimrock Round 4,2027-04-03,Rimrock Park,Bend,OR,US,motocross\n';
const seriesId = '01hq00000000000000000k0001';
test('a file of events', () =>
  previews({
    when: 'a promoter previews a file of events for a series',
    endpoint: uploadOwnSeriesEvents,
    given: [signedIn, ['the promoter has a series', { promoterId }]],
    path: `/api/promoter/serie/${seriesId}/upload-events`,
    fields: { dryRun: 'true' },
    text: EVENTS,
    call: (http) => sendEvents(http, seriesId)(asked<object>(EVENTS, {})),
    example: eventsPreview,
  }));

const ALL = 'Class,Pos,No,Rider,AMA,Hometown,Bike\n450 A,1,12,Sam Carter,1200345,Bend,KTM 450 SX-F\n';
const FORMATTED = '450 A\nPos,No,Rider,AMA,Hometown,Bike\n1,12,Sam Carter,1200345,Bend,KTM 450 SX-F\n';
const inClass = { _id: classId, name: '450 A' };
const all = {
  ...allPreview,
  file: { ...preview.file, columns: [{ index: 0, header: 'Pos', field: 'place' as const }] },
  rows: [
    {
      ...matched,
      match: { ...matched.match, by: 'amaNumber' as const, candidates: [] },
      verdict: { earns: null, type: null, reasons: [{ code: 'CLASS_TOO_SMALL', detail: '1 started, 5 needed.' }] },
      class: inClass,
    },
  ],
  classes: [{ name: '450 A', rows: 1, class: inClass, leftOut: false }],
  untouched: [],
};
test.each([
  ['a class column', 'column', uploadAllClassResult, 'upload-all-class-result', ALL],
  [
    'a heading over each class',
    'headings',
    uploadAllFormattedClassResult,
    'upload-all-formatted-class-result',
    FORMATTED,
  ],
] as const)('a file of all classes with %s', (what, layout, endpoint, address, text) =>
  previews({
    when: `a promoter previews a results file with ${what}`,
    endpoint,
    given: [signedIn, withEvent, withRider],
    path: `/api/event/${eventId}/${address}`,
    fields: { dryRun: 'true' },
    text,
    call: (http) => sendAllResults(http, eventId)(asked<AllResultsReading>(text, { layout, choices: [], classes: [] })),
    example: all,
  }),
);
