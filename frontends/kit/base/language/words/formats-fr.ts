import type { FormatWords } from './formats-en.js';

export const fr: FormatWords = {
  month: 'long',
  date: (day, month, year) => `${day === 1 ? '1er' : day} ${month} ${year}`,
  shortDate: (day, month, year) => `${year}-${String(month).padStart(2, '0')}-${day}`,
  at: ' à ',
  zone: 'heure du Pacifique',
  percent: '\u00a0%',
  place: (place) => (place === 1 ? '1er' : `${place}e`),
  position: (place) => (place === 1 ? '1re' : `${place}e`),
};
