import type { Locale } from '@rrr/contract';
import { makeFormats, type Translate } from '@rrr/kit/base';
import type { Config } from '../../app/shell-context.js';
import type { en } from './words/rules-en.js';

type Bike = Config['program']['eligibleBikes'][number];

/** `2024–2025`, `2024`, or in words without a first or last year */
export const years = ({ fromYear, toYear }: Pick<Bike, 'fromYear' | 'toYear'>, t: Translate<typeof en>): string => {
  if (fromYear === null) return toYear === null ? t('bikes.everyYear') : t('bikes.until', { year: String(toYear) });
  if (toYear === null) return t('bikes.since', { year: String(fromYear) });
  return fromYear === toYear ? String(fromYear) : `${fromYear}–${toYear}`;
};

/** Smallest logos, inches (requirements §9); a logo of 7 by 4 inches is the other reading, and is large enough. */
const LOGO = { tankAndFender: 4, chest: 3.5, wide: 7, high: 4 };

/** `4 in (10.2 cm)` · `4 po (10,2 cm)` */
const inches = (sizes: readonly number[], locale: Locale): string => {
  const { count } = makeFormats(locale);
  const written = (values: readonly number[]) =>
    values.map(count).join(locale === 'fr' ? '\u00a0sur\u00a0' : '\u00a0×\u00a0');
  const centimetres = sizes.map((it) => Math.round(it * 25.4) / 10);
  return `${written(sizes)}\u00a0${locale === 'fr' ? 'po' : 'in'} (${written(centimetres)}\u00a0cm)`;
};

/** Values of the program, formatted to be inserted into texts. */
export const figuresOf = ({ brand, program }: Config, locale: Locale): Record<string, string | number> => ({
  brand,
  brands: new Intl.ListFormat(locale, { type: 'disjunction' }).format(program.brandMakes),
  minimumRiders: program.minimumRidersPerClass,
  classesPerBike: program.classesPerBikePerEvent,
  resultDays: program.resultWindowDays,
  creditMonths: program.creditMonths,
  paymentInfoDays: program.paymentInfoDays,
  cashDays: program.cashPaidDays,
  refundDays: program.dealerRefundDays,
  withholding: program.withholdingPercent,
  adultAge: program.adultAge,
  uploadMegabytes: Math.round(program.uploadLimitBytes / 1_048_576),
  logoTank: inches([LOGO.tankAndFender], locale),
  logoChest: inches([LOGO.chest], locale),
  logoWhole: inches([LOGO.wide, LOGO.high], locale),
});
