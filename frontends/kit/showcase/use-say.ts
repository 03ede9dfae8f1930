import { useLocale } from '@rrr/kit/base';

/** Picks the reader's language: `say('Class', 'Classe')`. */
export const useSay = (): ((en: string, fr: string) => string) => {
  const locale = useLocale();
  return (en, fr) => (locale === 'fr' ? fr : en);
};
