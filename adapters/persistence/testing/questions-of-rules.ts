import { anId } from '@rrr/core/testing';
import type { Queries } from '../queries/index.js';
import type { Ask } from './questions-of-exports.js';

const page = { page: 3, limit: 15 };
const NOW = '2025-03-01T12:00:00.000Z';

/** Versions of the rules, and notices. */
export const RULES = {
  seasons: {
    list: [(q) => q.seasons.list(page)],
    one: [(q) => q.seasons.one(anId('seas', 7))],
    scheduled: [(q) => q.seasons.scheduled()],
  },
  notices: {
    list: [undefined, 'planned' as const, 'shown' as const, 'ended' as const].map(
      (state) => (q: Queries) => q.notices.list({ ...page, at: NOW, ...(state ? { state } : {}) }),
    ),
    one: [(q) => q.notices.one(anId('notc', 7))],
    shown: [(q) => q.notices.shown('home', NOW)],
  },
} satisfies {
  readonly [G in 'seasons' | 'notices']: { readonly [M in keyof Queries[G]]: readonly Ask[] };
};
