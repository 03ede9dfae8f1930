import { checkOf } from '../eligibility/index.js';
import type { Stores } from '../shared/index.js';
import type { Draft } from './world.js';

export const fakeLogoPhotoStore = (draft: Draft): Pick<Stores, 'logoPhotos'> => {
  const order = (item: { readonly classId: string; readonly riderId: string; readonly slot: number }): string =>
    `${item.classId} ${item.riderId} ${item.slot}`;
  return {
    logoPhotos: {
      insert: async (photo) => {
        draft.logoPhotos = [...draft.logoPhotos, photo];
      },
      lock: async (id) => draft.logoPhotos.find((logoPhoto) => logoPhoto.id === id),
      standing: async (eventId) =>
        draft.logoPhotos
          .filter((logoPhoto) => logoPhoto.eventId === eventId && logoPhoto.status !== 'replaced')
          .toSorted((a, b) => order(a).localeCompare(order(b))),
      update: async ({ id, status, replacedAt, decision }) => {
        draft.logoPhotos = draft.logoPhotos.map((logoPhoto) =>
          logoPhoto.id === id ? { ...logoPhoto, status, replacedAt, decision } : logoPhoto,
        );
      },
      waiting: async (after, limit) => {
        const held = draft.results.filter((result) => {
          const check = checkOf(result.verdict);
          return check?.state === 'held' && check.photos !== null;
        });
        const classes = new Set(held.map((result) => result.classId));
        const events = draft.classes.flatMap((raceClass) => (classes.has(raceClass.id) ? [raceClass.eventId] : []));
        return [...new Set(events)]
          .filter((event) => event > after)
          .toSorted()
          .slice(0, limit);
      },
    },
  };
};
