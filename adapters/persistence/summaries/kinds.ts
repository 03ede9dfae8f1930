import type { Currency } from '@rrr/core/shared';

/**
 * What is summed up in `tallies` for reports (domain.md §12; ADR 19). Money
 * kinds carry their currency, those that a report asks for by year their year, so that a report reads a range of the
 * key and nothing else.
 */
/** key: type of award; bucket: month awarded; n: awards with a value; amount: their total */
export const earnedKind = (currency: Currency): string => `earned:${currency}`;
/** the same by day, for partial months */
export const earnedDayKind = (currency: Currency): string => `earned-day:${currency}`;
/** the same by series ('' for none) */
export const seriesKind = (currency: Currency): string => `series:${currency}`;
/** bucket: last day of the credit; amount: what is left */
export const availableKind = (currency: Currency): string => `available:${currency}`;
/** bucket: month; n: valid redemptions */
export const redeemedKind = (currency: Currency): string => `redeemed:${currency}`;
/** the same by dealer */
export const dealerKind = (currency: Currency): string => `dealer:${currency}`;
/** the same by dealer, per year */
export const topDealerKind = (currency: Currency, year: string): string => `top-dealer:${currency}:${year}`;
export type EarnerGroup = 'earner' | 'pro' | 'amateur';
/** key: the month of their previous award; bucket: month; n: riders (earner-book.ts) */
export const earnerKind = (group: EarnerGroup, currency: Currency): string => `${group}:${currency}`;
/** key: kind of entry; bucket: month; amount: total of the entries */
export const movedKind = (currency: Currency): string => `moved:${currency}`;
/** key: make; bucket: the event's first day; n: results of events that are not canceled */
export const BRAND = 'brand';
/** key: series ('' for none) and make; bucket: month */
export const brandSeriesKind = (year: string): string => `brand-series:${year}`;
/** the same by day, for partial months */
export const brandSeriesDayKind = (month: string): string => `brand-series-day:${month}`;
/** bucket: month; n: newly enrolled riders (active riders are counted in list-tallies.ts) */
export const ENROLLED = 'enrolled';
/** key: gross, withheld, net, sent; bucket: month of the request; n: claims */
export const claimKind = (currency: Currency): string => `claims:${currency}`;
/** bucket: month; n: refunds that were not undone */
export const refundKind = (currency: Currency): string => `refunds:${currency}`;

/** Kinds of entries that reports total; awards and redemptions have their own summaries. */
export const MOVED = ['expire', 'reverse', 'correct', 'adjust', 'pay', 'unpay'] as const;

/** `YYYY-MM` of a day; '' for undated events. */
export const monthOf = (day: string | null): string => (day ?? '').slice(0, 7);
export const yearOf = (day: string | null): string => (day ?? '').slice(0, 4);
