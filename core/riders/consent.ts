import type { Program } from '../program/index.js';
import { ageOn, type LocalDate } from '../shared/index.js';

type AdultAge = Pick<Program, 'adultAge'>;

/**
 * Whether a rider is under age. Someone born on 29 February comes of age on 1 March of common years. False without a
 * birth date.
 */
export const isMinor = (bornOn: LocalDate | null, today: LocalDate, { adultAge }: AdultAge): boolean =>
  bornOn !== null && ageOn(bornOn, today) < adultAge;
