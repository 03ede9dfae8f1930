import type { TaxRecord } from '@rrr/core/riders';
import type { RiderRow } from '../tables/index.js';

export const TAX = [
  'tax_country',
  'tax_treaty_country',
  'tax_treaty_rate',
  'tax_stated_at',
  'tax_confirmed_at',
  'tax_confirmed_by',
  'tax_rate',
] as const satisfies readonly (keyof RiderRow)[];
type TaxRow = Pick<RiderRow, (typeof TAX)[number]>;

export const taxRow = (tax: TaxRecord | null): TaxRow => ({
  tax_country: tax?.country ?? null,
  tax_treaty_country: tax?.treatyCountry ?? null,
  tax_treaty_rate: tax?.treatyBasisPoints ?? null,
  tax_stated_at: tax?.statedAt ?? null,
  tax_confirmed_at: tax?.confirmed?.at ?? null,
  tax_confirmed_by: tax?.confirmed?.byName ?? null,
  tax_rate: tax?.confirmed?.basisPoints ?? null,
});

export const taxOfRow = (row: TaxRow): TaxRecord | null =>
  row.tax_country === null || row.tax_stated_at === null
    ? null
    : {
        country: row.tax_country,
        treatyCountry: row.tax_treaty_country,
        treatyBasisPoints: row.tax_treaty_rate,
        statedAt: row.tax_stated_at,
        confirmed:
          row.tax_confirmed_at === null
            ? null
            : { at: row.tax_confirmed_at, byName: row.tax_confirmed_by ?? '', basisPoints: row.tax_rate },
      };
