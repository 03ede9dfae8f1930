import { LostRace, type Stores } from '../shared/index.js';
import type { Draft } from './world.js';

export const fakeViewStore = (draft: Draft): Pick<Stores, 'savedViews'> => ({
  savedViews: {
    of: async (accountId, list) =>
      draft.savedViews
        .filter((view) => view.accountId === accountId && view.list === list)
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    lock: async (id) => draft.savedViews.find((view) => view.id === id),
    put: async (view) => {
      const others = draft.savedViews.filter((saved) => saved.id !== view.id);
      if (
        others.some(
          (other) => other.accountId === view.accountId && other.list === view.list && other.name === view.name,
        )
      )
        throw new LostRace();
      draft.savedViews = [...others, view];
    },
    remove: async (id) => {
      draft.savedViews = draft.savedViews.filter((view) => view.id !== id);
    },
  },
});
