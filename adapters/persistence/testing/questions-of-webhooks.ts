import { anId } from '@rrr/core/testing';
import type { Queries } from '../queries/index.js';
import { promoter } from './questions-of-exports.js';

const page = { page: 3, limit: 15 };

/** What the screens of webhooks ask. */
export const WEBHOOKS = {
  search: [
    { owner: 'all' as const },
    { owner: 'admin' as const },
    { owner: 'promoters' as const },
    { owner: 'all' as const, promoterId: promoter },
  ].map((item) => (q: Queries) => q.webhooks.search({ ...page, ...item })),
  one: [(q: Queries) => q.webhooks.one(anId('web', 1))],
  deliveries: [
    {},
    { state: 'waiting' as const },
    { state: 'failed' as const },
    { state: 'sent' as const, type: 'award.issued' as const },
  ].map((item) => (q: Queries) => q.webhooks.deliveries({ ...page, ...item, webhookId: anId('web', 1) })),
  waiting: [(q: Queries) => q.webhooks.waiting('2025-06-03T00:00:00.000Z')],
  delivery: [(q: Queries) => q.webhooks.delivery(anId('web', 1), anId('del', 1))],
};
