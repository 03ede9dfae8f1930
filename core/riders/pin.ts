import type { LocalDate } from '../shared/index.js';
import { PinNotValid } from './refusals.js';

/** Digits in a row, up and down, with 0 after 9 and before 1; and every second one. */
const RUNS = ['01234567890', '09876543210', '0246802', '1357913', '8642', '9753'];
/** One digit or two digits again and again, and two digits twice each. */
const REPEAT = /^(?:(\d{1,2})\1+|(\d)\2(\d)\3)$/;
/** Others that thousands of people chose where PINs became known: years, a column of the keys, 007, an emergency. */
const COMMON = ['0007', '0070', '0852', '0911', '1004', '1230', '2000', '2001', '2580'];

/** Why a PIN is easy to guess (domain.md §6); the first reason that fits. */
type PinFault = 'run' | 'repeat' | 'birth-year' | 'common';

const faultOf = (pin: string, bornOn: LocalDate | null): PinFault | undefined => {
  if (RUNS.some((run) => run.includes(pin))) return 'run';
  if (REPEAT.test(pin)) return 'repeat';
  if (pin === bornOn?.slice(0, 4)) return 'birth-year';
  return COMMON.includes(pin) ? 'common' : undefined;
};

/**
 * Checks that a new PIN has 4 digits (requirements §5) and is not one that many people choose. PINs from before stay
 * valid.
 * @throws PinNotValid
 */
export const acceptPin = (pin: string, bornOn: LocalDate | null): void => {
  if (!/^[0-9]{4}$/.test(pin)) throw new PinNotValid({ why: 'digits' });
  const why = faultOf(pin, bornOn);
  if (why) throw new PinNotValid({ why });
};
