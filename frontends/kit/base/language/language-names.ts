import { languageTag, type Locale } from '@rrr/records/languages';
import { useLocale } from './locale-context.js';

/** What a language is called in another, inside a sentence: `French` · `anglais`. */
export const languageNameIn = (of: Locale, reader: Locale): string =>
  new Intl.DisplayNames(languageTag(reader), { type: 'language' }).of(of) ?? of;

/** What a language is called in the reader's, as a title: `French` · `Anglais`. */
export const useLanguageName = (): ((of: Locale) => string) => {
  const reader = useLocale();
  return (of) => languageNameIn(of, reader).replace(/^./u, (text) => text.toUpperCase());
};
