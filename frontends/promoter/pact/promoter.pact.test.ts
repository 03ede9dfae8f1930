import { expect, test } from '@jest/globals';
import {
  getConfig,
  getEvent,
  promoterEvents,
  promoterSeries,
  setLang,
  uploadClassResult,
  type ResultsImport,
} from '@rrr/contract';
import type { HttpClient } from '@rrr/kit/base';
import { consumer, uploader } from '@rrr/kit/pact';
import { config } from '@rrr/kit/pact/examples';
import { sendClassResults, type ResultsReading } from '../../kit/desk/races/class-file/class-results.js';
import {
  classId,
  event,
  eventId,
  firstPage,
  listed,
  matched,
  preview,
  previewOfChoice,
  promoterId,
  samId,
  stored,
  waiting,
} from '../testing/examples.js';
import './corrections.js';
import './events.js';
import './imports.js';
import './profile.js';
import './series.js';

const { answers, refuses } = consumer('promoter');
const uploads = uploader('promoter');
const signedIn = ['a promoter is signed in', { promoterId }] as const;
const withEvent = [
  'the promoter has an event with a class that waits for results',
  { promoterId, eventId, classId },
] as const;
const withRider = [
  'a rider with an AMA number and a verified bike exists',
  { riderId: samId, amaNumber: '1200345' },
] as const;
const key = '0d7b6a52-2f54-4f0a-a6f7-6a1c5a3b9c10';

test('its events that wait', () =>
  answers(
    {
      given: [signedIn, withEvent],
      when: 'a promoter lists the events whose results are due',
      endpoint: promoterEvents,
      path: `/api/promoter/${promoterId}/events`,
      query: { filter: 'waiting', page: '1', limit: '10' },
      call: (http) =>
        http.call(promoterEvents, { params: { id: promoterId }, query: { filter: 'waiting', page: 1, limit: 10 } }),
    },
    { events: [listed], pagination: firstPage },
  ));

test('its events found by a word', () =>
  answers(
    {
      given: [signedIn, withEvent],
      when: 'a promoter searches its events by title',
      endpoint: promoterEvents,
      path: `/api/promoter/${promoterId}/events`,
      query: { query: 'rimrock', filter: 'all', page: '1' },
      call: (http) =>
        http.call(promoterEvents, { params: { id: promoterId }, query: { query: 'rimrock', filter: 'all', page: 1 } }),
    },
    { events: [listed], pagination: firstPage },
  ));

test('its series', () =>
  answers(
    {
      given: [signedIn, ['the promoter has a series', { promoterId }]],
      when: 'a promoter lists its series',
      endpoint: promoterSeries,
      path: `/api/promoter/${promoterId}/series`,
      call: (http) => http.call(promoterSeries, { params: { id: promoterId } }),
    },
    {
      series: [
        {
          _id: '01hq00000000000000000s0001',
          name: 'Rimrock Series',
          state: 'OR',
          country: 'US',
          active: true,
          races: 6,
        },
      ],
      pagination: firstPage,
    },
  ));

test('a page of its series', () =>
  answers(
    {
      given: [signedIn, ['the promoter has a series', { promoterId }]],
      when: 'a promoter lists a page of its series',
      endpoint: promoterSeries,
      path: `/api/promoter/${promoterId}/series`,
      query: { page: '1', limit: '10' },
      call: (http) => http.call(promoterSeries, { params: { id: promoterId }, query: { page: 1, limit: 10 } }),
    },
    {
      series: [
        {
          _id: '01hq00000000000000000s0001',
          name: 'Rimrock Series',
          state: 'OR',
          country: 'US',
          active: true,
          races: 6,
        },
      ],
      pagination: firstPage,
    },
  ));

test.each([
  ['waits for results', withEvent, { ...waiting, payoutPlaces: waiting.payoutPlaces.slice(0, 1) }],
  [
    'has results',
    ['the promoter has an event with a class that has results', { promoterId, eventId, classId: stored._id }] as const,
    stored,
  ],
] as const)('an event with a class that %s', (what, state, inClass) =>
  answers(
    {
      given: [signedIn, state],
      when: `a promoter looks at its event with a class that ${what}`,
      endpoint: getEvent,
      path: `/api/event/${eventId}`,
      call: (http) => http.call(getEvent, { params: { eventId } }),
    },
    {
      event: { ...event, classes: [inClass] },
      series: {
        _id: '01hq00000000000000000s0001',
        name: 'Rimrock Series',
        state: 'OR',
        country: 'US',
        active: true,
        races: 6,
      },
    },
  ),
);

test('an event that is not there', () =>
  refuses(
    {
      given: [signedIn],
      when: 'a promoter looks at an event that does not exist',
      endpoint: getEvent,
      path: '/api/event/01hq00000000000000000e0404',
      call: (http) => http.call(getEvent, { params: { eventId: '01hq00000000000000000e0404' } }),
    },
    404,
    'NOT_FOUND',
  ));

const csv = (text: string) => new File([text], 'results.csv', { type: 'text/csv' });
// One row: a list is held to one example, and a rider whom nobody knows looks different. The entrants make the class
// large enough to pay.
const HEADER = 'Pos,No,Rider,AMA,Hometown,Bike,Entrants\n';
const SAM = '1,12,Sam Carter,1200345,Bend,KTM 450 SX-F,22\n';
const RESULTS = `${HEADER}${SAM}`;
const upload = (text: string, dryRun: boolean, fields: Partial<ResultsReading> = {}) => {
  const form = new FormData();
  form.append('classId', classId);
  form.append('dryRun', String(dryRun));
  if (fields.entrants !== undefined) form.append('entrants', String(fields.entrants));
  form.append('file', csv(text));
  const rest = { signal: new AbortController().signal };
  // Progress is asked of XMLHttpRequest, which only a browser has; the request is the same.
  const call = (http: HttpClient) =>
    sendClassResults(
      http,
      eventId,
    )({
      file: csv(text),
      fields: { classId, choices: [], ...fields },
      dryRun,
      idempotencyKey: key,
      ...rest,
    } as Parameters<ReturnType<typeof sendClassResults>>[0]);
  return { path: `/api/event/${eventId}/upload-class-result`, idempotencyKey: key, form, call };
};
// A list in a pact is one such element or more.
const columns = [{ index: 0, header: 'Pos', field: 'place' as const }];
const seen: ResultsImport = {
  ...previewOfChoice,
  file: { ...preview.file, columns },
  rows: [{ ...matched, match: { ...matched.match, by: 'amaNumber', candidates: [] } }],
};

test.each([
  ['previews', true, {}],
  ['states the entrants of', true, { entrants: 22 }],
  ['stores', false, {}],
] as const)('a promoter %s a results file', async (does, dryRun, fields) => {
  const example = { ...seen, applied: !dryRun };
  expect(uploadClassResult.response.parse(example)).toEqual(example);
  const got = await uploads(
    {
      given: [signedIn, withEvent, withRider],
      when: `a promoter ${does} a results file of a class`,
      ...upload(RESULTS, dryRun, fields),
    },
    200,
    example,
  );
  expect(got).toEqual(example);
});

test('a results file with a line that cannot be read is previewed with its problem', async () => {
  const problem = {
    line: 2,
    column: 'Pos',
    value: 'first',
    code: 'PLACE_NOT_A_NUMBER',
    detail: '“first” is not a place.',
  };
  const example = { ...seen, problems: [problem] };
  const got = await uploads(
    {
      given: [signedIn, withEvent, withRider],
      when: 'a promoter previews a results file with a line that cannot be read',
      ...upload(`${HEADER}first,7,Lee Park,,Salem,KTM,22\n${SAM}`, true),
    },
    200,
    example,
  );
  expect(got).toEqual(example);
});

test.each([
  ['an empty results file', 'FILE_EMPTY', 422, withEvent, ''],
  [
    'results after the window',
    'RESULT_WINDOW_CLOSED',
    409,
    ['the promoter has an event whose results are overdue', { promoterId, eventId, classId }] as const,
    RESULTS,
  ],
] as const)('refused: %s', async (what, code, status, state, text) => {
  const got = await uploads(
    { given: [signedIn, state], when: `a promoter sends ${what}`, ...upload(text, true) },
    status,
    { code },
  );
  expect(got).toEqual({ status, code });
});

test('the settings of the program', () =>
  answers(
    {
      given: [signedIn],
      when: 'a promoter asks how many starters a class needs',
      endpoint: getConfig,
      path: '/api/config',
      call: (http) => http.call(getConfig),
    },
    config,
  ));

test('its language', () =>
  answers(
    {
      given: [signedIn],
      when: 'a promoter chooses French',
      endpoint: setLang,
      path: '/api/set-lang',
      query: { lang: 'fr' },
      call: (http) => http.call(setLang, { query: { lang: 'fr' } }),
    },
    undefined,
    204,
  ));
