import { bikeOfVerdict } from '../eligibility/index.js';
import { LostRace, type Stores } from '../shared/index.js';
import type { StandingsOf } from '../standings/index.js';
import { upsert } from './rows.js';
import type { Draft } from './world.js';

export const fakeStandingsStore = (draft: Draft): Pick<Stores, 'standings'> => {
  const eventsOf = (seriesId: string) =>
    draft.events
      .flatMap(({ startsOn, ...it }) =>
        it.seriesId === seriesId && !it.canceled && startsOn !== null ? [{ ...it, startsOn }] : [],
      )
      .toSorted((a, b) => (`${a.startsOn} ${a.id}` < `${b.startsOn} ${b.id}` ? -1 : 1));
  const found = ({ seriesId, season, classKey }: StandingsOf) =>
    draft.standings.find((it) => it.seriesId === seriesId && it.season === season && it.classKey === classKey);
  return {
    standings: {
      rules: async (seriesId) => draft.standingsRules.find((it) => it.seriesId === seriesId)?.rules,
      seasons: async (seriesId) =>
        [...new Set(eventsOf(seriesId).map((it) => Number(it.startsOn.slice(0, 4))))].toSorted((a, b) => b - a),
      classes: async (seriesId, season) =>
        eventsOf(seriesId)
          .filter((it) => it.startsOn.startsWith(String(season)))
          .flatMap((event) =>
            draft.classes
              .filter((it) => it.eventId === event.id)
              .map((it) => ({
                eventId: event.id,
                title: event.title,
                on: event.startsOn,
                classId: it.id,
                className: it.name,
                hasResults: it.resultsReceivedAt !== null,
                linkedTo: draft.eventLinks.find(({ eventId }) => eventId === event.id)?.otherId ?? null,
              })),
          ),
      withoutClasses: async (seriesId, season, after) =>
        eventsOf(seriesId).filter(
          ({ id, startsOn }) =>
            startsOn.startsWith(String(season)) &&
            startsOn > after &&
            !draft.classes.some(({ eventId }) => eventId === id),
        ).length,
      results: async (classIds) =>
        draft.results
          .filter((it) => classIds.includes(it.classId))
          .toSorted((a, b) => (a.id < b.id ? -1 : 1))
          .map(({ classId, place, type, riderId, riderName, bike, verdict }) => ({
            eventId: draft.classes.find((it) => it.id === classId)?.eventId ?? '',
            place,
            type,
            riderId,
            riderName,
            bike,
            rode: bikeOfVerdict(verdict) !== null,
            reasons: [...verdict.reasons, ...(verdict.earns && verdict.rest ? [verdict.rest] : [])].map(
              (it) => it.code,
            ),
          })),
      idOf: async (of) => found(of)?.id ?? null,
      paid: async (of) => {
        const id = found(of)?.id;
        return draft.standingsBonuses
          .filter((it) => it.standingsId === id)
          .toSorted((a, b) => a.position - b.position)
          .map(({ position, awardId, amount }) => {
            const riderId = draft.awards.find((it) => it.id === awardId)?.riderId ?? '';
            const riderName = draft.riders.find((it) => it.id === riderId)?.fullName ?? '';
            return { position, awardId, riderId, riderName, amount };
          });
      },
      putRules: async (seriesId, rules) => {
        draft.standingsRules = upsert(draft.standingsRules, (it) => it.seriesId, [{ seriesId, rules }]);
      },
      lock: async (of, className, newId) => {
        const before = found(of);
        if (before) return before.id;
        draft.standings = [...draft.standings, { ...of, className, id: newId }];
        return newId;
      },
      give: async (standingsId, places) => {
        const taken = (position: number): boolean =>
          draft.standingsBonuses.some((it) => it.standingsId === standingsId && it.position === position);
        if (places.some((it) => taken(it.position))) throw new LostRace('paid by another transaction meanwhile');
        draft.standingsBonuses = [...draft.standingsBonuses, ...places.map((it) => ({ ...it, standingsId }))];
      },
    },
  };
};
