import type { RacedEvent } from '../seasons/index.js';
import { LostRace, type Stores } from '../shared/index.js';
import type { Draft } from './world.js';

export const fakeProgramSeasonStore = (draft: Draft): Pick<Stores, 'seasons'> => {
  const raced = (from: string, to: string): readonly RacedEvent[] =>
    draft.events
      .flatMap(({ id, startsOn, canceled }) =>
        startsOn !== null &&
        !canceled &&
        startsOn >= from &&
        startsOn <= to &&
        draft.classes.some(
          (raceClass) => raceClass.eventId === id && draft.results.some(({ classId }) => classId === raceClass.id),
        )
          ? [{ id, startsOn }]
          : [],
      )
      .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return {
    seasons: {
      lock: async (id) => draft.seasons.find((season) => season.id === id),
      drafts: async () => draft.seasons.filter((season) => season.state === 'draft').length,
      add: async (season) => {
        draft.seasons = [...draft.seasons, season];
      },
      save: async (season) => {
        if (draft.seasons.some(({ id, number }) => id !== season.id && number !== null && number === season.number))
          throw new LostRace('scheduled by another transaction meanwhile');
        draft.seasons = draft.seasons.map((item) => (item.id === season.id ? season : item));
      },
      remove: async (id) => {
        draft.seasons = draft.seasons.filter((season) => season.id !== id);
      },
      lastNumber: async () => Math.max(0, ...draft.seasons.map((season) => season.number ?? 0)),
      raced: async ({ from, to, after }, limit) =>
        raced(from, to)
          .filter((event) => after === null || keyOf(event) > keyOf(after))
          .slice(0, limit),
      countRaced: async ({ from, to }) => raced(from, to).length,
    },
  };
};

const keyOf = ({ startsOn, id }: RacedEvent): string => `${startsOn} ${id}`;
