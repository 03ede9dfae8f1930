import { test } from '@jest/globals';
import { getConfig, getEvent, getSummary, listEvents } from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { config } from '@rrr/kit/pact/examples';
import { adminId, eventDetail, eventId, eventSummary, pagination, riderId, usd } from './examples.js';

const { answers, refuses } = consumer('admin');
const admin = ['an admin is signed in', { adminId }] as const;
const withResults = ['an event has results', { eventId, riderId }] as const;

test('the list', () =>
  answers(
    {
      given: [admin, withResults],
      when: 'an admin searches events',
      endpoint: listEvents,
      path: '/api/events',
      query: {
        query: 'Rimrock',
        country: 'US',
        state: 'OR',
        sortBy: 'title',
        sort: 'ascending',
        page: '1',
        limit: '25',
      },
      call: (http) =>
        http.call(listEvents, {
          query: {
            query: 'Rimrock',
            country: 'US',
            state: 'OR',
            sortBy: 'title',
            sort: 'ascending',
            page: 1,
            limit: 25,
          },
        }),
    },
    { events: [eventSummary], pagination, contingencyAmount: usd(37500) },
  ));

test('one event', () =>
  answers(
    {
      given: [admin, withResults],
      when: 'an admin opens an event',
      endpoint: getEvent,
      path: `/api/event/${eventId}`,
      call: (http) => http.call(getEvent, { params: { eventId } }),
    },
    {
      event: eventDetail,
      series: {
        _id: '01hq00000000000000000k0001',
        name: 'High Desert Series',
        state: 'OR',
        country: 'US',
        active: true,
        races: 6,
      },
    },
  ));

test('an event that is not there', () =>
  refuses(
    {
      given: [admin],
      when: 'an admin opens an event that does not exist',
      endpoint: getEvent,
      path: '/api/event/01hq00000000000000000e9999',
      call: (http) => http.call(getEvent, { params: { eventId: '01hq00000000000000000e9999' } }),
    },
    404,
    'NOT_FOUND',
  ));

test('the summary', () =>
  answers(
    {
      given: [admin, ['awards and redemptions were made this year', { riderId }]],
      when: 'an admin reads the summary of this year',
      endpoint: getSummary,
      path: '/api/admin/aggregates/summary',
      query: { currency: 'USD' },
      call: (http) => http.call(getSummary, { query: { currency: 'USD' } }),
    },
    {
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      available: usd(42500),
      earned: usd(46500),
      earnedByType: {
        credit: { amount: usd(46500), count: 1 },
        bonus: { amount: usd(0), count: 0 },
        cash: { amount: usd(0), count: 0 },
      },
      redeemed: usd(4000),
      redemptionRate: 0.086,
      earnRate: 0.5,
      riders: 2,
      ridersWithAward: 1,
      events: 1,
      awards: 1,
      redemptions: 1,
      categoriesEarned: [],
      withoutCategory: { amount: usd(46500), count: 1 },
      months: [{ month: '2026-03', earned: usd(46500), redeemed: usd(4000) }],
    },
  ));

test('the maker’s web site, behind the logo', () =>
  answers(
    {
      given: [admin],
      when: 'an admin leaves for the maker’s web site',
      endpoint: getConfig,
      path: '/api/config',
      call: (http) => http.call(getConfig),
    },
    config,
  ));
