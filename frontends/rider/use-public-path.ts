import { useLocale } from '@rrr/kit/base';
import { inLanguage } from '@rrr/records/languages';

/** An address of the public pages in the reader's language: `/about/rules` is `/fr/about/rules` for a French rider. */
export const usePublicPath = () => {
  const locale = useLocale();
  return (path: string): string => inLanguage(path, locale);
};
