import type { Currency } from '@rrr/contract';
import { today } from '@rrr/kit/base';
import { useListState } from '@rrr/kit/desk';
import { yearPeriod, type Period } from '../../shared/reports/period.js';

const CURRENCIES: readonly Currency[] = ['USD', 'CAD', 'EUR'];
/** As far back as the dashboard looks; the reports go further. */
const YEARS = 5;

export interface Year {
  year: number;
  /** the choices, this year first */
  years: readonly number[];
  currency: Currency;
  period: Period;
  set: (change: { year?: string; currency?: string }) => void;
}

/** The year and the currency of the dashboard, kept in the address. */
export const useYear = (): Year => {
  const list = useListState({ filters: { year: '', currency: 'USD' } });
  const now = Number(today().slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, back) => now - back);
  const year = years.find((candidate) => String(candidate) === list.filters.year) ?? now;
  return {
    year,
    years,
    currency: CURRENCIES.find((currency) => currency === list.filters.currency) ?? 'USD',
    period: yearPeriod(year),
    set: (change) => list.setFilters({ ...change, ...(change.year === String(now) ? { year: '' } : {}) }),
  };
};
