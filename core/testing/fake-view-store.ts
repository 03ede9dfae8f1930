import { LostRace, type Stores } from '../shared/index.js';
import type { Draft } from './world.js';

export const fakeViewStore = (draft: Draft): Pick<Stores, 'savedViews'> => ({
  savedViews: {
    of: async (accountId, list) =>
      draft.savedViews
        .filter((it) => it.accountId === accountId && it.list === list)
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    lock: async (id) => draft.savedViews.find((it) => it.id === id),
    put: async (view) => {
      const others = draft.savedViews.filter((it) => it.id !== view.id);
      if (others.some((it) => it.accountId === view.accountId && it.list === view.list && it.name === view.name))
        throw new LostRace();
      draft.savedViews = [...others, view];
    },
    remove: async (id) => {
      draft.savedViews = draft.savedViews.filter((it) => it.id !== id);
    },
  },
});
