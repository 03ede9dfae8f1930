/** Digits in a row, up and down, with 0 after 9 and before 1; and every second one. */
const RUNS = ['01234567890', '09876543210', '0246802', '1357913', '8642', '9753'];
/** One digit or two digits again and again, and two digits twice each. */
const REPEAT = /^(?:(\d{1,2})\1+|(\d)\2(\d)\3)$/;
const COMMON = ['0007', '0070', '0852', '0911', '1004', '1230', '2000', '2001', '2580'];

/** Why many people choose a PIN, as the API says it. */
export type PinFault = 'run' | 'repeat' | 'birth-year' | 'common';

/** Why the API refuses a PIN of four digits; undefined when it takes it. A test holds it to the server's rule. */
export const pinFault = (pin: string, birthYear: string | null): PinFault | undefined => {
  if (RUNS.some((run) => run.includes(pin))) return 'run';
  if (REPEAT.test(pin)) return 'repeat';
  if (pin === birthYear) return 'birth-year';
  return COMMON.includes(pin) ? 'common' : undefined;
};
