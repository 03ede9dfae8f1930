import type { Locale } from '@rrr/contract';
import type { Config } from '../../app/shell-context.js';

type Bike = Config['program']['eligibleBikes'][number];

/** `2024–2025` or `2024` */
export const years = ({ fromYear, toYear }: Pick<Bike, 'fromYear' | 'toYear'>): string => (fromYear === toYear ? String(fromYear) : `${fromYear}–${toYear}`);

/** Every figure of the program that a text may name, ready to fill its holes. */
export const figuresOf = ({ program }: Config, locale: Locale): Record<string, string | number> => ({
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
});
