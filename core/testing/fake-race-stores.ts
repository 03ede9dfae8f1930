import { areUnverified } from '../identity/index.js';
import { riderNameKeys } from '../riders/index.js';
import { rulesOfSeason } from '../seasons/index.js';
import { amaKey, type Instant, LostRace, nameKey } from '../shared/index.js';
import type { Stores } from '../shared/index.js';
import { upsert } from './rows.js';
import type { Draft } from './world.js';

/** Derives the state of a rider's login from the accounts, if there are any. */
const ridersIn = (draft: Draft): Draft['riders'] =>
  draft.riders.map((rider) => {
    const logins = draft.accounts.filter(({ type, subjectId }) => type === 'rider' && subjectId === rider.id);
    return logins.length === 0 ? rider : { ...rider, login: areUnverified(logins) ? 'unverified' : 'verified' };
  });

export const fakeRaceStores = (
  draft: Draft,
): Pick<
  Stores,
  'events' | 'results' | 'riderFacts' | 'aliases' | 'rejudging' | 'rematching' | 'claims' | 'seriesFacts'
> => ({
  events: {
    lock: async (eventId) => draft.events.find((event) => event.id === eventId),
    classes: async (eventId) => draft.classes.filter((raceClass) => raceClass.eventId === eventId),
    linkedTo: async (eventId) => draft.eventLinks.find((eventLink) => eventLink.eventId === eventId)?.otherId,
    seasons: async () => draft.seasons.filter((season) => season.state === 'scheduled').map(rulesOfSeason),
  },
  results: {
    ofEvent: async (eventId) => {
      const classes = new Set(
        draft.classes.filter((raceClass) => raceClass.eventId === eventId).map((raceClass) => raceClass.id),
      );
      return draft.results.filter((result) => classes.has(result.classId));
    },
    byIds: async (resultIds) =>
      draft.results.filter((result) => resultIds.includes(result.id)).map((result) => placed(draft, result)),
    byId: async (resultId) =>
      draft.results.filter((result) => result.id === resultId).map((result) => placed(draft, result))[0],
    ofRider: async (riderId) =>
      draft.results.filter((result) => result.riderId === riderId).map((result) => placed(draft, result)),
    isInSeries: async (riderId, seriesId) =>
      draft.results.some(
        (result) =>
          result.riderId === riderId &&
          draft.events.some((event) => event.seriesId === seriesId && event.id === placed(draft, result).eventId),
      ),
    save: async (_eventId, { put, remove }) => {
      draft.results = upsert(draft.results, (result) => result.id, put).filter((result) => !remove.includes(result.id));
      draft.dismissals = draft.dismissals.filter((dismissal) => !remove.includes(dismissal.objectId));
    },
    setReceived: async (classId, resultsReceivedAt, entrants) => {
      draft.classes = draft.classes.map((raceClass) =>
        raceClass.id === classId ? { ...raceClass, resultsReceivedAt, entrants } : raceClass,
      );
    },
  },
  riderFacts: {
    byIds: async (ids) =>
      ridersIn(draft).filter(
        (rider) => ids.includes(rider.id) && !draft.merges.some((merge) => merge.deletedId === rider.id),
      ),
    hold: async (ids) => {
      if (draft.merges.some((merge) => ids.includes(merge.deletedId))) throw new LostRace();
      return ridersIn(draft).filter((rider) => ids.includes(rider.id));
    },
    sought: async ({ amaNumbers, emails, nameKeys, alikeKeys = [] }) =>
      ridersIn(draft).filter(
        (rider) =>
          amaNumbers.filter(Boolean).includes(amaKey(rider.amaNumber ?? '')) ||
          emails.includes(rider.email.toLowerCase()) ||
          nameKeys.includes(nameKey(rider.fullName)) ||
          // a merged rider is found by no name
          (alikeKeys.length > 0 &&
            !draft.merges.some((merge) => merge.deletedId === rider.id) &&
            riderNameKeys(rider).some((candidate) => alikeKeys.includes(candidate))),
      ),
    numbers: async (riderIds, promoterId) => {
      const found = new Map<string, Set<string>>();
      const isOf = (result: Draft['results'][number]): boolean =>
        promoterId === null ||
        draft.events.some((event) => event.promoterId === promoterId && event.id === placed(draft, result).eventId);
      for (const result of draft.results) {
        const { riderId, number } = result;
        if (riderId !== null && number !== null && riderIds.includes(riderId) && isOf(result))
          found.set(riderId, (found.get(riderId) ?? new Set()).add(number));
      }
      return found;
    },
    vins: async (bikeIds) =>
      new Map(
        [...draft.riders.flatMap((rider) => rider.bikes), ...draft.bikes]
          .filter((bikes) => bikeIds.includes(bikes.id))
          .map((bikes) => [bikes.id, bikes.vin]),
      ),
  },
  aliases: {
    find: async (promoterId, nameKeys) =>
      draft.aliases.filter((alias) => alias.promoterId === promoterId && nameKeys.includes(alias.nameKey)),
    remember: async (aliases) => {
      draft.aliases = upsert(
        draft.aliases,
        (alias) => `${alias.promoterId}/${alias.nameKey}/${alias.hometownKey}`,
        aliases,
      );
    },
    forget: async ({ promoterId, nameKey: name, hometownKey, riderId }) => {
      draft.aliases = draft.aliases.filter(
        (alias) =>
          alias.promoterId !== promoterId ||
          alias.nameKey !== name ||
          alias.hometownKey !== hometownKey ||
          alias.riderId !== riderId,
      );
    },
  },
  rejudging: {
    ask: async (eventIds, askedAt) => {
      queue(draft, eventIds, askedAt);
    },
    askForRiders: async (riderIds, askedAt) => {
      queueRiders(draft, riderIds, askedAt);
      const classes = new Set(
        draft.results
          .filter((result) => result.riderId !== null && riderIds.includes(result.riderId))
          .map((result) => result.classId),
      );
      queue(
        draft,
        draft.classes.filter((raceClass) => classes.has(raceClass.id)).map((raceClass) => raceClass.eventId),
        askedAt,
      );
    },
    next: async (now) =>
      draft.rejudgings
        .filter((rejudging) => rejudging.askedAt <= now)
        .toSorted((a, b) => (a.askedAt < b.askedAt ? -1 : 1))[0]?.eventId,
    done: async (eventId) => {
      draft.rejudgings = draft.rejudgings.filter((rejudging) => rejudging.eventId !== eventId);
    },
    postpone: async (eventId, askedAt) => {
      draft.rejudgings = draft.rejudgings.map((rejudging) =>
        rejudging.eventId === eventId ? { eventId, askedAt } : rejudging,
      );
    },
  },
  rematching: {
    ask: async (riderIds, at) => queueRiders(draft, riderIds, at),
    next: async (at) => {
      const [first] = draft.rematchings
        .filter((rematching) => rematching.dueAt <= at)
        .toSorted((a, b) => (`${a.dueAt} ${a.riderId}` < `${b.dueAt} ${b.riderId}` ? -1 : 1));
      return first && { riderId: first.riderId, isLast: first.isLast };
    },
    again: async (riderId, dueAt) => {
      draft.rematchings = draft.rematchings.map((rematching) =>
        rematching.riderId === riderId ? { riderId, dueAt, isLast: true } : rematching,
      );
    },
    done: async (riderId) => {
      draft.rematchings = draft.rematchings.filter((rematching) => rematching.riderId !== riderId);
    },
    eventsNaming: async (by) => {
      const names = new Set([
        by.nameKey,
        ...draft.aliases.filter((alias) => alias.riderId === by.riderId).map((alias) => alias.nameKey),
      ]);
      return [
        ...new Set(
          draft.results.flatMap((result) => {
            const isNamed =
              names.has(nameKey(result.riderName)) ||
              (by.amaKey !== '' && amaKey(result.amaNumber ?? '') === by.amaKey) ||
              (by.email !== '' && result.email === by.email);
            return result.riderId === null && result.leftUnmatched !== true && isNamed
              ? [placed(draft, result).eventId]
              : [];
          }),
        ),
      ].toSorted();
    },
  },
  claims: {
    open: async (riderId, eventId) =>
      draft.claims.find((claim) => claim.riderId === riderId && claim.eventId === eventId && claim.state === 'open'),
    byId: async (claimId) => draft.claims.find((claim) => claim.id === claimId),
    accepted: async (eventId) =>
      draft.claims.flatMap(({ eventId: of, state, classId, riderId, at }) =>
        of === eventId && state === 'accepted' && classId !== null ? [{ classId, riderId, at }] : [],
      ),
    save: async (claim) => {
      draft.claims = upsert(draft.claims, (resultClaim) => resultClaim.id, [claim]);
    },
  },
  seriesFacts: {
    byId: async (seriesId) => {
      const found = draft.series.find((series) => series.id === seriesId);
      return (
        found && {
          id: found.id,
          name: found.name,
          country: found.country,
          bonus: found.bonus,
          initialValue: found.initialValue,
          expirationDate: found.expirationDate,
        }
      );
    },
  },
});

const queue = (draft: Draft, eventIds: readonly string[], askedAt: Instant): void => {
  const waiting = new Map(draft.rejudgings.map((rejudging) => [rejudging.eventId, rejudging.askedAt]));
  for (const eventId of eventIds) {
    const at = waiting.get(eventId);
    waiting.set(eventId, at === undefined || askedAt < at ? askedAt : at);
  }
  draft.rejudgings = [...waiting].map(([eventId, at]) => ({ eventId, askedAt: at }));
};

const queueRiders = (draft: Draft, riderIds: readonly string[], dueAt: string): void => {
  draft.rematchings = upsert(
    draft.rematchings,
    (rematching) => rematching.riderId,
    [...new Set(riderIds)].map((riderId) => ({ riderId, dueAt, isLast: false })),
  );
};

const placed = (draft: Draft, result: Draft['results'][number]) => ({
  ...result,
  eventId: draft.classes.find((inClass) => inClass.id === result.classId)?.eventId ?? '',
});
