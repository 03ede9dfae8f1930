import { checkOf } from '../eligibility/index.js';
import type { Stores } from '../shared/index.js';
import type { Draft } from './world.js';

export const fakeLogoPhotoStore = (draft: Draft): Pick<Stores, 'logoPhotos'> => {
  const order = (it: { readonly classId: string; readonly riderId: string; readonly slot: number }): string =>
    `${it.classId} ${it.riderId} ${it.slot}`;
  return {
    logoPhotos: {
      insert: async (photo) => {
        draft.logoPhotos = [...draft.logoPhotos, photo];
      },
      lock: async (id) => draft.logoPhotos.find((it) => it.id === id),
      standing: async (eventId) =>
        draft.logoPhotos
          .filter((it) => it.eventId === eventId && it.status !== 'replaced')
          .toSorted((a, b) => order(a).localeCompare(order(b))),
      update: async ({ id, status, replacedAt, decision }) => {
        draft.logoPhotos = draft.logoPhotos.map((it) => (it.id === id ? { ...it, status, replacedAt, decision } : it));
      },
      waiting: async (after, limit) => {
        const held = draft.results.filter((it) => {
          const check = checkOf(it.verdict);
          return check?.state === 'held' && check.photos !== null;
        });
        const classes = new Set(held.map((it) => it.classId));
        const events = draft.classes.flatMap((it) => (classes.has(it.id) ? [it.eventId] : []));
        return [...new Set(events)]
          .filter((it) => it > after)
          .toSorted()
          .slice(0, limit);
      },
    },
  };
};
