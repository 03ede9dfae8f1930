import type { Queries } from '../queries/index.js';
import type { Ask } from './questions-of-exports.js';

export const JOBS: { readonly [M in keyof Queries['jobs']]: readonly Ask[] } = {
  daily: [(q) => q.jobs.daily()],
  waiting: [(q) => q.jobs.waiting('2025-03-01T12:00:00.000Z')],
  unsettled: [(q) => q.jobs.unsettled()],
};
