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
    lock: async (eventId) => draft.events.find((it) => it.id === eventId),
    classes: async (eventId) => draft.classes.filter((it) => it.eventId === eventId),
    linkedTo: async (eventId) => draft.eventLinks.find((it) => it.eventId === eventId)?.otherId,
    seasons: async () => draft.seasons.filter((it) => it.state === 'scheduled').map(rulesOfSeason),
  },
  results: {
    ofEvent: async (eventId) => {
      const classes = new Set(draft.classes.filter((it) => it.eventId === eventId).map((it) => it.id));
      return draft.results.filter((it) => classes.has(it.classId));
    },
    byIds: async (resultIds) => draft.results.filter((it) => resultIds.includes(it.id)).map((it) => placed(draft, it)),
    byId: async (resultId) => draft.results.filter((it) => it.id === resultId).map((it) => placed(draft, it))[0],
    ofRider: async (riderId) => draft.results.filter((it) => it.riderId === riderId).map((it) => placed(draft, it)),
    isInSeries: async (riderId, seriesId) =>
      draft.results.some(
        (result) =>
          result.riderId === riderId &&
          draft.events.some((event) => event.seriesId === seriesId && event.id === placed(draft, result).eventId),
      ),
    save: async (_eventId, { put, remove }) => {
      draft.results = upsert(draft.results, (it) => it.id, put).filter((it) => !remove.includes(it.id));
      draft.dismissals = draft.dismissals.filter((it) => !remove.includes(it.objectId));
    },
    setReceived: async (classId, resultsReceivedAt, entrants) => {
      draft.classes = draft.classes.map((it) => (it.id === classId ? { ...it, resultsReceivedAt, entrants } : it));
    },
  },
  riderFacts: {
    byIds: async (ids) =>
      ridersIn(draft).filter((it) => ids.includes(it.id) && !draft.merges.some((merge) => merge.deletedId === it.id)),
    hold: async (ids) => {
      if (draft.merges.some((it) => ids.includes(it.deletedId))) throw new LostRace();
      return ridersIn(draft).filter((it) => ids.includes(it.id));
    },
    sought: async ({ amaNumbers, emails, nameKeys, alikeKeys = [] }) =>
      ridersIn(draft).filter(
        (rider) =>
          amaNumbers.filter(Boolean).includes(amaKey(rider.amaNumber ?? '')) ||
          emails.includes(rider.email.toLowerCase()) ||
          nameKeys.includes(nameKey(rider.fullName)) ||
          // a merged rider is found by no name
          (alikeKeys.length > 0 &&
            !draft.merges.some((it) => it.deletedId === rider.id) &&
            riderNameKeys(rider).some((it) => alikeKeys.includes(it))),
      ),
    numbers: async (riderIds, promoterId) => {
      const found = new Map<string, Set<string>>();
      const isOf = (result: Draft['results'][number]): boolean =>
        promoterId === null ||
        draft.events.some((it) => it.promoterId === promoterId && it.id === placed(draft, result).eventId);
      for (const result of draft.results) {
        const { riderId, number } = result;
        if (riderId !== null && number !== null && riderIds.includes(riderId) && isOf(result))
          found.set(riderId, (found.get(riderId) ?? new Set()).add(number));
      }
      return found;
    },
    vins: async (bikeIds) =>
      new Map(
        [...draft.riders.flatMap((it) => it.bikes), ...draft.bikes]
          .filter((it) => bikeIds.includes(it.id))
          .map((it) => [it.id, it.vin]),
      ),
  },
  aliases: {
    find: async (promoterId, nameKeys) =>
      draft.aliases.filter((it) => it.promoterId === promoterId && nameKeys.includes(it.nameKey)),
    remember: async (aliases) => {
      draft.aliases = upsert(draft.aliases, (it) => `${it.promoterId}/${it.nameKey}/${it.hometownKey}`, aliases);
    },
    forget: async ({ promoterId, nameKey: name, hometownKey, riderId }) => {
      draft.aliases = draft.aliases.filter(
        (it) =>
          it.promoterId !== promoterId ||
          it.nameKey !== name ||
          it.hometownKey !== hometownKey ||
          it.riderId !== riderId,
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
        draft.results.filter((it) => it.riderId !== null && riderIds.includes(it.riderId)).map((it) => it.classId),
      );
      queue(
        draft,
        draft.classes.filter((it) => classes.has(it.id)).map((it) => it.eventId),
        askedAt,
      );
    },
    next: async (now) =>
      draft.rejudgings.filter((it) => it.askedAt <= now).toSorted((a, b) => (a.askedAt < b.askedAt ? -1 : 1))[0]
        ?.eventId,
    done: async (eventId) => {
      draft.rejudgings = draft.rejudgings.filter((it) => it.eventId !== eventId);
    },
    postpone: async (eventId, askedAt) => {
      draft.rejudgings = draft.rejudgings.map((it) => (it.eventId === eventId ? { eventId, askedAt } : it));
    },
  },
  rematching: {
    ask: async (riderIds, at) => queueRiders(draft, riderIds, at),
    next: async (at) => {
      const [first] = draft.rematchings
        .filter((it) => it.dueAt <= at)
        .toSorted((a, b) => (`${a.dueAt} ${a.riderId}` < `${b.dueAt} ${b.riderId}` ? -1 : 1));
      return first && { riderId: first.riderId, isLast: first.isLast };
    },
    again: async (riderId, dueAt) => {
      draft.rematchings = draft.rematchings.map((it) =>
        it.riderId === riderId ? { riderId, dueAt, isLast: true } : it,
      );
    },
    done: async (riderId) => {
      draft.rematchings = draft.rematchings.filter((it) => it.riderId !== riderId);
    },
    eventsNaming: async (by) => {
      const names = new Set([
        by.nameKey,
        ...draft.aliases.filter((it) => it.riderId === by.riderId).map((it) => it.nameKey),
      ]);
      return [
        ...new Set(
          draft.results.flatMap((it) => {
            const isNamed =
              names.has(nameKey(it.riderName)) ||
              (by.amaKey !== '' && amaKey(it.amaNumber ?? '') === by.amaKey) ||
              (by.email !== '' && it.email === by.email);
            return it.riderId === null && it.leftUnmatched !== true && isNamed ? [placed(draft, it).eventId] : [];
          }),
        ),
      ].toSorted();
    },
  },
  claims: {
    open: async (riderId, eventId) =>
      draft.claims.find((it) => it.riderId === riderId && it.eventId === eventId && it.state === 'open'),
    byId: async (claimId) => draft.claims.find((it) => it.id === claimId),
    accepted: async (eventId) =>
      draft.claims.flatMap(({ eventId: of, state, classId, riderId, at }) =>
        of === eventId && state === 'accepted' && classId !== null ? [{ classId, riderId, at }] : [],
      ),
    save: async (claim) => {
      draft.claims = upsert(draft.claims, (it) => it.id, [claim]);
    },
  },
  seriesFacts: {
    byId: async (seriesId) => {
      const found = draft.series.find((it) => it.id === seriesId);
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
  const waiting = new Map(draft.rejudgings.map((it) => [it.eventId, it.askedAt]));
  for (const eventId of eventIds) {
    const at = waiting.get(eventId);
    waiting.set(eventId, at === undefined || askedAt < at ? askedAt : at);
  }
  draft.rejudgings = [...waiting].map(([eventId, at]) => ({ eventId, askedAt: at }));
};

const queueRiders = (draft: Draft, riderIds: readonly string[], dueAt: string): void => {
  draft.rematchings = upsert(
    draft.rematchings,
    (it) => it.riderId,
    [...new Set(riderIds)].map((riderId) => ({ riderId, dueAt, isLast: false })),
  );
};

const placed = (draft: Draft, it: Draft['results'][number]) => ({
  ...it,
  eventId: draft.classes.find((inClass) => inClass.id === it.classId)?.eventId ?? '',
});
