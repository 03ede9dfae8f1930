import { useFormats, useLocale } from '@rrr/kit/base';

/** A place before its noun: `1st place`, « 1re position ». */
export const useOrdinal = (): ((place: number) => string) => {
  const [formats, locale] = [useFormats(), useLocale()];
  return locale === 'fr' ? (place) => (place === 1 ? '1re' : `${place}e`) : formats.place;
};
