import { expect, test } from '@jest/globals';
import {
  addRiderNote,
  addTimecard,
  decideDocument,
  removeRiderNote,
  removeTimecard,
  riderDocuments,
  riderNotes,
  riderTimecards,
  uploadIdFilesFor,
} from '@rrr/contract';
import { consumer, refusesFile } from '@rrr/kit/pact';
import { adminId, pagination, riderId } from './examples.js';

const { answers, refuses } = consumer('admin');
const admin = ['an admin is signed in', { adminId }] as const;
const state = (sentence: string) => [sentence, { riderId }] as const;
const exists = state('another rider exists');
const params = { riderId };
const at = `/api/admin/rider/${riderId}`;
const nobody = '01hq00000000000000000z0099';
const first = { page: 1, limit: 15 };
const firstPage = { page: '1', limit: '15' };

test('notes', async () => {
  await answers(
    {
      given: [admin, exists],
      when: 'an admin lists the notes about a rider',
      endpoint: riderNotes,
      path: `${at}/notes`,
      query: firstPage,
      call: (http) => http.call(riderNotes, { params, query: first }),
    },
    { notes: [], pagination },
  );
  const body = { text: 'Called about the class paid twice.' };
  await answers(
    {
      given: [admin, exists],
      when: 'an admin adds a note',
      endpoint: addRiderNote,
      path: `${at}/notes`,
      body,
      call: (http) => http.call(addRiderNote, { params, body }),
    },
    { note: { _id: '01hq00000000000000000m0001', ...body, by: 'Ada Moreau', at: '2026-04-02T18:00:00.000Z' } },
    201,
  );
  await refuses(
    {
      given: [admin],
      when: 'an admin removes a note that is not there',
      endpoint: removeRiderNote,
      path: `/api/admin/note/${nobody}`,
      call: (http) => http.call(removeRiderNote, { params: { noteId: nobody } }),
    },
    404,
    'NOT_FOUND',
  );
});

test('documents', async () => {
  await answers(
    {
      given: [admin, exists],
      when: "an admin lists a rider's documents",
      endpoint: riderDocuments,
      path: `${at}/documents`,
      query: firstPage,
      call: (http) => http.call(riderDocuments, { params: { role: 'admin', riderId }, query: first }),
    },
    { documents: [], pagination },
  );
  const body = { status: 'verified' } as const;
  await refuses(
    {
      given: [admin],
      when: 'an admin verifies a document that is not there',
      endpoint: decideDocument,
      path: `/api/admin/document/${nobody}`,
      body,
      call: (http) => http.call(decideDocument, { params: { documentId: nobody }, body }),
    },
    404,
    'NOT_FOUND',
  );
});

test('timecards', async () => {
  await answers(
    {
      given: [admin, exists],
      when: "an admin lists a rider's timecards",
      endpoint: riderTimecards,
      path: `${at}/timecards`,
      query: firstPage,
      call: (http) => http.call(riderTimecards, { params, query: first }),
    },
    { timecards: [], pagination },
  );
  await refuses(
    {
      given: [admin, exists],
      when: 'an admin removes a timecard that is not there',
      endpoint: removeTimecard,
      path: `${at}/timecard/${nobody}`,
      call: (http) => http.call(removeTimecard, { params: { riderId, file: nobody } }),
    },
    404,
    'NOT_FOUND',
  );
});

const file = () => new File(['a shopping list'], 'list.png', { type: 'image/png' });

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file());
  return form;
};

test('a licence that is no picture', async () =>
  expect(
    await refusesFile('admin')(
      {
        given: [admin, exists],
        when: 'an admin sends a licence that is no picture',
        method: 'POST',
        path: `${at}/upload-id-files`,
        form: formOf({ kind: 'licence' }),
        call: (http) => http.call(uploadIdFilesFor, { params, body: { kind: 'licence' }, files: { file: file() } }),
      },
      415,
      'NOT_AN_IMAGE',
    ),
  ).toEqual({ status: 415, code: 'NOT_AN_IMAGE' }));

test('a timecard that is none', async () =>
  expect(
    await refusesFile('admin')(
      {
        given: [admin, exists],
        when: 'an admin sends a timecard that is none',
        method: 'POST',
        path: `${at}/timecard`,
        form: formOf({}),
        call: (http) => http.call(addTimecard, { params, files: { file: file() } }),
      },
      415,
      'NOT_A_TIMECARD',
    ),
  ).toEqual({ status: 415, code: 'NOT_A_TIMECARD' }));
