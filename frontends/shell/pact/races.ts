import { test } from '@jest/globals';
import { getSeries, latestPayouts, listEvents, previewPayouts } from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { seriesDetail } from '@rrr/kit/pact/examples';
import { eventId, riderId, summary, usd } from './examples.js';

const { answers, refuses } = consumer('shell');
const results = ['an event has results', { riderId, eventId }] as const;
const bike = { make: 'KTM', model: '450 SX-F', year: 2025, eligible: true };

test('what a bike would earn at the next events', () =>
  answers(
    {
      given: [['a paying event lies ahead', { eventId }]],
      when: 'a visitor calculates what a bike would earn',
      endpoint: previewPayouts,
      path: '/api/payout-preview',
      query: { model: '450 SX-F', year: '2025' },
      call: (http) => http.call(previewPayouts, { query: { model: '450 SX-F', year: 2025 } }),
    },
    {
      bike,
      bikes: [bike],
      classes: [
        {
          _id: '01hq00000000000000000c0001',
          name: '450 A',
          payoutType: 'dealerCredit',
          event: { _id: eventId, title: 'Rimrock Motocross Round 3', startDate: '2026-05-09', type: 'motocross' },
          minimumStarters: 5,
          places: [
            {
              place: 1,
              amount: usd(25_000),
              verdict: { earns: usd(25_000), type: 'credit', reasons: [] },
            },
          ],
        },
      ],
    },
  ));

test('a bike without its year', () =>
  refuses(
    {
      given: [],
      when: 'a visitor calculates with half a bike',
      endpoint: previewPayouts,
      path: '/api/payout-preview',
      query: { model: '450 SX-F' },
      call: (http) => http.call(previewPayouts, { query: { model: '450 SX-F' } }),
    },
    400,
    'VALIDATION_FAILED',
  ));

test('the latest payouts of riders who agreed to be named', () =>
  answers(
    {
      given: [['a rider who agreed to be named has earned', { riderId }]],
      when: 'a visitor sees the latest payouts',
      endpoint: latestPayouts,
      path: '/api/latest-payouts',
      call: (http) => http.call(latestPayouts),
    },
    {
      payouts: [
        {
          name: 'Sam C.',
          place: 2,
          className: '450 A',
          eventType: 'motocross',
          amount: usd(12_500),
          type: 'credit',
          awardedOn: '2026-03-01',
        },
      ],
      topRiders: { season: 2026, pro: [], amateur: [{ name: 'Sam C.', amount: usd(12_500) }] },
    },
  ));

test('upcoming events', () =>
  answers(
    {
      given: [['a paying event lies ahead', { eventId }]],
      when: 'a visitor sees upcoming events',
      endpoint: listEvents,
      path: '/api/events',
      query: { filter: 'upcoming', status: 'current', sort: 'ascending', limit: '4' },
      call: (http) =>
        http.call(listEvents, {
          query: { filter: 'upcoming', status: 'current', sort: 'ascending', limit: 4 },
        }),
    },
    {
      events: [{ ...summary, startDate: '2026-05-09', endDate: '2026-05-09', resultCount: 0 }],
      pagination: { page: 1, totalPages: 1, total: 1 },
      contingencyAmount: usd(42_500),
    },
  ));

test('a series with its events', () =>
  answers(
    {
      given: [results],
      when: 'a visitor looks at a series',
      endpoint: getSeries,
      path: '/api/serie/01hq00000000000000000k0001',
      query: { page: '1' },
      call: (http) => http.call(getSeries, { params: { seriesId: '01hq00000000000000000k0001' }, query: { page: 1 } }),
    },
    {
      series: seriesDetail,
      categories: [],
      events: [summary],
      pagination: { page: 1, totalPages: 1, total: 1 },
    },
  ));

test('a series that is not there', () =>
  refuses(
    {
      given: [],
      when: 'a visitor looks at a series that is not there',
      endpoint: getSeries,
      path: '/api/serie/01hq00000000000000000k0001',
      query: { page: '1' },
      call: (http) => http.call(getSeries, { params: { seriesId: '01hq00000000000000000k0001' }, query: { page: 1 } }),
    },
    404,
    'NOT_FOUND',
  ));
