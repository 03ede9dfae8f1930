import { anId } from '@rrr/core/testing';
import type { Queries } from '../queries/index.js';
import { type Ask, rider, TODAY } from './questions-of-exports.js';

const page = { page: 3, limit: 15 };

export const RIDERS: { readonly [M in keyof Queries['riders']]: readonly Ask[] } = {
  search: [
    {},
    { active: true },
    { active: false, country: 'CA' },
    { country: 'US' },
    { query: 'abel' },
    { query: 'abelbo fin', active: true },
    { query: '555-12 34' },
    { query: '1234' },
    { query: 'a00017' },
    { query: 'dnaa' },
    { query: 'abelboo finn' },
    { query: anId('cm', 7) },
    { name: 'dana' },
    { email: 'r123' },
    { bikeModel: 'model 7' },
    { vinStatus: 'unverified' as const },
  ].map((item) => (q: Queries) => q.riders.search({ ...page, byPersonalFields: true, ...item }, TODAY)),
  lean: [{}, { active: true }, { query: 'abel', active: true }].map(
    (item) => (q: Queries) => q.riders.lean({ ...page, ...item }),
  ),
  one: [(q) => q.riders.one(rider, TODAY)],
};

export const FINDING: { readonly [M in keyof Queries['finding']]: readonly Ask[] } = {
  byReference: [rider, '20000001', 'sandbox-01'].map((text) => (q: Queries) => q.finding.byReference(text)),
};

export const RIDER_RECORDS: { readonly [M in keyof Queries['riderRecords']]: readonly Ask[] } = {
  one: [(q) => q.riderRecords.one(rider, TODAY)],
  career: [(q) => q.riderRecords.career(rider)],
  notes: [(q) => q.riderRecords.notes({ ...page, riderId: rider })],
  documents: [(q) => q.riderRecords.documents({ ...page, riderId: rider })],
  waiting: [(q) => q.riderRecords.waiting(page)],
  favourites: (['dealer', 'event'] as const).map(
    (kind) => (q) => q.riderRecords.favourites({ ...page, riderId: rider, kind }),
  ),
  timecards: [(q) => q.riderRecords.timecards({ ...page, riderId: rider })],
};
