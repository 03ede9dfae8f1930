import { inEachLanguage, languageTag } from '@rrr/records/languages';
import type { Response } from './endpoint.js';
import type { getConfig } from './session.js';
import type { Locale } from './values.js';
import { en } from './words/sizes-en.js';

type Config = Response<typeof getConfig>;

const WORDS = inEachLanguage(en);

/** Smallest logos, inches (requirements §9); a logo of 7 by 4 inches is the other reading, and is large enough. */
const LOGO = { tankAndFender: 4, chest: 3.5, wide: 7, high: 4 };

/** `4 in (10.2 cm)` · `4 po (10,2 cm)` */
const inches = (sizes: readonly number[], locale: Locale): string => {
  const numbers = new Intl.NumberFormat(languageTag(locale));
  const { by, inch } = WORDS[locale];
  const written = (values: readonly number[]) => values.map((value) => numbers.format(value)).join(by);
  const centimetres = sizes.map((size) => Math.round(size * 25.4) / 10);
  return `${written(sizes)}\u00a0${inch} (${written(centimetres)}\u00a0cm)`;
};

/**
 * Values of the program, formatted to be inserted into the texts of the rules and questions; the server inserts them
 * too, into what it writes for search engines.
 */
export const figuresOf = (
  { brand, program }: Pick<Config, 'brand' | 'program'>,
  locale: Locale,
): Record<string, string | number> => ({
  brand,
  brands: new Intl.ListFormat(locale, { type: 'disjunction' }).format(program.brandMakes),
  minimumRiders: program.payoutSteps?.[0]?.riders ?? program.minimumRidersPerClass,
  classesPerBike: program.classesPerBikePerEvent,
  resultDays: program.resultWindowDays,
  creditMonths: program.creditMonths,
  paymentInfoDays: program.paymentInfoDays,
  cashDays: program.cashPaidDays,
  refundDays: program.dealerRefundDays,
  withholding: program.withholdingPercent,
  creditBonus: program.cashAsCredit?.bonusPercent ?? 0,
  adultAge: program.adultAge,
  contactMessageDays: program.contactMessageDays,
  deletionDays: program.deletionDays,
  uploadMegabytes: Math.round(program.uploadLimitBytes / 1_048_576),
  logoTank: inches([LOGO.tankAndFender], locale),
  logoChest: inches([LOGO.chest], locale),
  logoWhole: inches([LOGO.wide, LOGO.high], locale),
});
