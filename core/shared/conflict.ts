import { DomainError } from './domain-error.js';

/** Too many lost races for the same records. Nothing was changed; the request can be repeated. */
export class Conflict extends DomainError {
  readonly code = 'CONFLICT';
  constructor() {
    super('The records are busy');
  }
}

/** Too many operations on one rider are queued, or this one waited too long. It was not started and can be repeated. */
export class RiderBusy extends DomainError {
  readonly code = 'RIDER_BUSY';
  constructor() {
    super('Too much is being done with this rider');
  }
}

/**
 * The connection failed during the commit, so the outcome is unknown. Repeating the request with the same
 * Idempotency-Key returns the first result, or performs the operation if it was not committed.
 */
export class OutcomeUnknown extends DomainError {
  readonly code = 'OUTCOME_UNKNOWN';
  constructor(override readonly cause: unknown) {
    super('The database did not say whether it was done');
  }
}

/** Thrown by a store when only a retry of the whole transaction can succeed. The unit of work catches it. */
export class LostRace extends Error {}
