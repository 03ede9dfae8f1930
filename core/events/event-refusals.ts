import { refusal } from '../shared/index.js';

export class EventDatesNotValid extends refusal('EVENT_DATES_NOT_VALID', 'The event ends before it starts') {}
export class EventBegun extends refusal('EVENT_BEGUN', 'Once an event has begun, its dates are for an administrator to change') {}
export class EventHasResults extends refusal('EVENT_HAS_RESULTS', 'The event has results, awards or claims') {}
/** `currency` is the one that awards of the event were issued in. */
export class CurrencyFixed extends refusal('CURRENCY_FIXED', 'Awards of the event were issued in another currency') {}
/** `name` of the class. */
export class ClassHasResults extends refusal('CLASS_HAS_RESULTS', 'The class has results, awards or claims') {}
/** `why` is one of the texts' keys; `name` of the class, and the `limit` or `place` it is about. */
export class ClassesNotValid extends refusal('CLASSES_NOT_VALID', 'The classes cannot be stored as they are') {}
