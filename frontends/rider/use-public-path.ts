import { useLocale } from '@rrr/kit/base';

/** An address of the public pages in the reader's language: `/about/rules` is `/fr/about/rules` for a French rider. */
export const usePublicPath = () => {
  const prefix = useLocale() === 'fr' ? '/fr' : '';
  return (path: string): string => prefix + path;
};
