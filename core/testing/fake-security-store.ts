import type { Stores } from '../shared/index.js';
import { upsert } from './rows.js';
import type { Draft } from './world.js';

export const fakeSecurityStore = (draft: Draft): Pick<Stores, 'securityEvents'> => ({
  securityEvents: {
    count: async (events) => {
      for (const event of events) {
        const before = draft.securityEvents.find((securityEvent) => securityEvent.key === event.key);
        const { lastAt, deleteAfter } = event;
        const counted = before
          ? { ...before, lastAt, deleteAfter, count: before.count + event.count }
          : { ...event, toldAt: null };
        draft.securityEvents = upsert(draft.securityEvents, (securityEvent) => securityEvent.key, [counted]);
      }
    },
    untold: async (kind, limit) =>
      draft.securityEvents
        .filter((securityEvent) => securityEvent.kind === kind && securityEvent.toldAt === null)
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .slice(0, limit)
        .map(({ key: _key, deleteAfter: _deleteAfter, toldAt: _toldAt, ...event }) => event),
    told: async (ids, at) => {
      draft.securityEvents = draft.securityEvents.map((securityEvent) =>
        ids.includes(securityEvent.id) ? { ...securityEvent, toldAt: at } : securityEvent,
      );
    },
  },
});
