import { test } from '@jest/globals';
import {
  activateSeries,
  addSeries,
  adminSeries,
  deleteSeries,
  editSeries,
  getSeries,
  getSeriesSummary,
  type SeriesDetail,
} from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { category, seriesDetail } from '@rrr/kit/pact/examples';
import { ask } from './ask.js';
import { eventId, eventSummary, pagination, riderId, usd } from './examples.js';

const { answers, refuses } = consumer('admin');
const held = ['the promoter has a series', {}] as const;
const raced = ['an event has results', { eventId, riderId }] as const;
const grouped = ['a category has the series', {}] as const;
const earned = ['awards and redemptions were made this year', { riderId }] as const;
const seriesId = seriesDetail._id;
const params = { seriesId };
const path = `/api/admin/serie/${seriesId}`;
const period = { startDate: '2026-01-01', endDate: '2026-12-31' };
const written = {
  name: 'Dry Lake Series',
  state: 'OR',
  zipcode: '97701',
  country: 'US',
  races: 6,
  distance: null,
  notes: 'Gate opens at six',
  bonus: true,
  initialValue: usd(50000),
  expirationDate: '2026-12-31',
  promoterId: null,
};
const { promoterId: _promoterId, ...told } = written;
const stored: SeriesDetail = { ...seriesDetail, ...told, promoter: null, eventCount: 0 };

test('series by everything one can ask', () =>
  answers(
    ask(
      'an admin searches active series of a promoter',
      adminSeries,
      '/api/admin/series',
      { query: { query: 'High', active: 'true', promoterId: seriesDetail.promoter!._id, page: 1, limit: 25 } },
      held,
    ),
    { series: [seriesDetail], pagination },
  ));

test('one series with its categories and events', () =>
  answers(
    ask(
      'an admin opens a series',
      getSeries,
      `/api/serie/${seriesId}`,
      { params, query: { page: 1, limit: 25 } },
      raced,
      grouped,
    ),
    {
      series: seriesDetail,
      categories: [{ _id: category._id, description: category.description }],
      events: [eventSummary],
      pagination,
    },
  ));

test.each([
  ['a series', { seriesId }, 1],
  ['a category', { categoryId: category._id }, null],
] as const)('what %s earned its riders', (what, of, ridersWithAward) =>
  answers(
    ask(
      `an admin reads what ${what} earned its riders`,
      getSeriesSummary,
      '/api/admin/aggregates/series-summary',
      { query: { ...of, currency: 'USD', ...period } },
      earned,
      grouped,
    ),
    {
      ...period,
      earned: usd(12500),
      awards: 1,
      events: 1,
      ridersWithAward,
      months: [{ month: '2026-03', earned: usd(12500), awards: 1 }],
    },
  ),
);

test('a new series with a bonus', () =>
  answers(
    ask('an admin adds a series with a bonus', addSeries, '/api/admin/series', { body: written }),
    { series: stored },
    201,
  ));

test('a bonus without its value', () =>
  refuses(
    ask('an admin adds a series whose bonus has no value', addSeries, '/api/admin/series', {
      body: { ...written, initialValue: null },
    }),
    422,
    'BONUS_WITHOUT_VALUE',
  ));

test('a change of a series', () =>
  answers(ask('an admin changes a series', editSeries, path, { params, body: { ...written, version: 1 } }, held), {
    series: { ...stored, version: 2 },
  }));

test('a change of a series that someone else changed meanwhile', () =>
  refuses(
    ask(
      'an admin changes a series that was changed meanwhile',
      editSeries,
      path,
      { params, body: { ...written, version: 9 } },
      held,
    ),
    409,
    'STALE_EDIT',
  ));

test('a series that is deactivated', () =>
  answers(
    ask('an admin deactivates a series', activateSeries, `${path}/active`, { params, body: { active: false } }, held),
    { series: { ...seriesDetail, active: false, eventCount: 0, version: 2 } },
  ));

test('a series that is deleted', () =>
  answers(ask('an admin deletes a series', deleteSeries, path, { params }, held), undefined, 204));

test('a series with events', () =>
  refuses(
    ask('an admin deletes a series that has events', deleteSeries, path, { params }, raced),
    409,
    'SERIES_IN_USE',
  ));
