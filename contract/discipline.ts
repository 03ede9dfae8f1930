import { z } from 'zod';

export const discipline = z.enum(['motocross', 'offroad', 'road', 'flat']);
export type Discipline = z.output<typeof discipline>;

/** Words of an event's type, without accents; the first line that matches decides. */
const WORDS: readonly (readonly [Discipline, RegExp])[] = [
  ['flat', /flat|dirt track|oval|tt\b|ovale|speedway/],
  ['offroad', /off.?road|hors.?route|enduro|hare|scramble|hound|gncc|cross.?country|trail|desert|endurocross|woods/],
  ['road', /\broad|route|superbike|supersport|supertwin|super.?moto|circuit|asphalt|piste/],
  ['motocross', /moto.?cross|super.?cross|arena.?cross|\bmx|\bsx\b/],
];

/** The discipline that an event's type names ("Hare Scramble": off-road), or null. The type is free text. */
export const disciplineOf = (type: string): Discipline | null => {
  const words = type.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
};
