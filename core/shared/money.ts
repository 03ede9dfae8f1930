/**
 * Money is kept in whole minor units of one currency (domain.md §2). Floating point is never used; currencies are never
 * mixed.
 */
export type Currency = 'USD' | 'CAD' | 'EUR';
export const CURRENCIES: readonly Currency[] = ['USD', 'CAD', 'EUR'];

export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

export const money = (amount: number, currency: Currency): Money => {
  if (!Number.isSafeInteger(amount)) throw new TypeError(`Not a whole number of minor units: ${amount}`);
  return { amount, currency };
};

export const zero = (currency: Currency): Money => ({ amount: 0, currency });

const together = (a: Money, b: Money): Currency => {
  if (a.currency !== b.currency) throw new TypeError(`Cannot combine ${a.currency} with ${b.currency}`);
  return a.currency;
};

/** @throws TypeError across currencies, or when the sum leaves the safe integers */
export const plus = (a: Money, b: Money): Money => money(a.amount + b.amount, together(a, b));

/** @throws TypeError across currencies */
export const minus = (a: Money, b: Money): Money => money(a.amount - b.amount, together(a, b));

export const sum = (all: readonly Money[], currency: Currency): Money => all.reduce(plus, zero(currency));

const CURRENCY_OF_COUNTRY: Readonly<Record<string, Currency>> = { US: 'USD', CA: 'CAD' };

/**
 * The currency of a dealer's redemptions and of an event's payouts: USD in the United States, CAD in Canada, EUR
 * elsewhere (domain.md §6).
 */
export const currencyOf = (country: string): Currency => CURRENCY_OF_COUNTRY[country] ?? 'EUR';
