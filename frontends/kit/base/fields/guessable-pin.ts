/** Digits in a row, up and down, with 0 after 9 and before 1. */
const RUNS = ['01234567890', '09876543210'];

/**
 * Whether the API refuses the PIN because many people choose it: a run, a repeat, or the birth year of its rider. A test
 * holds it to the server's rule.
 */
export const isGuessablePin = (pin: string, birthYear: string | null): boolean =>
  RUNS.some((run) => run.includes(pin)) || /^(\d{1,2})\1+$/.test(pin) || pin === birthYear;
