import type { Field, Fields, ValuesOf } from '@rrr/records';
import type { useFieldWords } from './use-field-words.js';

/**
 * What everybody may see of a record in fields that a page has no place of its own for, one labelled line each, so that
 * a new field is on the page. `placed`: the fields that the page shows in its own way.
 */
export const furtherLines = <R extends Fields>(
  fields: R,
  record: Partial<ValuesOf<R>>,
  placed: readonly (keyof R)[],
  word: ReturnType<typeof useFieldWords>,
): readonly string[] =>
  Object.entries<Field>(fields).flatMap(([name, { label, seenBy, notIn }]) => {
    const value = record[name];
    if (seenBy !== 'everyone' || placed.includes(name) || notIn?.includes('public') || !value) return [];
    return [value === true ? word(label) : `${word(label)}: ${String(value)}`];
  });
