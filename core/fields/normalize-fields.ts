import type { Field, Fields, ValuesOf } from '@rrr/records';
import { normalizePostalCode, normalizeRegion } from '../geo/index.js';

const trimmed = (text: unknown): string | null => (typeof text === 'string' && text.trim()) || null;

const normalized = ({ kind, required }: Field, value: unknown, country: string): unknown => {
  if (kind === 'yes-no' || kind === 'number' || kind === 'choice') return value;
  const text = trimmed(value);
  if (text === null) return required ? '' : null;
  if (kind === 'country') return text.toUpperCase();
  if (kind === 'email') return text.toLowerCase();
  if (kind === 'region') return normalizeRegion(country, text);
  return kind === 'postal-code' ? normalizePostalCode(country, text) : text;
};

/**
 * A record's fields as they are stored: texts trimmed, blanks null, and codes in the form of its country, which is its
 * field `country`. Other fields stay as they are.
 */
export const normalizeFields = <R extends Fields, Row extends ValuesOf<R>>(fields: R, row: Row): Row => {
  const values: Readonly<Record<string, unknown>> = row;
  const country = trimmed(values['country'])?.toUpperCase() ?? '';
  return {
    ...row,
    ...Object.fromEntries(
      Object.entries<Field>(fields).map(([name, field]) => [name, normalized(field, values[name], country)]),
    ),
  };
};
