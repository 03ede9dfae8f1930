import { test } from '@jest/globals';
import { addOwnSeries, editOwnSeries, getSeries } from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { seriesDetail } from '@rrr/kit/pact/examples';
import { event, eventId, classId, firstPage, promoterId } from '../testing/examples.js';

const { answers, refuses } = consumer('promoter');
const signedIn = ['a promoter is signed in', { promoterId }] as const;
const withSeries = ['the promoter has a series', { promoterId }] as const;
const withEvent = [
  'the promoter has an event with a class that waits for results',
  { promoterId, eventId, classId },
] as const;
const seriesId = seriesDetail._id;
const params = { seriesId };

const {
  promoter: _promoter,
  classes: _classes,
  venueWebsite: _website,
  resultsDueDate: _due,
  minimumStarters: _needed,
  canUpload: _can,
  version: _version,
  canceledAt: _canceledAt,
  cancelReason: _reason,
  lateResultsAccepted: _late,
  copyOf: _copy,
  ...about
} = event;

test('a series of its own with its events', () =>
  answers(
    {
      given: [signedIn, withEvent],
      when: 'a promoter looks at a series of its own',
      endpoint: getSeries,
      path: `/api/serie/${seriesId}`,
      call: (http) => http.call(getSeries, { params }),
    },
    {
      series: seriesDetail,
      categories: [],
      events: [{ ...about, classCount: 1, resultCount: 0 }],
      pagination: firstPage,
    },
  ));

const written = {
  name: 'Dry Lake Series',
  state: 'OR',
  zipcode: '97701',
  country: 'US',
  races: 6,
  distance: null,
  notes: 'Gate opens at six',
};
const stored = { ...seriesDetail, ...written, eventCount: 0 };

test('a new series', () =>
  answers(
    {
      given: [signedIn],
      when: 'a promoter adds a series',
      endpoint: addOwnSeries,
      path: '/api/promoter/series',
      body: written,
      call: (http) => http.call(addOwnSeries, { body: written }),
    },
    { series: stored },
    201,
  ));

const path = `/api/promoter/serie/${seriesId}`;

test('a change of a series', () => {
  const body = { ...written, version: 1 };
  return answers(
    {
      given: [signedIn, withSeries],
      when: 'a promoter changes a series of its own',
      endpoint: editOwnSeries,
      path,
      body,
      call: (http) => http.call(editOwnSeries, { params, body }),
    },
    { series: { ...stored, version: 2 } },
  );
});

test('a change of a series that someone else changed meanwhile', () => {
  const body = { ...written, version: 2 };
  return refuses(
    {
      given: [signedIn, withSeries],
      when: 'a promoter changes a series that is no longer as it was read',
      endpoint: editOwnSeries,
      path,
      body,
      call: (http) => http.call(editOwnSeries, { params, body }),
    },
    409,
    'STALE_EDIT',
  );
});
