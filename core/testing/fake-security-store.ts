import type { Stores } from '../shared/index.js';
import { upsert } from './rows.js';
import type { Draft } from './world.js';

export const fakeSecurityStore = (draft: Draft): Pick<Stores, 'securityEvents'> => ({
  securityEvents: {
    count: async (events) => {
      for (const event of events) {
        const before = draft.securityEvents.find((it) => it.key === event.key);
        const { lastAt, deleteAfter } = event;
        const counted = before
          ? { ...before, lastAt, deleteAfter, count: before.count + event.count }
          : { ...event, toldAt: null };
        draft.securityEvents = upsert(draft.securityEvents, (it) => it.key, [counted]);
      }
    },
    untold: async (kind, limit) =>
      draft.securityEvents
        .filter((it) => it.kind === kind && it.toldAt === null)
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .slice(0, limit)
        .map(({ key: _key, deleteAfter: _deleteAfter, toldAt: _toldAt, ...event }) => event),
    told: async (ids, at) => {
      draft.securityEvents = draft.securityEvents.map((it) => (ids.includes(it.id) ? { ...it, toldAt: at } : it));
    },
  },
});
