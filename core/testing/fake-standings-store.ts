import { bikeOfVerdict } from '../eligibility/index.js';
import { LostRace, type Stores } from '../shared/index.js';
import type { StandingsOf } from '../standings/index.js';
import { upsert } from './rows.js';
import type { Draft } from './world.js';

export const fakeStandingsStore = (draft: Draft): Pick<Stores, 'standings'> => {
  const eventsOf = (seriesId: string) =>
    draft.events
      .flatMap(({ startsOn, ...rest }) =>
        rest.seriesId === seriesId && !rest.canceled && startsOn !== null ? [{ ...rest, startsOn }] : [],
      )
      .toSorted((a, b) => (`${a.startsOn} ${a.id}` < `${b.startsOn} ${b.id}` ? -1 : 1));
  const found = ({ seriesId, season, classKey }: StandingsOf) =>
    draft.standings.find(
      (standing) => standing.seriesId === seriesId && standing.season === season && standing.classKey === classKey,
    );
  return {
    standings: {
      rules: async (seriesId) =>
        draft.standingsRules.find((standingsRule) => standingsRule.seriesId === seriesId)?.rules,
      seasons: async (seriesId) =>
        [...new Set(eventsOf(seriesId).map((event) => Number(event.startsOn.slice(0, 4))))].toSorted((a, b) => b - a),
      classes: async (seriesId, season) =>
        eventsOf(seriesId)
          .filter((event) => event.startsOn.startsWith(String(season)))
          .flatMap((event) =>
            draft.classes
              .filter((raceClass) => raceClass.eventId === event.id)
              .map((raceClass) => ({
                eventId: event.id,
                title: event.title,
                on: event.startsOn,
                classId: raceClass.id,
                className: raceClass.name,
                hasResults: raceClass.resultsReceivedAt !== null,
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
          .filter((result) => classIds.includes(result.classId))
          .toSorted((a, b) => (a.id < b.id ? -1 : 1))
          .map(({ classId, place, type, riderId, riderName, bike, verdict }) => ({
            eventId: draft.classes.find((raceClass) => raceClass.id === classId)?.eventId ?? '',
            place,
            type,
            riderId,
            riderName,
            bike,
            rode: bikeOfVerdict(verdict) !== null,
            reasons: [...verdict.reasons, ...(verdict.earns && verdict.rest ? [verdict.rest] : [])].map(
              (reason) => reason.code,
            ),
          })),
      idOf: async (of) => found(of)?.id ?? null,
      paid: async (of) => {
        const id = found(of)?.id;
        return draft.standingsBonuses
          .filter((standingsBonus) => standingsBonus.standingsId === id)
          .toSorted((a, b) => a.position - b.position)
          .map(({ position, awardId, amount }) => {
            const riderId = draft.awards.find((award) => award.id === awardId)?.riderId ?? '';
            const riderName = draft.riders.find((rider) => rider.id === riderId)?.fullName ?? '';
            return { position, awardId, riderId, riderName, amount };
          });
      },
      putRules: async (seriesId, rules) => {
        draft.standingsRules = upsert(draft.standingsRules, (standingsRule) => standingsRule.seriesId, [
          { seriesId, rules },
        ]);
      },
      lock: async (of, className, newId) => {
        const before = found(of);
        if (before) return before.id;
        draft.standings = [...draft.standings, { ...of, className, id: newId }];
        return newId;
      },
      give: async (standingsId, places) => {
        const taken = (position: number): boolean =>
          draft.standingsBonuses.some(
            (standingsBonus) => standingsBonus.standingsId === standingsId && standingsBonus.position === position,
          );
        if (places.some((place) => taken(place.position))) throw new LostRace('paid by another transaction meanwhile');
        draft.standingsBonuses = [...draft.standingsBonuses, ...places.map((place) => ({ ...place, standingsId }))];
      },
    },
  };
};
