import type { Field, Fields, ValuesOf } from '../field.js';

export const SAMPLES = {
  email: 'sample@example.com',
  phone: '4155550142',
  country: 'CA',
  region: 'QC',
  'postal-code': 'H7A 1A1',
  date: '2027-03-04',
  birthday: '1990-04-12',
};
const sample = (name: string, { kind, options, min = 0, max = Infinity }: Field): string | number | boolean => {
  if (kind === 'yes-no') return true;
  if (kind === 'number') return Math.min(max, Math.max(min, 1_234));
  if (options?.[0]) return options[0];
  if (kind === 'website') return `https://${name.toLowerCase()}.example.com/`;
  return kind in SAMPLES ? SAMPLES[kind as keyof typeof SAMPLES] : `Sample ${name}`.slice(0, max);
};

/** A record with something in each field. */
export const sampleOf = <R extends Fields>(fields: R): ValuesOf<R> =>
  Object.fromEntries(Object.entries<Field>(fields).map(([name, field]) => [name, sample(name, field)])) as ValuesOf<R>;
