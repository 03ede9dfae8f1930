import type { promoterEvents, Response } from '@rrr/contract';
import { today } from '@rrr/kit/base';

export { today };

/** Whole days from one calendar date to another; negative when the second lies before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** An event in the list of its promoter. */
export type Listed = Response<typeof promoterEvents>['events'][number];
export type EventState = 'canceled' | 'draft' | 'undated' | 'upcoming' | 'waiting' | 'done';

/** Whether its results were due before today. */
export const isLate = ({ resultsDueDate }: Pick<Listed, 'resultsDueDate'>, day = today()): boolean =>
  resultsDueDate !== null && resultsDueDate < day;

/** Where an event stands for the one who owes its results. */
export const stateOf = (
  { status, published, startDate, classCount, classesWithResults }: Listed,
  day: string,
): EventState => {
  if (status === 'canceled') return 'canceled';
  if (published === false) return 'draft';
  if (startDate === null) return 'undated';
  if (startDate > day) return 'upcoming';
  return classCount > 0 && classesWithResults >= classCount ? 'done' : 'waiting';
};
