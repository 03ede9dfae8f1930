import type { EventClass, EventDetail, EventSummary } from '@rrr/contract';
import {
  awaitsResults,
  type EventNearby,
  type EventToDecide,
  type EventView,
  type FinishedEvent,
  type LateEvent,
  type OfRider,
  type Punctuality,
  type RaceClass,
  type SeriesView,
} from '@rrr/core/events';
import type { Instant, LocalDate } from '@rrr/core/shared';
import type { ApprovalRequest } from '@rrr/core/approvals';
import { payoutStepsOf, type Program, rulesOn, startersToPay } from '@rrr/core/program';
import { resultsDueOn, type ResultView } from '@rrr/core/results';
import { EVENT } from '@rrr/records';
import { presentApproval } from '../approvals/present-approval.js';
import { fieldsOf } from '../present/fields-of.js';
import { money } from '../present/money.js';
import { presentVerdict } from '../present/verdict.js';
import type { Translator } from '../words/translator.js';

const { venueWebsite: _, ...SUMMARY } = EVENT;
const common = (event: EventView) => ({
  ...fieldsOf(SUMMARY, event, { startDate: 'startsOn', endDate: 'endsOn' }),
  _id: event.id,
  // only whoever sees a draft is told what is to be
  paying: event.published ? event.paying : event.willPay,
  status: event.canceled ? ('canceled' as const) : ('current' as const),
  published: event.published,
  series: event.seriesId !== null && event.seriesName !== null ? { _id: event.seriesId, name: event.seriesName } : null,
  contingencyAmount: money(event.contingency, event.currency),
});

export const presentEvent = (event: EventView): EventSummary => ({
  ...common(event),
  classCount: event.classCount,
  resultCount: event.resultCount,
});

/** Whether riders can ask for its results, and how many did. */
export const isAwaited = (event: EventView, today: LocalDate): boolean =>
  awaitsResults(event, { all: event.classCount, withResults: event.classesWithResults }, today);

/** Adds what a promoter still has to do. */
export const presentOwnEvent = (event: EventView, program: Program, today: LocalDate) => ({
  ...presentEvent(event),
  resultsDueDate: resultsDueOn(event, program),
  classesWithResults: event.classesWithResults,
  ridersAsking: isAwaited(event, today) ? event.ridersAsking : 0,
});

/** The view in lists of signed-in users; `mine`: a rider's relation to the event. */
export const presentRoleEvent = (event: EventView, program: Program, today: LocalDate, mine: OfRider | null) => ({
  ...presentOwnEvent(event, program, today),
  promoter:
    event.promoterId !== null && event.promoterName !== null
      ? { _id: event.promoterId, name: event.promoterName }
      : null,
  mine: mine && { favourite: mine.favourite, results: mine.results },
});

export const presentLateEvent = (event: LateEvent) => ({
  ...presentEvent(event),
  resultsDueDate: event.dueOn,
  daysOverdue: event.daysOverdue,
  classesWithResults: event.classesWithResults,
  ridersAsking: event.ridersAsking,
  promoter: event.promoter && { ...event.promoter },
  setAside: event.dismissal,
});

export const presentEventToDecide = (event: EventToDecide) => ({
  ...presentEvent(event),
  payingAskedAt: event.payingAskedAt,
  version: event.version,
  promoter: event.promoter && { ...event.promoter },
});

export const presentFinishedEvent = (event: FinishedEvent) => ({
  ...presentEvent(event),
  promoterName: event.promoterName,
  ridersPaid: event.ridersPaid,
  earned: money(event.earned, event.currency),
});

export const presentSeries = (series: SeriesView) => ({
  _id: series.id,
  name: series.name,
  state: series.state,
  country: series.country,
  active: series.active,
  races: series.races,
});

/** `inside`: an admin or the event's own promoter, who also see matched riders and earnings. */
export interface Looking {
  readonly inside: boolean;
  /** a change that waits for an approval, for those inside */
  readonly proposal: ApprovalRequest<'purse'> | undefined;
  /** the event that is the same race, for those inside */
  readonly linked: EventNearby | undefined;
  readonly canUpload: boolean;
  readonly punctuality: Punctuality | null;
  /** while results are missing, for who may know how many riders asked, and when the rider who looks did */
  readonly asked: { readonly riders: number; readonly askedAt: Instant | null } | null;
  readonly translator: Translator;
  readonly program: Program;
}

const presentResult = (
  result: ResultView,
  event: EventView,
  { inside, translator }: Looking,
): EventClass['results'][number] => ({
  _id: result.id,
  place: result.place,
  resultType: result.type,
  riderName: result.riderName,
  number: result.number,
  hometown: result.hometown,
  bike: result.bike,
  rider:
    inside && result.riderId !== null
      ? { _id: result.riderId, fullName: result.matchedName ?? result.riderName }
      : null,
  verdict: inside ? presentVerdict(result.verdict, event.currency, translator, 'with-signals') : null,
});

const UNPLACED = Number.MAX_SAFE_INTEGER;

export const presentEventDetail = (
  event: EventView,
  classes: readonly RaceClass[],
  results: readonly ResultView[],
  looking: Looking,
): EventDetail => {
  const steps = payoutStepsOf(rulesOn(looking.program, event.startsOn));
  return {
    ...common(event),
    venueWebsite: event.venueWebsite,
    promoter:
      event.promoterId !== null && event.promoterName !== null
        ? { _id: event.promoterId, name: event.promoterName }
        : null,
    resultsDueDate: resultsDueOn(event, looking.program),
    minimumStarters: startersToPay(steps),
    payoutSteps: [...steps],
    canUpload: looking.canUpload,
    version: event.version,
    canceledAt: event.canceledAt,
    cancelReason: looking.inside ? event.cancelReason : null,
    lateResultsAccepted: looking.inside ? event.lateResultsAccepted : null,
    payingAskedAt: looking.inside ? event.payingAskedAt : null,
    copyOf: looking.inside ? event.copyOf : null,
    sameRace: looking.linked
      ? { _id: looking.linked.id, title: looking.linked.title, startDate: looking.linked.startsOn }
      : null,
    punctuality: looking.punctuality,
    resultsAsked: looking.asked,
    proposal: looking.proposal ? presentApproval(looking.proposal) : null,
    classes: classes.map((raceClass) => ({
      _id: raceClass.id,
      name: raceClass.name,
      payoutType: raceClass.payoutType,
      payoutPlaces: raceClass.places.map(({ place, amount }) => ({ place, amount: money(amount, event.currency) })),
      entrants: raceClass.entrants,
      ...(raceClass.payoutSteps ? { payoutSteps: [...raceClass.payoutSteps] } : {}),
      resultsReceivedAt: raceClass.resultsReceivedAt,
      results: results
        .filter((result) => result.classId === raceClass.id)
        .toSorted((a, b) => (a.place ?? UNPLACED) - (b.place ?? UNPLACED))
        .map((result) => presentResult(result, event, looking)),
    })),
  };
};
