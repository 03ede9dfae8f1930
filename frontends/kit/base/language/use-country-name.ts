import { useMemo } from 'react';
import { languageTag } from '@rrr/records/languages';
import { useLocale } from './locale-context.js';

/** Tells a country by its code, in the reader's language. */
export const useCountryName = (): ((code: string) => string) => {
  const tag = languageTag(useLocale());
  return useMemo(() => {
    const names = new Intl.DisplayNames(tag, { type: 'region' });
    return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
  }, [tag]);
};
