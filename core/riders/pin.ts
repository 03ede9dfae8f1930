import type { LocalDate } from '../shared/index.js';
import { PinNotValid } from './refusals.js';

/** Digits in a row, up and down, with 0 after 9 and before 1. */
const RUNS = ['01234567890', '09876543210'];

/** Whether many people choose this PIN (domain.md §6): a run, a repeat, or the rider's birth year. */
const isGuessable = (pin: string, bornOn: LocalDate | null): boolean =>
  RUNS.some((run) => run.includes(pin)) || /^(\d{1,2})\1+$/.test(pin) || pin === bornOn?.slice(0, 4);

/** Checks that a PIN has 4 digits (requirements §5) and is not easy to guess. @throws PinNotValid */
export const acceptPin = (pin: string, bornOn: LocalDate | null): void => {
  if (!/^[0-9]{4}$/.test(pin)) throw new PinNotValid({ why: 'digits' });
  if (isGuessable(pin, bornOn)) throw new PinNotValid({ why: 'guessable' });
};
