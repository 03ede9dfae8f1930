import { expect, test } from '@jest/globals';
import { whyNoUpload } from './why-no-upload.js';

const event = { status: 'current' as const, startDate: '2026-11-01', resultsDueDate: '2026-12-16' };

test.each([
  [{ status: 'canceled' as const }, 'canceled'],
  [{ startDate: null }, 'undated'],
  [{ startDate: null, published: false }, 'draft'],
  [{ startDate: '2026-12-01' }, 'upcoming'],
  [{ resultsDueDate: '2026-11-19' }, 'closed'],
  [{}, 'cannot'],
])('results cannot be sent (%j): %s', (over, why) =>
  expect(whyNoUpload({ ...event, ...over }, '2026-11-20')).toBe(why),
);
