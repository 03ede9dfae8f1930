import { regionCode } from './regions.js';

const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i;
const NAME = /^[\p{L}\p{M}'’.\- ]+$/u;

/** Turns "DUNGEY, Ryan" into "Ryan DUNGEY" but keeps "Smith, Jr." and "Ken Roczen, CA". Case is kept. */
export const readRiderName = (text: string): string => {
  const parts = text.split(',').map((part) => part.trim());
  const [last, first] = parts;
  if (parts.length !== 2 || !last || !first || !NAME.test(last) || !NAME.test(first) || SUFFIX.test(first)) return text;
  const state =
    last.includes(' ') && first.length === 2 && first === first.toUpperCase() && regionCode(first) !== undefined;
  return state ? text : `${first} ${last}`;
};
