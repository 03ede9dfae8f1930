import { frenchSpaces } from './french-spaces.js';
import type { Writing } from './writing-en.js';

export const fr: Writing = {
  set: frenchSpaces,
  // the first of a month is an ordinal, which Intl does not know
  day: (written) => written.replace(/^1 (?=\p{L})/u, '1er '),
  moment: (hour, day) => `${day} à ${hour}`,
  place: (place) => `${place}${place === 1 ? 're' : 'e'}`,
};
