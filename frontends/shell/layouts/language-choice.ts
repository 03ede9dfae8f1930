import { LANGUAGES, type Locale } from '@rrr/records/languages';

const KEY = 'rrr.language';

/** The reader chose a language, or said no: none is offered any more on this device. */
export const keepLanguageChoice = (): void => {
  try {
    localStorage.setItem(KEY, 'chosen');
  } catch {
    // a browser that keeps nothing offers it again
  }
};

/** Another language of ours that the browser reads first, while nobody has chosen yet. */
export const offeredLanguage = (locale: Locale): Locale | undefined => {
  const first = LANGUAGES.find(({ code }) => navigator.languages?.[0]?.startsWith(code))?.code;
  try {
    return first !== locale && localStorage.getItem(KEY) === null ? first : undefined;
  } catch {
    return undefined;
  }
};
