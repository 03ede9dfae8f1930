// One file a consumer: two workers that write one pact at the same moment lose each other's interactions.
import { test } from '@jest/globals';
import {
  endProxy,
  eventsLean,
  getConfig,
  getContingency,
  getEvent,
  getSession,
  listEvents,
  login,
  startProxy,
} from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { config } from '@rrr/kit/pact/examples';
import { adminId, event, eventId, proxied, riderId, series, session, summary, usd } from './examples.js';
import './enrol.js';
import './pages.js';
import './races.js';
import './recover.js';
import './session.js';

const { answers, refuses } = consumer('shell');
const results = ['an event has results', { riderId, eventId }] as const;
const admin = ['an admin is signed in', { adminId }] as const;
const password = 'RedRider2026';

test('what the screens need to know of the program', () =>
  answers(
    {
      given: [],
      when: 'a visitor opens the portal',
      endpoint: getConfig,
      path: '/api/config',
      call: (http) => http.call(getConfig),
    },
    config,
  ));

test('a visitor without a session', () =>
  answers(
    {
      given: [],
      when: 'a visitor asks who they are',
      endpoint: getSession,
      path: '/api/session',
      call: (http) => http.call(getSession),
    },
    { session: null },
  ));

test('a session', () =>
  answers(
    {
      given: [
        ['a rider is signed in', { riderId }],
        ['the rider has a verified bike', { riderId }],
      ],
      when: 'a rider asks who they are',
      endpoint: getSession,
      path: '/api/session',
      call: (http) => http.call(getSession),
    },
    { session },
  ));

test('logging in', () => {
  const body = { email: 'rider@example.com', password };
  return answers(
    {
      given: [['a rider has a password', { riderId, password }]],
      when: 'a rider logs in',
      endpoint: login,
      path: '/api/login',
      body,
      call: (http) => http.call(login, { body }),
    },
    { session },
  );
});

test('logging in with a wrong password', () => {
  const body = { email: 'rider@example.com', password: 'NotThisOne1' };
  return refuses(
    {
      given: [['a rider has a password', { riderId, password }]],
      when: 'a rider logs in with a wrong password',
      endpoint: login,
      path: '/api/login',
      body,
      call: (http) => http.call(login, { body }),
    },
    401,
    'WRONG_CREDENTIALS',
  );
});

test('the headline of the home page', () =>
  answers(
    {
      given: [results],
      when: 'a visitor sees what is posted',
      endpoint: getContingency,
      path: '/api/aggregates/contingency',
      call: (http) => http.call(getContingency),
    },
    {
      contingencyTitle: 'Contingency posted for the 2026 season, in US dollars',
      contingencyAmount: usd(42_500),
      season: 2026,
      purses: [{ amount: usd(42_500), events: 1, disciplines: [{ discipline: 'motocross', amount: usd(42_500) }] }],
    },
  ));

test('recent events', () =>
  answers(
    {
      given: [results],
      when: 'a visitor sees recent events',
      endpoint: eventsLean,
      path: '/api/events-lean',
      query: { before: '2026-04-03', limit: '5' },
      call: (http) => http.call(eventsLean, { query: { before: '2026-04-03', limit: 5 } }),
    },
    { events: [summary] },
  ));

test('events by a search', () =>
  answers(
    {
      given: [results],
      when: 'a visitor searches events',
      endpoint: listEvents,
      path: '/api/events',
      query: { query: 'rimrock', page: '1', limit: '15' },
      call: (http) => http.call(listEvents, { query: { query: 'rimrock', page: 1, limit: 15 } }),
    },
    { events: [summary], pagination: { page: 1, totalPages: 1 }, contingencyAmount: usd(42_500) },
  ));

test('an event with its results, without the money of each rider', () =>
  answers(
    {
      given: [results],
      when: 'a visitor looks at an event',
      endpoint: getEvent,
      path: `/api/event/${eventId}`,
      call: (http) => http.call(getEvent, { params: { eventId } }),
    },
    { event, series },
  ));

test('an event that is not there', () =>
  refuses(
    {
      given: [],
      when: 'a visitor looks at an event that is not there',
      endpoint: getEvent,
      path: `/api/event/${eventId}`,
      call: (http) => http.call(getEvent, { params: { eventId } }),
    },
    404,
    'NOT_FOUND',
  ));

test('acting as a rider', () => {
  const body = {
    type: 'rider' as const,
    id: riderId,
    reason: 'Asked on the phone',
    returnTo: '/auth/admin/riders?page=2',
  };
  return answers(
    {
      given: [admin, ['another rider exists', { riderId }]],
      when: 'an admin starts to act as a rider',
      endpoint: startProxy,
      path: '/api/admin/proxy',
      body,
      call: (http) => http.call(startProxy, { body }),
    },
    { session: proxied },
  );
});

test('acting as oneself again', () =>
  answers(
    {
      given: [['an admin acts as a rider', { adminId, riderId, returnTo: '/auth/admin/riders?page=2' }]],
      when: 'an admin stops acting as a rider',
      endpoint: endProxy,
      path: '/api/proxy/remove',
      call: (http) => http.call(endProxy),
    },
    { returnTo: '/auth/admin/riders?page=2' },
  ));
