import type {
  MarketShare,
  Movements,
  PayoutMonth,
  RiderCash,
  RiderEarnings,
  RiderRedemptions,
  TopDealer,
} from '@rrr/core/reports';
import { share } from '@rrr/core/reports';
import type { Currency } from '@rrr/core/shared';
import type { Column } from '../sheets/sheet-of.js';

/** Adds the report's currency to each row. */
const of = <Row>(currency: Currency, ...columns: readonly Column<Row>[]): readonly Column<Row>[] => [
  ...columns,
  ['currency', 9, () => currency],
];
const rider = <
  Row extends { readonly fullName: string; readonly hometown: string | null; readonly state: string | null },
>(): readonly Column<Row>[] => [
  ['rider', 26, (item) => item.fullName],
  ['hometown', 20, (item) => item.hometown],
  ['state', 12, (item) => item.state],
];

export const earningColumns = (currency: Currency): readonly Column<RiderEarnings>[] =>
  of(
    currency,
    ...rider<RiderEarnings>(),
    ['earned', 12, (earnings, as) => as.amount(earnings.amount)],
    ['awards', 9, (earnings, as) => as.count(earnings.count)],
    // awards that are worth nothing are in no sum: 0 is no award of that type
    ['credit', 12, (earnings, as) => as.amount(earnings.byType.credit || null)],
    ['bonus', 12, (earnings, as) => as.amount(earnings.byType.bonus || null)],
    ['cash', 12, (earnings, as) => as.amount(earnings.byType.cash || null)],
  );

export const redemptionColumns = (currency: Currency): readonly Column<RiderRedemptions>[] =>
  of(
    currency,
    ...rider<RiderRedemptions>(),
    ['issued', 12, (redemptions, as) => as.amount(redemptions.issued)],
    ['takenBack', 12, (redemptions, as) => as.amount(redemptions.takenBack)],
    ['earnedEver', 12, (redemptions, as) => as.amount(redemptions.earned)],
    ['redeemed', 12, (redemptions, as) => as.amount(redemptions.amount)],
    ['redemptions', 12, (redemptions, as) => as.count(redemptions.count)],
  );

export const cashColumns = (currency: Currency): readonly Column<RiderCash>[] =>
  of(
    currency,
    ...rider<RiderCash>(),
    ['earned', 12, (cash, as) => as.amount(cash.earned)],
    ['inClaim', 12, (cash, as) => as.amount(cash.inClaim)],
    ['paid', 12, (cash, as) => as.amount(cash.paid)],
    ['withheld', 12, (cash, as) => as.amount(cash.withheld)],
    ['open', 12, (cash, as) => as.amount(cash.open)],
  );

export const topDealerColumns = (currency: Currency): readonly Column<TopDealer>[] =>
  of(
    currency,
    ['dealer', 28, (dealer) => dealer.name],
    ['city', 18, (dealer) => dealer.city],
    ['state', 12, (dealer) => dealer.state],
    ['redeemed', 12, (dealer, as) => as.amount(dealer.amount)],
    ['redemptions', 12, (dealer, as) => as.count(dealer.count)],
  );

export const payoutColumns = (currency: Currency): readonly Column<PayoutMonth>[] =>
  of(
    currency,
    ['month', 10, (month) => month.month],
    ['claims', 9, (month, as) => as.count(month.claims)],
    ['gross', 12, (month, as) => as.amount(month.gross)],
    ['withheld', 12, (month, as) => as.amount(month.withheld)],
    ['net', 12, (month, as) => as.amount(month.net)],
    ['sent', 12, (month, as) => as.amount(month.sent)],
    ['sentClaims', 12, (month, as) => as.count(month.sentClaims)],
    ['pending', 12, (month, as) => as.amount(month.pending)],
  );

const MOVED = [
  ['expired', 'expire'],
  ['reversed', 'reverse'],
  ['corrected', 'correct'],
  ['adjusted', 'adjust'],
  ['cashPaid', 'pay'],
  ['unpaid', 'unpay'],
] as const;
/** What moved balances in a month; blank where nothing did, so that 0.00 are movements that came to nothing. */
export const movedColumns = <Row>(of: (row: Row) => Movements | null): readonly Column<Row>[] =>
  MOVED.map(([name, kind]) => [
    name,
    12,
    (row, as) => {
      const sum = of(row)?.[kind];
      return as.amount(sum && sum.count > 0 ? sum.amount : null);
    },
  ]);

export const movementColumns = (currency: Currency): readonly Column<Movements>[] =>
  of(currency, ['month', 10, (movements) => movements.month], ...movedColumns<Movements>((movements) => movements));

/** One make's share in a month or series. */
export interface BrandShare {
  readonly of: string;
  readonly brand: string;
  readonly results: number;
  readonly rate: number;
}

export const brandShares = (
  of: string,
  { brands }: Pick<MarketShare, 'brands'>,
  nameOf: (brand: string) => string,
): readonly BrandShare[] => {
  const total = brands.reduce((sum, brand) => sum + brand.results, 0);
  return brands.map(({ brand, results }) => ({ of, brand: nameOf(brand), results, rate: share(results, total).rate }));
};

export const shareColumns = (by: 'month' | 'series'): readonly Column<BrandShare>[] => [
  [by, by === 'month' ? 10 : 32, (brandShare) => brandShare.of],
  ['brand', 16, (brandShare) => brandShare.brand],
  ['results', 9, (brandShare, as) => as.count(brandShare.results)],
  ['share', 9, (brandShare, as) => as.rate(brandShare.rate)],
];
