import type { FormatWords } from './formats-en.js';

const long = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'UTC' });

export const fr: FormatWords = {
  minute: 'minute',
  minutes: 'minutes',
  hours: 'heures',
  megabytes: 'Mo',
  // an ordinal for the first of a month, which Intl does not know
  date: (day) => long.format(day).replace(/^1 (?=\p{L})/u, '1er '),
  toMend: 'a-corriger',
};
