import type { Currency, SeriesDetail } from '@rrr/contract';
import { type FormField, NEW_SERIES as NEW, type StoredRecord, useRecordFields, useSeriesFields } from '@rrr/kit/desk';
import { blank, only, SERIES, type ValuesOf, valuesOf } from '@rrr/records';
import { useRegions } from '../../places.api.js';
import { usePromoterChoicesQuery } from '../choices/choices.api.js';
import { useSeriesWords } from './words/use-words.js';

export interface AdminSeriesValues extends ValuesOf<typeof SERIES> {
  [name: string]: string | number | boolean | null;
  promoterId: string | null;
  /** minor units of the currency of its country */
  initialValue: number | null;
}
const ADMINS = only(SERIES, 'editedBy', 'admins');
const { bonus, ...other } = ADMINS;

const CURRENCIES: Readonly<Record<string, Currency>> = { US: 'USD', CA: 'CAD' };
/** A bonus is paid in the currency of the series' country, in US dollars without one. */
export const currencyOf = (country: string | null): Currency =>
  country === null || country === '' ? 'USD' : (CURRENCIES[country.toUpperCase()] ?? 'EUR');

export const storedSeries = (series: SeriesDetail): StoredRecord<AdminSeriesValues> => ({
  values: {
    ...valuesOf<typeof SERIES, ValuesOf<typeof SERIES>>(SERIES, series),
    promoterId: series.promoter?._id ?? null,
    initialValue: series.initialValue?.amount ?? null,
  },
  version: series.version,
});

/** A series that is not stored yet. */
export const NEW_SERIES: StoredRecord<AdminSeriesValues> = {
  values: { ...NEW.values, ...blank(ADMINS), promoterId: null, initialValue: null },
  version: 0,
};

/** As the API takes it. */
export const toSave = ({ initialValue, ...values }: AdminSeriesValues) => ({
  ...values,
  initialValue: initialValue === null ? null : { amount: initialValue, currency: currencyOf(values.country) },
});

/** The fields of the form, once the promoters to choose among are there. */
export const useAdminSeriesForm = (series?: SeriesDetail) => {
  const words = useSeriesWords();
  const common = useSeriesFields(useRegions());
  const help = { bonus: words('help.bonus'), expirationDate: words('help.expirationDate') };
  const [withBonus, others] = [useRecordFields({ bonus }, { help }), useRecordFields(other, { help })];
  const { data, error, refetch } = usePromoterChoicesQuery();
  const listed = (data?.promoters ?? []).filter(
    ({ _id, deActivated }) => !deActivated || _id === series?.promoter?._id,
  );
  const fields: readonly FormField<keyof typeof SERIES | 'promoterId' | 'initialValue'>[] = [
    ...common,
    {
      name: 'promoterId',
      kind: 'select',
      label: words('fields.promoterId'),
      help: words('help.promoterId'),
      options: listed.map(({ _id, name }) => ({ value: _id, label: name })),
      none: words('noPromoter'),
    },
    ...withBonus,
    {
      name: 'initialValue',
      kind: 'money',
      label: words('fields.initialValue'),
      help: words('help.initialValue'),
      currency: currencyOf(series?.country ?? 'US'),
    },
    ...others,
  ];
  return { fields, ready: data !== undefined, error, retry: () => void refetch() };
};
