import type { EventRecord, RaceEvent } from '../events/index.js';
import type { Stores } from '../shared/index.js';
import { PLAIN_EVENT } from './builders.js';
import { upsert } from './rows.js';
import type { Draft, StoredEventDetails } from './world.js';

const { title: _, country: _c, ...SAID } = PLAIN_EVENT;
/** Defaults for an event that a test provides. */
const PLAIN: Omit<StoredEventDetails, 'id'> = {
  ...SAID,
  willPay: false,
  version: 1,
  copyOf: null,
  payingAskedAt: null,
  cancelReason: null,
  canceledAt: null,
  createdAt: null,
};

const approvalOf = (draft: Draft, promoterId: string): boolean =>
  draft.promoters.some((promoter) => promoter.id === promoterId && promoter.status === 'approved') ||
  draft.events.some((event) => event.promoterId === promoterId && event.promoterApproved);

export const fakeSeasonStores = (
  draft: Draft,
): Pick<Stores, 'eventAdmin' | 'dismissals' | 'series' | 'approvals' | 'categories'> => {
  const classesOf = (eventId: string) => draft.classes.filter((raceClass) => raceClass.eventId === eventId);
  const hasAwards = (eventId: string) => draft.awards.some((award) => award.source?.eventId === eventId);
  const classesInUse = (eventId: string) =>
    classesOf(eventId)
      .map((raceClass) => raceClass.id)
      .filter(
        (id) =>
          [...draft.results, ...draft.claims].some((result) => result.classId === id) ||
          draft.awards.some((award) => award.source?.classId === id),
      );
  return {
    eventAdmin: {
      lock: async (eventId) => {
        const found = draft.events.find((raceEvent) => raceEvent.id === eventId);
        if (!found) return undefined;
        const { promoterApproved: _, ...event } = found;
        return { ...PLAIN, ...draft.eventDetails.find((eventDetail) => eventDetail.id === eventId), ...event };
      },
      find: async (eventId) => {
        const event = draft.events.find((raceEvent) => raceEvent.id === eventId);
        return event && { event, classes: classesOf(eventId) };
      },
      put: async (record) => {
        const [event, details] = split(record, record.promoterId !== null && approvalOf(draft, record.promoterId));
        draft.events = upsert(draft.events, (raceEvent) => raceEvent.id, [event]);
        draft.eventDetails = upsert(draft.eventDetails, (eventDetail) => eventDetail.id, [details]);
      },
      link: async (eventId, otherId) => {
        draft.eventLinks = [...draft.eventLinks, { eventId, otherId }, { eventId: otherId, otherId: eventId }];
      },
      unlink: async (eventId) => {
        draft.eventLinks = draft.eventLinks.filter(
          (eventLink) => eventLink.eventId !== eventId && eventLink.otherId !== eventId,
        );
      },
      remove: async (eventId) => {
        draft.events = draft.events.filter((event) => event.id !== eventId);
        draft.eventDetails = draft.eventDetails.filter((eventDetail) => eventDetail.id !== eventId);
        draft.classes = draft.classes.filter((raceClass) => raceClass.eventId !== eventId);
        draft.rejudgings = draft.rejudgings.filter((rejudging) => rejudging.eventId !== eventId);
        draft.eventLinks = draft.eventLinks.filter(
          (eventLink) => eventLink.eventId !== eventId && eventLink.otherId !== eventId,
        );
        draft.dismissals = draft.dismissals.filter((dismissal) => dismissal.objectId !== eventId);
        draft.resultAsks = draft.resultAsks.filter((resultAsk) => resultAsk.eventId !== eventId);
      },
      inUse: async (eventId) =>
        hasAwards(eventId) ||
        draft.claims.some((claim) => claim.eventId === eventId) ||
        classesInUse(eventId).length > 0,
      ofSeries: async (seriesId) =>
        draft.events
          .filter((event) => event.seriesId === seriesId)
          .map(({ id, title, startsOn }) => ({ id, title, startsOn })),
      hasAwards: async (eventId) => hasAwards(eventId),
      classesInUse: async (eventId) => classesInUse(eventId),
      saveClasses: async (eventId, classes) => {
        const received = new Map(classesOf(eventId).map((raceClass) => [raceClass.id, raceClass.resultsReceivedAt]));
        const saved = classes.map((raceClass) => ({
          ...raceClass,
          resultsReceivedAt: received.get(raceClass.id) ?? null,
        }));
        draft.classes = [...draft.classes.filter((raceClass) => raceClass.eventId !== eventId), ...saved];
      },
    },
    dismissals: {
      find: async (kind, objectId) =>
        draft.dismissals.find((dismissal) => dismissal.kind === kind && dismissal.objectId === objectId),
      put: async (dismissal) => {
        draft.dismissals = upsert(draft.dismissals, (item) => `${item.kind}/${item.objectId}`, [dismissal]);
      },
      remove: async (kind, objectId) => {
        draft.dismissals = draft.dismissals.filter(
          (dismissal) => dismissal.kind !== kind || dismissal.objectId !== objectId,
        );
      },
    },
    series: {
      lock: async (seriesId) => draft.series.find((series) => series.id === seriesId),
      existing: async (seriesIds) =>
        draft.series
          .map((series) => series.id)
          .filter((id) => seriesIds.includes(id))
          .toSorted(),
      put: async (series) => {
        draft.series = upsert(draft.series, (item) => item.id, [series]);
      },
      remove: async (seriesId) => {
        draft.series = draft.series.filter((series) => series.id !== seriesId);
        draft.categories = draft.categories.map((category) => ({
          ...category,
          seriesIds: category.seriesIds.filter((id) => id !== seriesId),
        }));
      },
      inUse: async (seriesId) =>
        draft.events.some((event) => event.seriesId === seriesId) ||
        draft.awards.some((award) => award.seriesId === seriesId),
    },
    approvals: {
      ofPromoter: async (promoterId) =>
        draft.promoters.some((promoter) => promoter.id === promoterId) ? approvalOf(draft, promoterId) : undefined,
    },
    categories: {
      lock: async (categoryId) => draft.categories.find((category) => category.id === categoryId),
      put: async (category) => {
        draft.categories = upsert(draft.categories, (item) => item.id, [category]);
      },
      remove: async (categoryId) => {
        draft.categories = draft.categories.filter((category) => category.id !== categoryId);
      },
    },
  };
};

const split = (record: EventRecord, promoterApproved: boolean): [RaceEvent, StoredEventDetails] => {
  const { title, country, currency, startsOn, endsOn, seriesId, promoterId, ...most } = record;
  const { paying, published, canceled, lateResultsAccepted, ...details } = most;
  const state = { paying, published, canceled, lateResultsAccepted, promoterApproved };
  return [{ id: record.id, title, country, currency, startsOn, endsOn, seriesId, promoterId, ...state }, details];
};
