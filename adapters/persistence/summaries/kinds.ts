import type { Currency } from '@rrr/core/shared';

/**
 * What is summed up in `tallies` for reports (domain.md §12; docs/adr/0023-figures-kept-while-money-moves.md). Money
 * kinds carry their currency, those that a report asks for by year their year, so that a report reads a range of the
 * key and nothing else.
 */
/** key: type of award; bucket: month it was awarded in; n: awards worth something; amount: their worth */
export const earnedKind = (currency: Currency): string => `earned:${currency}`;
/** the same by day, for the parts of months at the ends of a period */
export const earnedDayKind = (currency: Currency): string => `earned-day:${currency}`;
/** the same by series ('' for none) */
export const seriesKind = (currency: Currency): string => `series:${currency}`;
/** bucket: last day of the credit; amount: what is left of it */
export const availableKind = (currency: Currency): string => `available:${currency}`;
/** bucket: month; n: redemptions that stand */
export const redeemedKind = (currency: Currency): string => `redeemed:${currency}`;
/** the same by dealer */
export const dealerKind = (currency: Currency): string => `dealer:${currency}`;
/** the same by dealer, for a year in all */
export const topDealerKind = (currency: Currency, year: string): string => `top-dealer:${currency}:${year}`;
export type EarnerGroup = 'earner' | 'pro' | 'amateur';
/** key: the month they had earned in before; bucket: month; n: riders (earner-book.ts) */
export const earnerKind = (group: EarnerGroup, currency: Currency): string => `${group}:${currency}`;
/** key: kind of entry; bucket: month it was made in; amount: sum of the entries */
export const movedKind = (currency: Currency): string => `moved:${currency}`;
/** key: make; bucket: the event's first day; n: results */
export const BRAND = 'brand';
/** key: series and make; bucket: month */
export const brandSeriesKind = (year: string): string => `brand-series:${year}`;
/** bucket: month; n: riders who enrolled (who is active is counted for lists: list-tallies.ts) */
export const ENROLLED = 'enrolled';
/** key: gross, withheld, net, sent; bucket: month the claim was asked for; n: claims */
export const claimKind = (currency: Currency): string => `claims:${currency}`;
/** bucket: month; n: refunds that stand */
export const refundKind = (currency: Currency): string => `refunds:${currency}`;

/** Entries whose sums reports show; awards and redemptions have figures of their own. */
export const MOVED = ['expire', 'reverse', 'correct', 'adjust', 'pay', 'unpay'] as const;

/** `YYYY-MM` of a day; undated events have none. */
export const monthOf = (day: string | null): string => (day ?? '').slice(0, 7);
export const yearOf = (day: string | null): string => (day ?? '').slice(0, 4);
