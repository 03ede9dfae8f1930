import { refusal } from '../shared/index.js';

/** The request was decided, withdrawn or expired. `state`: what it is now. */
export class RequestClosed extends refusal('REQUEST_CLOSED', 'The request no longer waits for a decision') {}

/**
 * Someone else has to decide. `why`: `maker` asked for it; `invited` by the maker too recently, until `day`; `proxy`:
 * not on behalf of another.
 */
export class SecondPersonNeeded extends refusal(
  'SECOND_PERSON_NEEDED',
  'Whoever asked for a change, or was invited by that person recently, cannot approve it',
) {}
