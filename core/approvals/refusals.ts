import { refusal } from '../shared/index.js';

/** The request was decided, withdrawn or expired. `state`: what it is now. */
export class RequestClosed extends refusal('REQUEST_CLOSED', 'The request no longer waits for a decision') {}

/**
 * Someone else has to do it. `why`: `maker` asked for it; `invited` by the maker too recently, until `day`; `proxy`: not
 * on behalf of another; `uploaded` the document; set the `purse` of the event;
 * would disarm a `colleague`; decided a `document`, `adjusted` the money
 * or entered the `results` of the rider who is paid.
 */
export class SecondPersonNeeded extends refusal(
  'SECOND_PERSON_NEEDED',
  'Whoever asked, uploaded, decided or entered something cannot approve or pay it too',
) {}
