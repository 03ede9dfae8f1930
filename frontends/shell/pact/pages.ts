import { test } from '@jest/globals';
import { applyAsPromoter, contactUs, dealersLean, listPromoters } from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';

const { answers, refuses } = consumer('shell');
const dealerId = '01hq00000000000000000f0001';
const promoterId = '01hq00000000000000000p0001';

test('dealers around a postal code', () =>
  answers(
    {
      given: [['a dealer stands near a postal code', { dealerId }]],
      when: 'a visitor finds dealers within 50 miles',
      endpoint: dealersLean,
      path: '/api/dealers-lean',
      query: { page: '1', zipcode: '97702', zipDistance: '50' },
      call: (http) => http.call(dealersLean, { query: { page: 1, zipcode: '97702', zipDistance: '50' } }),
    },
    {
      dealers: [
        {
          _id: dealerId,
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
          miles: 4.2,
        },
      ],
      distinctStates: ['OR'],
      distinctCountry: ['US'],
      around: { zipcode: '97702', city: 'Bend', state: 'OR', lat: 44.0, lon: -121.3 },
      pagination: { page: 1, totalPages: 1, total: 1 },
    },
  ));

test('dealers by name, without a postal code', () =>
  answers(
    {
      given: [],
      when: 'a visitor finds no dealer by name',
      endpoint: dealersLean,
      path: '/api/dealers-lean',
      query: { page: '1', name: 'quartz' },
      call: (http) => http.call(dealersLean, { query: { page: 1, name: 'quartz' } }),
    },
    {
      dealers: [],
      distinctStates: [],
      distinctCountry: [],
      around: null,
      pagination: { page: 1, totalPages: 1, total: 0 },
    },
  ));

test('approved promoters', () =>
  answers(
    {
      given: [['an approved promoter has an event ahead', { promoterId, eventId: '01hq00000000000000000e0009' }]],
      when: 'a visitor looks for a promoter',
      endpoint: listPromoters,
      path: '/api/promoters',
      query: { page: '1', query: 'rimrock' },
      call: (http) => http.call(listPromoters, { query: { page: 1, query: 'rimrock' } }),
    },
    {
      promoters: [
        {
          _id: promoterId,
          name: 'Rimrock Racing',
          city: null,
          state: null,
          country: null,
          websiteUrl: null,
          bio: null,
          profileImage: null,
          nextEvents: [
            { _id: '01hq00000000000000000e0009', title: 'Rimrock Motocross Round 3', startDate: '2026-05-02' },
          ],
          personal: null,
        },
      ],
      pagination: { page: 1, totalPages: 1, total: 1 },
    },
  ));

test('an application', () => {
  const body = {
    name: 'Quarry MX',
    contactName: null,
    email: 'quarry@example.com',
    phone: null,
    addressLine1: null,
    addressLine2: null,
    city: null,
    state: 'OR',
    zipcode: null,
    country: 'US',
    websiteUrl: null,
    bio: null,
    message: 'Six races a year',
    captcha: 'solved',
  };
  return answers(
    {
      given: [],
      when: 'a visitor applies as a promoter',
      endpoint: applyAsPromoter,
      path: '/api/promoters/apply',
      body,
      call: (http) => http.call(applyAsPromoter, { body }),
    },
    undefined,
    204,
  );
});

test('a message', () => {
  const body = { name: 'Riley Okafor', email: 'riley@example.com', message: 'Where is my result?', captcha: 'solved' };
  return answers(
    {
      given: [],
      when: 'a visitor writes a message',
      endpoint: contactUs,
      path: '/api/contact-us',
      body,
      call: (http) => http.call(contactUs, { body }),
    },
    undefined,
    204,
  );
});

test('a message that is too long is refused at its field', () => {
  const body = { name: 'Riley Okafor', email: 'riley@example.com', message: 'x'.repeat(501), captcha: 'solved' };
  return refuses(
    {
      given: [],
      when: 'a visitor writes too long a message',
      endpoint: contactUs,
      path: '/api/contact-us',
      body,
      call: (http) => http.call(contactUs, { body }),
    },
    400,
    'VALIDATION_FAILED',
  );
});
