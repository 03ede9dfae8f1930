import { type Program, rulesOn, seasonStarts } from '../program/index.js';
import { addDays, type LocalDate } from '../shared/index.js';

/** A range of race days, both inclusive; null: no lower limit. */
export interface RaceDays {
  readonly from: LocalDate | null;
  readonly to: LocalDate;
}

/**
 * The deadline for the payment information of a race, by the rules of its season (requirements §9). `extendedUntil`: a
 * later one that an administrator gave the rider.
 */
export const paymentInfoDue = (
  program: Program,
  raceDay: LocalDate,
  extendedUntil: LocalDate | null = null,
): LocalDate => {
  const due = addDays(raceDay, rulesOn(program, raceDay).paymentInfoDays);
  return extendedUntil !== null && extendedUntil > due ? extendedUntil : due;
};

/** Race days whose payment information is overdue today, one range per season. */
export const overdueRaces = (program: Program, today: LocalDate): readonly RaceDays[] => {
  const begins = [null, ...seasonStarts(program)];
  return begins.flatMap((from, at) => {
    const next = begins[at + 1];
    const late = addDays(today, -1 - rulesOn(program, from).paymentInfoDays);
    const to = next && addDays(next, -1) < late ? addDays(next, -1) : late;
    return from !== null && to < from ? [] : [{ from, to }];
  });
};
