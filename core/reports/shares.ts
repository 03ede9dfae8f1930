import type { MarketShare, Summary } from './report-queries.port.js';

/** A ratio with its numerator and denominator. With a denominator of 0 it is 0 (domain.md §12). */
export interface Share {
  readonly part: number;
  readonly whole: number;
  readonly rate: number;
}

export const share = (part: number, whole: number): Share => ({ part, whole, rate: whole === 0 ? 0 : part / whole });

/** Redeemed divided by earned in the period; above 1 when earlier credit was redeemed. */
export const redemptionRate = ({ redeemed, earned }: Summary): Share => share(redeemed, earned);

/** Share of active riders with an award in the period. */
export const earnRate = ({ ridersWithAward, activeRiders }: Summary): Share => share(ridersWithAward, activeRiders);

/**
 * Share of results on the program's makes (as `nameKey` writes them) among results with a known make (domain.md §12).
 */
export const marketShare = ({ brands }: Pick<MarketShare, 'brands'>, ours: readonly string[]): Share => {
  const sum = (all: MarketShare['brands']): number => all.reduce((total, item) => total + item.results, 0);
  return share(sum(brands.filter((brand) => ours.includes(brand.brand))), sum(brands));
};
