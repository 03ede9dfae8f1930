import { createContext, useContext, useMemo } from 'react';
import type { Locale } from '@rrr/contract';
import { makeFormats, type Formats } from './formats.js';

const Context = createContext<Locale>('en');
export const LocaleProvider = Context.Provider;

export const useLocale = (): Locale => useContext(Context);

/** the home page in the reader's language */
export const useHome = (): string => (useLocale() === 'fr' ? '/fr' : '/');

export const useFormats = (): Formats => {
  const locale = useLocale();
  return useMemo(() => makeFormats(locale), [locale]);
};
