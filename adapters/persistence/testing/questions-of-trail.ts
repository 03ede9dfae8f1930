import { anId } from '@rrr/core/testing';
import type { Queries } from '../queries/index.js';
import { dealer, event, promoter, rider } from './questions-of-exports.js';

const page = { page: 3, limit: 15 };

/** The audit log and timelines, with common filters. */
export const TRAIL = {
  audit: {
    search: [
      {},
      { who: 'r123' },
      { action: 'redeem' },
      { objectType: 'rider', objectId: rider },
      { from: '2025-01-01', to: '2025-01-31' },
      { action: 'redeem', from: '2025-01-01' },
      { withLogIns: true },
      { kind: 'money' as const },
      { kind: 'details' as const },
      { about: 'abel' },
      { about: 'abel dana', kind: 'money' as const },
      { about: 'r12@' },
      { about: 'VBKMXA10XSM000123' },
      { about: '1000001A' },
      { about: dealer },
      { objectType: 'promoter', objectId: promoter },
    ].map((item) => (q: Queries) => q.audit.search({ ...page, ...item })),
  },
  timeline: {
    page: (
      [
        { type: 'rider', id: rider },
        { type: 'event', id: event },
        { type: 'dealer', id: dealer },
        { type: 'promoter', id: promoter },
        { type: 'payout-claim', id: anId('cm', 7) },
      ] as const
    ).flatMap((subject) =>
      [
        {},
        { kind: 'money' as const },
        { kind: 'results' as const, from: '2025-01-01', to: '2025-01-31' },
        { after: { at: '2024-03-01T18:00:00.000Z', key: `m${anId('mai', 7)}` } },
      ].map((item) => (q: Queries) => q.timeline.page({ subject, limit: 25, ...item })),
    ),
  },
};
