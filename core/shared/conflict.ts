import { DomainError } from './domain-error.js';

/** Others kept winning the race for the same records; nothing happened, the same request may be sent again. */
export class Conflict extends DomainError {
  readonly code = 'CONFLICT';
  constructor() {
    super('The records are busy');
  }
}

/** Thrown inside a unit of work by a store that lost a race it can only win by starting over. Never leaves the unit of work. */
export class LostRace extends Error {}
