import { monthName, useLocale } from '@rrr/kit/base';

/** A month by name, `March 2026`. */
export const useMonthName = () => {
  const locale = useLocale();
  return (month: string): string => monthName(locale, month, { length: 'long', year: true });
};
