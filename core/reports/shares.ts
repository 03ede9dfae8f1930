import type { MarketShare, Summary } from './report-queries.port.js';

/** A share with what it is of, for whoever shows it otherwise. Of nothing it is 0 (domain.md §12). */
export interface Share {
  readonly part: number;
  readonly whole: number;
  readonly rate: number;
}

export const share = (part: number, whole: number): Share => ({ part, whole, rate: whole === 0 ? 0 : part / whole });

/** Redeemed of what was earned in the period; above 1 when more of earlier credit was redeemed. */
export const redemptionRate = ({ redeemed, earned }: Summary): Share => share(redeemed, earned);

/** Riders with an award in the period of the riders who are active. */
export const earnRate = ({ ridersWithAward, activeRiders }: Summary): Share => share(ridersWithAward, activeRiders);

/** Results on one of our makes (as `nameKey` writes them) of results on a make that is known (domain.md §12). */
export const marketShare = ({ brands }: Pick<MarketShare, 'brands'>, ours: readonly string[]): Share => {
  const sum = (all: MarketShare['brands']): number => all.reduce((total, it) => total + it.results, 0);
  return share(sum(brands.filter((it) => ours.includes(it.brand))), sum(brands));
};
