import type { Actor } from '../access/index.js';
import { assertWithinResultWindow, EventIsDraft, type RaceEvent } from '../events/index.js';
import type { Program } from '../program/index.js';
import { dateIn, DomainError, type Instant, type LocalDate, NotFound } from '../shared/index.js';

export { resultsDueOn, ResultWindowClosed } from '../events/index.js';
export { PreviewOutdated, RowsHaveProblems } from '../imports/index.js';

export class EventNotStarted extends DomainError {
  readonly code = 'EVENT_NOT_STARTED';
  constructor(startsOn: LocalDate | null) {
    super('The event has not been held yet', { startsOn });
  }
}

/**
 * Admins may always submit results; the event's own approved promoter from its first day until the window closes, and
 * again once an admin accepted late results (domain.md §10).
 * @throws NotFound EventIsDraft ResultWindowClosed EventNotStarted
 */
export const assertCanSubmit = (actor: Actor, event: RaceEvent, at: Instant, program: Program): void => {
  if (
    actor.type !== 'admin' &&
    !(actor.type === 'promoter' && actor.subjectId === event.promoterId && event.promoterApproved)
  )
    throw new NotFound('event');
  if (!event.published) throw new EventIsDraft();
  const today = dateIn(at, program.timeZone);
  if (event.startsOn === null || event.startsOn > today) throw new EventNotStarted(event.startsOn);
  assertWithinResultWindow(actor, event, at, program);
};

export const canSubmit = (actor: Actor | null, event: RaceEvent, at: Instant, program: Program): boolean => {
  if (!actor) return false;
  try {
    assertCanSubmit(actor, event, at, program);
    return true;
  } catch (refused) {
    if (refused instanceof DomainError) return false;
    throw refused;
  }
};
