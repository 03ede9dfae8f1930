import { nameKey } from '@rrr/core/riders';

/** Words of several texts, in the form searches compare. */
export const searchKey = (...texts: readonly (string | null | undefined)[]): string =>
  texts
    .map((it) => nameKey(it ?? ''))
    .filter(Boolean)
    .join(' ');

/**
 * As much of a key as its column holds. Of some letters the plain form or the capital is two or three: a key may
 * outgrow what it is of.
 */
export const fitting = (characters: number, key: string): string =>
  key.length <= characters ? key : [...key].slice(0, characters).join('');
