import { nameKey } from '@rrr/core/riders';

/** Normalized words of several texts, for searches. */
export const searchKey = (...texts: readonly (string | null | undefined)[]): string =>
  texts
    .map((text) => nameKey(text ?? ''))
    .filter(Boolean)
    .join(' ');

/** Cuts a key to its column's length; some letters normalize to two or three. */
export const fitting = (characters: number, key: string): string =>
  key.length <= characters ? key : [...key].slice(0, characters).join('');
