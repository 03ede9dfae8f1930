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

/** Last day on which the promoter may submit results (requirements §9: 45 days). */
export const resultsDueOn = (event: Pick<RaceEvent, 'startsOn' | 'endsOn'>, program: Program): LocalDate | null =>
  event.endsOn === null ? null : addDays(event.endsOn, rulesOn(program, event.startsOn).resultWindowDays);

/**
 * After the window, only admins may change classes and results, by file, form or undo, until they accept late results
 * (domain.md §10).
 * @throws ResultWindowClosed
 */
export const assertWithinResultWindow = (
  actor: Actor,
  event: Pick<RaceEvent, 'startsOn' | 'endsOn' | 'lateResultsAccepted'>,
  at: Instant,
  program: Program,
): void => {
  const due = actor.type === 'admin' || event.lateResultsAccepted ? null : resultsDueOn(event, program);
  if (due !== null && dateIn(at, program.timeZone) > due)
    throw new ResultWindowClosed(due, rulesOn(program, event.startsOn).resultWindowDays);
};
