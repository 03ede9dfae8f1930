import type { LocalDate } from '@rrr/core/shared';
import { notValid } from '../refusals/edge-error.js';
import { seasonOf } from './season.js';

interface Asked {
  readonly startDate?: LocalDate | undefined;
  readonly endDate?: LocalDate | undefined;
}

/**
 * The period of a report. If only one day is given, the other is the start or end of its season.
 * @throws EdgeError VALIDATION_FAILED
 */
export const periodOf = (
  { startDate, endDate }: Asked,
  today: LocalDate,
): { readonly from: LocalDate; readonly to: LocalDate } => {
  const from = startDate ?? seasonOf(endDate ?? today).from;
  const to = endDate ?? seasonOf(startDate ?? today).to;
  if (from > to) throw notValid({ path: 'endDate', code: 'order' });
  return { from, to };
};

/** Requires both days or neither (requirements §7). @throws EdgeError VALIDATION_FAILED */
export const bothDaysOf = (asked: Asked, today: LocalDate): ReturnType<typeof periodOf> => {
  if (asked.startDate === undefined && asked.endDate !== undefined)
    throw notValid({ path: 'startDate', code: 'required' });
  if (asked.startDate !== undefined && asked.endDate === undefined)
    throw notValid({ path: 'endDate', code: 'required' });
  return periodOf(asked, today);
};
