import { anId } from '@rrr/core/testing';
import type { Queries } from '../queries/index.js';
import type { Ask } from './questions-of-exports.js';

const page = { page: 3, limit: 15 };

export const MAILS: { readonly [M in keyof Queries['mails']]: readonly Ask[] } = {
  search: [
    { state: 'waiting' as const },
    { state: 'failed' as const },
    { state: 'sent' as const },
    { state: 'sent' as const, email: 'r123@example.com' },
  ].map((item) => (q: Queries) => q.mails.search({ ...page, ...item })),
  one: [(q) => q.mails.one(anId('mai', 1))],
  due: [(q: Queries) => q.mails.due('2025-06-03T00:00:00.000Z')],
  counts: [(q) => q.mails.counts()],
};
