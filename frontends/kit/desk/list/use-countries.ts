import { useMemo } from 'react';
import { languageTag, useLocale } from '@rrr/kit/base';
import { countryCodes } from './country-codes.js';

/** Countries by name in the reader's language, for a choice; `name` tells one. */
export const useCountries = () => {
  const tag = languageTag[useLocale()];
  return useMemo(() => {
    const names = new Intl.DisplayNames(tag, { type: 'region' });
    const name = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
    const [first, second, ...rest] = countryCodes.map((value) => ({ value, label: name(value) }));
    const all = [first!, second!, ...rest.sort((a, b) => a.label.localeCompare(b.label, tag))];
    return { name, all };
  }, [tag]);
};
