import { createContext, useContext } from 'react';
import { inLanguage, LANGUAGES, type Locale } from '@rrr/records/languages';
import { type Formats, formatsOf } from './formats.js';

const Context = createContext<Locale>(LANGUAGES[0].code);
export const LocaleProvider = Context.Provider;

export const useLocale = (): Locale => useContext(Context);

/** the home page in the reader's language */
export const useHome = (): string => inLanguage('/', useLocale());

export const useFormats = (): Formats => formatsOf(useLocale());
