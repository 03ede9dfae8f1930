import type { Locale } from '@rrr/contract';

const KEY = 'rrr.language';

/** The reader chose a language, or said no: none is offered any more on this device. */
export const keepLanguageChoice = (): void => {
  try {
    localStorage.setItem(KEY, 'chosen');
  } catch {
    // a browser that keeps nothing offers it again
  }
};

/** Whether the browser reads the other language first, and nobody has chosen yet. */
export const offersOther = (locale: Locale): boolean => {
  const [first = ''] = navigator.languages ?? [];
  if (!first.startsWith(locale === 'en' ? 'fr' : 'en')) return false;
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return false;
  }
};
