import type { EventClass, EventDetail, EventSummary } from '@rrr/contract';
import type { EventView, FinishedEvent, LateEvent, OfRider, RaceClass, SeriesView } from '@rrr/core/events';
import type { Program } from '@rrr/core/program';
import { resultsDueOn, type ResultView } from '@rrr/core/results';
import { money } from '../present/money.js';
import { presentVerdict } from '../present/verdict.js';
import type { Translator } from '../words/translator.js';

const common = (it: EventView) => ({
  _id: it.id,
  title: it.title,
  venue: it.venue,
  city: it.city,
  state: it.state,
  zipcode: it.zipcode,
  country: it.country,
  startDate: it.startsOn,
  endDate: it.endsOn,
  type: it.type,
  paying: it.paying,
  status: it.canceled ? ('canceled' as const) : ('current' as const),
  series: it.seriesId !== null && it.seriesName !== null ? { _id: it.seriesId, name: it.seriesName } : null,
  contingencyAmount: money(it.contingency, it.currency),
});

export const presentEvent = (it: EventView): EventSummary => ({
  ...common(it),
  classCount: it.classCount,
  resultCount: it.resultCount,
});

/** Adds what a promoter still has to do. */
export const presentOwnEvent = (it: EventView, program: Program) => ({
  ...presentEvent(it),
  resultsDueDate: resultsDueOn(it, program),
  classesWithResults: it.classesWithResults,
});

/** The view in lists of signed-in users; `mine`: a rider's relation to the event. */
export const presentRoleEvent = (it: EventView, program: Program, mine: OfRider | null) => ({
  ...presentOwnEvent(it, program),
  promoter: it.promoterId !== null && it.promoterName !== null ? { _id: it.promoterId, name: it.promoterName } : null,
  mine: mine && { favourite: mine.favourite, results: mine.results },
});

export const presentLateEvent = (it: LateEvent) => ({
  ...presentEvent(it),
  resultsDueDate: it.dueOn,
  daysOverdue: it.daysOverdue,
  classesWithResults: it.classesWithResults,
  promoter: it.promoter && { ...it.promoter },
});

export const presentFinishedEvent = (it: FinishedEvent) => ({
  ...presentEvent(it),
  promoterName: it.promoterName,
  ridersPaid: it.ridersPaid,
  earned: money(it.earned, it.currency),
});

export const presentSeries = (it: SeriesView) => ({
  _id: it.id,
  name: it.name,
  state: it.state,
  country: it.country,
  active: it.active,
  races: it.races,
});

/** `inside`: an admin or the event's own promoter, who also see matched riders and earnings. */
export interface Looking {
  readonly inside: boolean;
  readonly canUpload: boolean;
  readonly translator: Translator;
  readonly program: Program;
}

const presentResult = (
  it: ResultView,
  event: EventView,
  { inside, translator }: Looking,
): EventClass['results'][number] => ({
  _id: it.id,
  place: it.place,
  resultType: it.type,
  riderName: it.riderName,
  number: it.number,
  hometown: it.hometown,
  bike: it.bike,
  rider: inside && it.riderId !== null ? { _id: it.riderId, fullName: it.matchedName ?? it.riderName } : null,
  verdict: inside ? presentVerdict(it.verdict, event.currency, translator) : null,
});

const UNPLACED = Number.MAX_SAFE_INTEGER;

export const presentEventDetail = (
  event: EventView,
  classes: readonly RaceClass[],
  results: readonly ResultView[],
  looking: Looking,
): EventDetail => ({
  ...common(event),
  venueWebsite: event.venueWebsite,
  promoter:
    event.promoterId !== null && event.promoterName !== null
      ? { _id: event.promoterId, name: event.promoterName }
      : null,
  resultsDueDate: resultsDueOn(event, looking.program),
  canUpload: looking.canUpload,
  version: event.version,
  canceledAt: event.canceledAt,
  cancelReason: looking.inside ? event.cancelReason : null,
  lateResultsAccepted: looking.inside ? event.lateResultsAccepted : null,
  copyOf: looking.inside ? event.copyOf : null,
  classes: classes.map((it) => ({
    _id: it.id,
    name: it.name,
    payoutType: it.payoutType,
    payoutPlaces: it.places.map(({ place, amount }) => ({ place, amount: money(amount, event.currency) })),
    entrants: it.entrants,
    resultsReceivedAt: it.resultsReceivedAt,
    results: results
      .filter((result) => result.classId === it.id)
      .toSorted((a, b) => (a.place ?? UNPLACED) - (b.place ?? UNPLACED))
      .map((result) => presentResult(result, event, looking)),
  })),
});
