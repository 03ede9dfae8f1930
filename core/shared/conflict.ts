import { DomainError } from './domain-error.js';

/** Others kept winning the race for the same records; nothing happened, the same request may be sent again. */
export class Conflict extends DomainError {
  readonly code = 'CONFLICT';
  constructor() {
    super('The records are busy');
  }
}

/**
 * So many acts on one rider wait already, or this one waited so long, that it was not begun: nothing happened, it may
 * be sent again.
 */
export class RiderBusy extends DomainError {
  readonly code = 'RIDER_BUSY';
  constructor() {
    super('Too much is being done with this rider');
  }
}

/**
 * The database was told to commit, and nobody heard whether it did. The same request with the same Idempotency-Key
 * finds out: it gives the first answer where the act happened, and does it where it did not.
 */
export class OutcomeUnknown extends DomainError {
  readonly code = 'OUTCOME_UNKNOWN';
  constructor(override readonly cause: unknown) {
    super('The database did not say whether it was done');
  }
}

/**
 * Thrown inside a unit of work by a store that lost a race it can only win by starting over. Never leaves the unit of
 * work.
 */
export class LostRace extends Error {}
