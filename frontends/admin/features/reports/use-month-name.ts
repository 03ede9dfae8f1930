import { languageTag, useLocale } from '@rrr/kit/base';

/** A month by name, `March 2026`. */
export const useMonthName = () => {
  const name = new Intl.DateTimeFormat(languageTag[useLocale()], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (month: string): string => name.format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`));
};
