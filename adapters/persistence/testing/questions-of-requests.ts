import { anId } from '@rrr/core/testing';
import type { Queries } from '../queries/index.js';
import { type Ask, event } from './questions-of-exports.js';

const page = { page: 3, limit: 15 };

export const REQUESTS: { readonly [M in keyof Queries['requests']]: readonly Ask[] } = {
  search: [{}, { state: 'waiting' as const }, { kind: 'purse' as const, objectId: event }].map(
    (item) => (q: Queries) => q.requests.search({ ...page, ...item }),
  ),
  one: [(q) => q.requests.one(anId('req', 1))],
  waitingAbout: [(q) => q.requests.waitingAbout('purse', event)],
  mergesOf: [(q) => q.requests.mergesOf(anId('rder', 1))],
};
