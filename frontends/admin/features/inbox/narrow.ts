import type { Currency, Money } from '@rrr/contract';
import type { Row } from './use-groups.js';

/** What of a group is looked at, and in which order; all of it stands in the address. */
export interface Narrow {
  currency?: Currency;
  /** at least as much in one currency, in minor units */
  from?: number;
  promoter?: string;
  /** has waited since this day or longer */
  until?: string;
  /** of overdue cash: riders who can be reminded today, or cannot yet */
  remindable?: 'true' | 'false';
  sort: 'age' | 'money';
}

const CURRENCIES: readonly Currency[] = ['USD', 'CAD', 'EUR'];
/** The names by which they stand in the address. */
export const NARROWS = ['currency', 'from', 'promoter', 'until', 'remindable', 'sort'] as const;

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** An address can be written by hand: what makes no sense asks for nothing. */
export const narrowOf = (params: URLSearchParams): Narrow => {
  const [currency, from, promoter, until, remindable] = NARROWS.map((it) => params.get(it) ?? '') as [
    string,
    string,
    string,
    string,
    string,
  ];
  const code = CURRENCIES.find((it) => it === currency);
  return {
    ...(code ? { currency: code } : {}),
    // whole units, as a person writes them
    ...(/^[1-9]\d{0,6}$/.test(from) ? { from: Number(from) * 100 } : {}),
    ...(promoter ? { promoter } : {}),
    ...(isDay(until) ? { until } : {}),
    ...(remindable === 'true' || remindable === 'false' ? { remindable } : {}),
    sort: params.get('sort') === 'money' ? 'money' : 'age',
  };
};

export const isNarrowed = ({ sort: _, ...rest }: Narrow): boolean => Object.keys(rest).length > 0;

/** The largest sum in one currency, in the asked one if there is one: currencies are never added. */
const most = (money: readonly Money[] = [], currency: Currency | undefined): number =>
  Math.max(0, ...money.filter((it) => currency === undefined || it.currency === currency).map((it) => it.amount));

const dayOf = (at: string | null): string => at?.slice(0, 'YYYY-MM-DD'.length) ?? '';

/** The rows of a group that are asked for, oldest first as its list has them, or by money. */
export const narrowed = (rows: readonly Row[], { currency, from, promoter, until, sort }: Narrow): readonly Row[] => {
  const found = rows.filter(
    (it) =>
      (currency === undefined || it.money?.some((money) => money.currency === currency)) &&
      (from === undefined || most(it.money, currency) >= from) &&
      (promoter === undefined || it.promoter === promoter) &&
      (until === undefined || (it.at !== null && dayOf(it.at) <= until)),
  );
  return sort === 'age' ? found : found.toSorted((a, b) => most(b.money, currency) - most(a.money, currency));
};

/** By currency. */
export const sumsOf = (rows: readonly Pick<Row, 'money'>[]): readonly Money[] => {
  const sums = new Map<Currency, number>();
  for (const { money = [] } of rows)
    for (const { amount, currency } of money) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
};
