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
  /** of as many as a page has at most */
  page: number;
}

const CURRENCIES: readonly Currency[] = ['USD', 'CAD', 'EUR'];
/** The names by which they stand in the address. */
export const NARROWS = ['currency', 'from', 'promoter', 'until', 'remindable', 'sort', 'page'] as const;

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** An address can be written by hand: what makes no sense asks for nothing. */
export const narrowOf = (params: URLSearchParams): Narrow => {
  const [currency, from, promoter, until, remindable] = NARROWS.map((narrow) => params.get(narrow) ?? '') as [
    string,
    string,
    string,
    string,
    string,
  ];
  const code = CURRENCIES.find((candidate) => candidate === currency);
  return {
    ...(code ? { currency: code } : {}),
    // whole units, as a person writes them
    ...(/^[1-9]\d{0,6}$/.test(from) ? { from: Number(from) * 100 } : {}),
    ...(promoter ? { promoter } : {}),
    ...(isDay(until) ? { until } : {}),
    ...(remindable === 'true' || remindable === 'false' ? { remindable } : {}),
    sort: params.get('sort') === 'money' ? 'money' : 'age',
    page: /^[1-9]\d{0,3}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1,
  };
};

export const isNarrowed = ({ sort: _, page: _page, ...rest }: Narrow): boolean => Object.keys(rest).length > 0;

/** As many as a list has on a page at most. */
export const PAGE = 100;

/** As the lists of what waits are asked: those without money, with money, and of events. */
export const queriesOf = ({ currency, from, promoter, until, sort, page }: Narrow) => {
  const plain = { page, limit: PAGE, sort: 'age', ...(until === undefined ? {} : { until }) } as const;
  const money = {
    ...plain,
    sort: sort === 'money' ? 'amount' : 'age',
    ...(currency === undefined ? {} : { currency }),
    ...(from === undefined ? {} : { atLeast: from }),
  } as const;
  return { plain, money, events: { ...money, ...(promoter === undefined ? {} : { promoter }) } };
};

/** By currency. */
export const sumsOf = (rows: readonly Pick<Row, 'money'>[]): readonly Money[] => {
  const sums = new Map<Currency, number>();
  for (const { money = [] } of rows)
    for (const { amount, currency } of money) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
};
