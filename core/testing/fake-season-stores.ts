import type { EventRecord, RaceEvent } from '../events/index.js';
import type { Stores } from '../shared/index.js';
import { upsert } from './rows.js';
import type { Draft, StoredEventDetails } from './world.js';

/** Defaults for an event that a test provides. */
const PLAIN: Omit<StoredEventDetails, 'id'> = {
  venue: null,
  venueWebsite: null,
  city: null,
  state: null,
  zipcode: null,
  type: 'Motocross',
  willPay: false,
  version: 1,
  copyOf: null,
  payingAskedAt: null,
  cancelReason: null,
  canceledAt: null,
  createdAt: null,
};

const approvalOf = (draft: Draft, promoterId: string): boolean =>
  draft.promoters.some((it) => it.id === promoterId && it.status === 'approved') ||
  draft.events.some((it) => it.promoterId === promoterId && it.promoterApproved);

export const fakeSeasonStores = (
  draft: Draft,
): Pick<Stores, 'eventAdmin' | 'dismissals' | 'series' | 'approvals' | 'categories'> => {
  const classesOf = (eventId: string) => draft.classes.filter((it) => it.eventId === eventId);
  const hasAwards = (eventId: string) => draft.awards.some((it) => it.source?.eventId === eventId);
  const classesInUse = (eventId: string) =>
    classesOf(eventId)
      .map((it) => it.id)
      .filter(
        (id) =>
          [...draft.results, ...draft.claims].some((it) => it.classId === id) ||
          draft.awards.some((it) => it.source?.classId === id),
      );
  return {
    eventAdmin: {
      lock: async (eventId) => {
        const found = draft.events.find((it) => it.id === eventId);
        if (!found) return undefined;
        const { promoterApproved: _, ...event } = found;
        return { ...PLAIN, ...draft.eventDetails.find((it) => it.id === eventId), ...event };
      },
      find: async (eventId) => {
        const event = draft.events.find((it) => it.id === eventId);
        return event && { event, classes: classesOf(eventId) };
      },
      put: async (record) => {
        const [event, details] = split(record, record.promoterId !== null && approvalOf(draft, record.promoterId));
        draft.events = upsert(draft.events, (it) => it.id, [event]);
        draft.eventDetails = upsert(draft.eventDetails, (it) => it.id, [details]);
      },
      link: async (eventId, otherId) => {
        draft.eventLinks = [...draft.eventLinks, { eventId, otherId }, { eventId: otherId, otherId: eventId }];
      },
      unlink: async (eventId) => {
        draft.eventLinks = draft.eventLinks.filter((it) => it.eventId !== eventId && it.otherId !== eventId);
      },
      remove: async (eventId) => {
        draft.events = draft.events.filter((it) => it.id !== eventId);
        draft.eventDetails = draft.eventDetails.filter((it) => it.id !== eventId);
        draft.classes = draft.classes.filter((it) => it.eventId !== eventId);
        draft.rejudgings = draft.rejudgings.filter((it) => it.eventId !== eventId);
        draft.eventLinks = draft.eventLinks.filter((it) => it.eventId !== eventId && it.otherId !== eventId);
        draft.dismissals = draft.dismissals.filter((it) => it.objectId !== eventId);
        draft.resultAsks = draft.resultAsks.filter((it) => it.eventId !== eventId);
      },
      inUse: async (eventId) =>
        hasAwards(eventId) || draft.claims.some((it) => it.eventId === eventId) || classesInUse(eventId).length > 0,
      ofSeries: async (seriesId) =>
        draft.events
          .filter((it) => it.seriesId === seriesId)
          .map(({ id, title, startsOn }) => ({ id, title, startsOn })),
      hasAwards: async (eventId) => hasAwards(eventId),
      classesInUse: async (eventId) => classesInUse(eventId),
      saveClasses: async (eventId, classes) => {
        const received = new Map(classesOf(eventId).map((it) => [it.id, it.resultsReceivedAt]));
        const saved = classes.map((it) => ({ ...it, resultsReceivedAt: received.get(it.id) ?? null }));
        draft.classes = [...draft.classes.filter((it) => it.eventId !== eventId), ...saved];
      },
    },
    dismissals: {
      find: async (kind, objectId) => draft.dismissals.find((it) => it.kind === kind && it.objectId === objectId),
      put: async (dismissal) => {
        draft.dismissals = upsert(draft.dismissals, (it) => `${it.kind}/${it.objectId}`, [dismissal]);
      },
      remove: async (kind, objectId) => {
        draft.dismissals = draft.dismissals.filter((it) => it.kind !== kind || it.objectId !== objectId);
      },
    },
    series: {
      lock: async (seriesId) => draft.series.find((it) => it.id === seriesId),
      existing: async (seriesIds) =>
        draft.series
          .map((it) => it.id)
          .filter((id) => seriesIds.includes(id))
          .toSorted(),
      put: async (series) => {
        draft.series = upsert(draft.series, (it) => it.id, [series]);
      },
      remove: async (seriesId) => {
        draft.series = draft.series.filter((it) => it.id !== seriesId);
        draft.categories = draft.categories.map((category) => ({
          ...category,
          seriesIds: category.seriesIds.filter((id) => id !== seriesId),
        }));
      },
      inUse: async (seriesId) =>
        draft.events.some((it) => it.seriesId === seriesId) || draft.awards.some((it) => it.seriesId === seriesId),
    },
    approvals: {
      ofPromoter: async (promoterId) =>
        draft.promoters.some((it) => it.id === promoterId) ? approvalOf(draft, promoterId) : undefined,
    },
    categories: {
      lock: async (categoryId) => draft.categories.find((it) => it.id === categoryId),
      put: async (category) => {
        draft.categories = upsert(draft.categories, (it) => it.id, [category]);
      },
      remove: async (categoryId) => {
        draft.categories = draft.categories.filter((it) => it.id !== categoryId);
      },
    },
  };
};

const split = (record: EventRecord, promoterApproved: boolean): [RaceEvent, StoredEventDetails] => {
  const {
    venue,
    venueWebsite,
    city,
    state,
    zipcode,
    type,
    willPay,
    version,
    copyOf,
    payingAskedAt,
    cancelReason,
    canceledAt,
    createdAt,
    ...event
  } = record;
  return [
    { ...event, promoterApproved },
    {
      id: record.id,
      venue,
      venueWebsite,
      city,
      state,
      zipcode,
      type,
      willPay,
      version,
      copyOf,
      payingAskedAt,
      cancelReason,
      canceledAt,
      createdAt,
    },
  ];
};
