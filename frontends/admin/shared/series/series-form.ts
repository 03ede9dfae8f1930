import type { Currency, SeriesDetail } from '@rrr/contract';
import {
  NO_SERIES,
  seriesValues,
  useSeriesFields,
  type FormField,
  type SERIES_FIELDS,
  type SeriesValues,
  type StoredRecord,
} from '@rrr/kit/desk';
import { useRegions } from '../../places.api.js';
import { usePromoterChoicesQuery } from '../choices/choices.api.js';
import { useSeriesWords } from './words/use-words.js';

/** With what administrators alone say of a series. */
type Name = (typeof SERIES_FIELDS)[number]['name'] | 'promoterId' | 'bonus' | 'initialValue' | 'expirationDate';
export interface AdminSeriesValues extends SeriesValues {
  [name: string]: string | number | boolean | null;
  promoterId: string | null;
  bonus: boolean;
  /** minor units of the currency of its country */
  initialValue: number | null;
  expirationDate: string | null;
}

const CURRENCIES: Readonly<Record<string, Currency>> = { US: 'USD', CA: 'CAD' };
/** A bonus is paid in the currency of the series' country, in US dollars without one. */
export const currencyOf = (country: string | null): Currency =>
  country === null || country === '' ? 'USD' : (CURRENCIES[country.toUpperCase()] ?? 'EUR');

export const storedSeries = (series: SeriesDetail): StoredRecord<AdminSeriesValues> => ({
  values: {
    ...seriesValues(series),
    promoterId: series.promoter?._id ?? null,
    bonus: series.bonus,
    initialValue: series.initialValue?.amount ?? null,
    expirationDate: series.expirationDate,
  },
  version: series.version,
});

/** A series that is not stored yet. */
export const NEW_SERIES: StoredRecord<AdminSeriesValues> = {
  values: { ...NO_SERIES, promoterId: null, bonus: false, initialValue: null, expirationDate: null },
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
  const { data, error, refetch } = usePromoterChoicesQuery();
  const listed = (data?.promoters ?? []).filter(
    ({ _id, deActivated }) => !deActivated || _id === series?.promoter?._id,
  );
  const fields: readonly FormField<Name>[] = [
    ...common,
    {
      name: 'promoterId',
      kind: 'select',
      label: words('fields.promoterId'),
      help: words('help.promoterId'),
      options: listed.map(({ _id, name }) => ({ value: _id, label: name })),
      none: words('noPromoter'),
    },
    { name: 'bonus', kind: 'checkbox', label: words('fields.bonus'), help: words('help.bonus') },
    {
      name: 'initialValue',
      kind: 'money',
      label: words('fields.initialValue'),
      help: words('help.initialValue'),
      currency: currencyOf(series?.country ?? 'US'),
    },
    {
      name: 'expirationDate',
      kind: 'date',
      label: words('fields.expirationDate'),
      help: words('help.expirationDate'),
    },
  ];
  return { fields, ready: data !== undefined, error, retry: () => void refetch() };
};
