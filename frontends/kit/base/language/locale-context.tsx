import { createContext, useContext } from 'react';
import type { Locale } from '@rrr/contract';
import { type Formats, formatsOf } from './formats.js';

const Context = createContext<Locale>('en');
export const LocaleProvider = Context.Provider;

export const useLocale = (): Locale => useContext(Context);

/** the home page in the reader's language */
export const useHome = (): string => (useLocale() === 'fr' ? '/fr' : '/');

export const useFormats = (): Formats => formatsOf(useLocale());
