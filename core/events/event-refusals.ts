import { refusal } from '../shared/index.js';

export class EventDatesNotValid extends refusal('EVENT_DATES_NOT_VALID', 'The event ends before it starts') {}
export class ResultsNotAwaited extends refusal('RESULTS_NOT_AWAITED', 'No results of the event are missing') {}
export class EventBegun extends refusal(
  'EVENT_BEGUN',
  'Once an event has begun, its dates are for an administrator to change',
) {}
/** `why`: it has no date, or is canceled. */
export class EventNotReady extends refusal('EVENT_NOT_READY', 'A published event needs a date, and is not canceled') {}
export class EventIsDraft extends refusal('EVENT_IS_DRAFT', 'The event is a draft: it is published first') {}
export class EventHasResults extends refusal('EVENT_HAS_RESULTS', 'The event has results, awards or claims') {}
export class LateResultsNotNeeded extends refusal(
  'LATE_RESULTS_NOT_NEEDED',
  'Results are not late, were accepted already, or the event is canceled',
) {}
/** `why` is a `NotOne`; `other`: title of the event that it is about. */
export class NotOneRace extends refusal('NOT_ONE_RACE', 'The two events cannot be one race') {}
export class EventNotLinked extends refusal('EVENT_NOT_LINKED', 'The event is not linked with another') {}
/** `currency`: the currency of the awards already issued. */
export class CurrencyFixed extends refusal('CURRENCY_FIXED', 'Awards of the event were issued in another currency') {}
/** `name`: the class. */
export class ClassHasResults extends refusal('CLASS_HAS_RESULTS', 'The class has results, awards or claims') {}
export class PurseApproved extends refusal(
  'PURSE_APPROVED',
  'An administrator approved what the event pays; changes of it are asked for',
) {}
/**
 * `of`: what exceeds its limit (place, class or event); `name` and `place` identify it; `limit` and `asked` are minor
 * units of `currency`.
 */
export class PurseOverLimit extends refusal(
  'PURSE_OVER_LIMIT',
  'A payout place, class or event pays more than the limit',
) {}
/** Refusals about an event as a whole. */
export type EventRefusal =
  | EventBegun
  | EventDatesNotValid
  | EventHasResults
  | EventIsDraft
  | EventNotLinked
  | EventNotReady
  | LateResultsNotNeeded
  | NotOneRace;
/** Faults in a list of classes. Each is also the key of its translated text. */
export const CLASS_FAULTS = [
  'too-many',
  'too-many-places',
  'no-name',
  'same-name',
  'place',
  'same-place',
  'amount',
  'steps',
] as const;
export type ClassFault = (typeof CLASS_FAULTS)[number];

/** `why` is a `ClassFault`; `name` of the class, and the `limit` or `place` it is about. */
export class ClassesNotValid extends refusal('CLASSES_NOT_VALID', 'The list of classes is not valid') {}

/** Asking for results, or for more time for them. */
export type AskRefusal = LateResultsNotNeeded | ResultsNotAwaited;
