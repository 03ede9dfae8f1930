import { useMemo } from 'react';
import { languageTag } from '@rrr/records/languages';
import { countryCodes } from './country-codes.js';
import { useLocale } from './locale-context.js';
import { useCountryName } from './use-country-name.js';

/** Countries by name in the reader's language, for a choice; `name` tells one. */
export const useCountries = () => {
  const [name, tag] = [useCountryName(), languageTag(useLocale())];
  return useMemo(() => {
    const [first, second, ...rest] = countryCodes().map((value) => ({ value, label: name(value) }));
    const all = [first!, second!, ...rest.sort((a, b) => a.label.localeCompare(b.label, tag))];
    return { name, all };
  }, [name, tag]);
};
