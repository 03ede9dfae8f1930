import { type Program, rulesOn } from '../program/index.js';
import { addDays, DomainError, type LocalDate } from '../shared/index.js';
import type { RaceEvent } from './event.js';

export class ResultWindowClosed extends DomainError {
  readonly code = 'RESULT_WINDOW_CLOSED';
  constructor(due: LocalDate, days: number) {
    super('The time for results has passed', { due, days });
  }
}

/** Last day on which the event's promoter may send results (specification §9: 45 days). */
export const resultsDueOn = (event: Pick<RaceEvent, 'startsOn' | 'endsOn'>, program: Program): LocalDate | null =>
  event.endsOn === null ? null : addDays(event.endsOn, rulesOn(program, event.startsOn).resultWindowDays);
