import { test } from '@jest/globals';
import {
  addFavourite,
  addResultClaim,
  dealersLean,
  getCategory,
  getEvent,
  getSeries,
  listCategories,
  listResultClaims,
  listSeries,
  removeFavourite,
  riderFavourites,
  roleEvents,
} from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { category, riderId, seriesDetail } from '@rrr/kit/pact/examples';
import { eventDetail, nextEvent, resultClaim, seriesSummary } from './examples.js';

const { answers, refuses } = consumer('rider');
const rider = ['a rider is signed in', { riderId }] as const;
const eventId = nextEvent._id;
const ahead = ['a paying event lies ahead', { eventId }] as const;
const raced = ['the promoter has an event with a class that waits for results', {}] as const;
const pagination = { page: 1, totalPages: 1 };
const role = 'rider' as const;

test('the events ahead', () =>
  answers(
    {
      given: [rider, ahead],
      when: 'a rider lists the events ahead',
      endpoint: roleEvents,
      path: '/api/rider/events',
      query: { filter: 'upcoming', status: 'current', sort: 'ascending', limit: '3' },
      call: (http) =>
        http.call(roleEvents, {
          params: { role },
          query: { filter: 'upcoming', status: 'current', sort: 'ascending', limit: 3 },
        }),
    },
    { events: [nextEvent], series: [seriesSummary], pagination },
  ));

test('races that await their results', () => {
  const query = { filter: 'waiting', mine: 'favourites', status: 'current', page: 1, limit: 100 } as const;
  return answers(
    {
      given: [rider],
      when: 'a rider asks which favourites await their results',
      endpoint: roleEvents,
      path: '/api/rider/events',
      query: { filter: 'waiting', mine: 'favourites', status: 'current', page: '1', limit: '100' },
      call: (http) => http.call(roleEvents, { params: { role }, query }),
    },
    { events: [], series: [], pagination },
  );
});

test('results that were claimed and not decided', () =>
  answers(
    {
      given: [rider],
      when: 'a rider asks which claimed results are open',
      endpoint: listResultClaims,
      path: '/api/rider/result-claims',
      query: { status: 'open', page: '1', limit: '100' },
      call: (http) => http.call(listResultClaims, { params: { role }, query: { status: 'open', page: 1, limit: 100 } }),
    },
    { resultClaims: [], pagination },
  ));

test('one event', () =>
  answers(
    {
      given: [rider, ahead],
      when: 'a rider looks at an event',
      endpoint: getEvent,
      path: `/api/event/${eventId}`,
      call: (http) => http.call(getEvent, { params: { eventId } }),
    },
    {
      // lists are compared with their first element
      event: {
        ...eventDetail,
        classes: eventDetail.classes.map((it) => ({ ...it, payoutPlaces: it.payoutPlaces.slice(0, 1) })),
      },
      series: seriesSummary,
    },
  ));

test('series', () =>
  answers(
    {
      given: [rider, ['the promoter has a series', {}]],
      when: 'a rider lists series',
      endpoint: listSeries,
      path: '/api/series',
      query: { page: '1' },
      call: (http) => http.call(listSeries, { query: { page: 1 } }),
    },
    { series: [seriesDetail], pagination },
  ));

test('one series', () =>
  answers(
    {
      given: [rider, ahead, ['a category has the series', {}]],
      when: 'a rider looks at a series',
      endpoint: getSeries,
      path: `/api/serie/${seriesDetail._id}`,
      query: { page: '1' },
      call: (http) => http.call(getSeries, { params: { seriesId: seriesDetail._id }, query: { page: 1 } }),
    },
    {
      series: seriesDetail,
      categories: [{ _id: category._id, description: category.description }],
      events: [
        {
          _id: nextEvent._id,
          title: nextEvent.title,
          venue: nextEvent.venue,
          city: nextEvent.city,
          state: nextEvent.state,
          zipcode: nextEvent.zipcode,
          country: nextEvent.country,
          startDate: nextEvent.startDate,
          endDate: nextEvent.endDate,
          type: nextEvent.type,
          paying: nextEvent.paying,
          status: nextEvent.status,
          series: nextEvent.series,
          classCount: nextEvent.classCount,
          resultCount: nextEvent.resultCount,
          contingencyAmount: nextEvent.contingencyAmount,
        },
      ],
      pagination,
    },
  ));

test('categories', () =>
  answers(
    {
      given: [rider, ['a category has the series', {}]],
      when: 'a rider lists categories',
      endpoint: listCategories,
      path: '/api/categories',
      query: { page: '1', active: 'true' },
      call: (http) => http.call(listCategories, { query: { page: 1, active: 'true' } }),
    },
    { categories: [category], pagination },
  ));

test('one category', () =>
  answers(
    {
      given: [rider, ['a category has the series', {}]],
      when: 'a rider looks at a category',
      endpoint: getCategory,
      path: `/api/category/${category._id}`,
      query: { page: '1' },
      call: (http) => http.call(getCategory, { params: { categoryId: category._id }, query: { page: 1 } }),
    },
    { category, series: [seriesDetail], pagination },
  ));

test('favourites', () =>
  answers(
    {
      given: [rider, ahead, ['the rider has a favourite event', { riderId, eventId }]],
      when: 'a rider lists favourite events',
      endpoint: riderFavourites,
      path: `/api/rider/rider/${riderId}/favourites`,
      query: { kind: 'event', page: '1', limit: '100' },
      call: (http) =>
        http.call(riderFavourites, { params: { role, riderId }, query: { kind: 'event', page: 1, limit: 100 } }),
    },
    {
      favourites: [
        {
          kind: 'event',
          _id: eventId,
          name: 'Rimrock Motocross Round 3',
          city: 'Bend',
          state: 'OR',
          country: 'US',
          startDate: '2026-05-09',
          addedAt: '2026-04-01T12:00:00.000Z',
        },
      ],
      pagination,
    },
  ));

test.each([
  ['keeps', addFavourite],
  ['removes', removeFavourite],
] as const)('a rider %s a favourite', (word, endpoint) =>
  answers(
    {
      given: [rider, ahead],
      when: `a rider ${word} a favourite event`,
      endpoint,
      path: `/api/rider/favourite/event/${eventId}`,
      call: (http) => http.call(endpoint, { params: { kind: 'event', targetId: eventId } }),
    },
    undefined,
    204,
  ),
);

test('dealers to keep', () =>
  answers(
    {
      given: [rider, ['a dealer stands near a postal code', { dealerId: '01hq00000000000000000f0001' }]],
      when: 'a rider finds a dealer by name',
      endpoint: dealersLean,
      path: '/api/dealers-lean',
      query: { name: 'desert', limit: '10' },
      call: (http) => http.call(dealersLean, { query: { name: 'desert', limit: 10 } }),
    },
    {
      dealers: [
        {
          _id: '01hq00000000000000000f0001',
          name: 'High Desert Cycles',
          addressLine1: '410 Mill Road',
          addressLine2: 'Suite 2',
          city: 'Bend',
          state: 'OR',
          zipcode: '97701',
          country: 'US',
          phone: '5415550140',
          websiteUrl: 'https://cycles.example.com',
          profileImage: null,
          bio: 'Parts and service since 1986',
          deActivated: false,
          currency: 'USD',
          lat: 44.0582,
          lon: -121.3153,
          miles: null,
        },
      ],
      distinctStates: ['OR'],
      distinctCountry: ['US'],
      around: null,
      pagination,
    },
  ));

const claimed = { eventId: resultClaim.event._id, classId: null, place: 5, message: resultClaim.message };

test('a missing result', () =>
  answers(
    {
      given: [rider, raced],
      when: 'a rider claims a missing result',
      endpoint: addResultClaim,
      path: '/api/rider/result-claims',
      body: claimed,
      call: (http) => http.call(addResultClaim, { body: claimed }),
    },
    { resultClaim },
    201,
  ));

test('a missing result of an event ahead', () => {
  const body = { ...claimed, eventId };
  return refuses(
    {
      given: [rider, ahead],
      when: 'a rider claims a result of an event ahead',
      endpoint: addResultClaim,
      path: '/api/rider/result-claims',
      body,
      call: (http) => http.call(addResultClaim, { body }),
    },
    409,
    'EVENT_NOT_STARTED',
  );
});

test('claims of missing results', () =>
  answers(
    {
      given: [rider, raced, ['the rider has claimed a result', { riderId }]],
      when: 'a rider lists claims of missing results',
      endpoint: listResultClaims,
      path: '/api/rider/result-claims',
      query: { page: '1', limit: '50' },
      call: (http) => http.call(listResultClaims, { params: { role }, query: { page: 1, limit: 50 } }),
    },
    { resultClaims: [resultClaim], pagination },
  ));
