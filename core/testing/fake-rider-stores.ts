import type { Stores } from '../shared/index.js';
import type { Draft } from './world.js';

/** A rider's own papers. */
export const fakeRiderStores = (draft: Draft): Pick<Stores, 'documents'> => ({
  documents: {
    insert: async (document) => {
      draft.documents = [...draft.documents, document];
    },
    lock: async (id) => draft.documents.find((it) => it.id === id),
    standing: async (riderId) => {
      const mine = draft.documents.filter((it) => it.riderId === riderId && it.status !== 'replaced');
      return [...new Map(mine.toSorted((a, b) => (a.uploadedAt < b.uploadedAt ? -1 : 1)).map((it) => [it.kind, it])).values()].toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
    },
    decide: async ({ id, status, decision }) => {
      draft.documents = draft.documents.map((it) => (it.id === id ? { ...it, status, decision } : it));
    },
  },
});
