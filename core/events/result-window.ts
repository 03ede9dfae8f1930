import type { Actor } from '../access/index.js';
import { type Program, rulesOn } from '../program/index.js';
import { addDays, dateIn, DomainError, type Instant, type LocalDate } from '../shared/index.js';
import type { RaceEvent } from './event.js';

export class ResultWindowClosed extends DomainError {
  readonly code = 'RESULT_WINDOW_CLOSED';
  constructor(due: LocalDate, days: number) {
    super('The time for results has passed', { due, days });
  }
}

/** Last day on which the event's promoter may send results (requirements §9: 45 days). */
export const resultsDueOn = (event: Pick<RaceEvent, 'startsOn' | 'endsOn'>, program: Program): LocalDate | null =>
  event.endsOn === null ? null : addDays(event.endsOn, rulesOn(program, event.startsOn).resultWindowDays);

/**
 * After the window an event's classes and results are for administrators alone, by a file, in a form or by taking a
 * file back (domain.md §10).
 * @throws ResultWindowClosed
 */
export const assertWithinResultWindow = (
  actor: Actor,
  event: Pick<RaceEvent, 'startsOn' | 'endsOn'>,
  at: Instant,
  program: Program,
): void => {
  const due = actor.type === 'admin' ? null : resultsDueOn(event, program);
  if (due !== null && dateIn(at, program.timeZone) > due)
    throw new ResultWindowClosed(due, rulesOn(program, event.startsOn).resultWindowDays);
};
