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
  ['rider', 26, (it) => it.fullName],
  ['hometown', 20, (it) => it.hometown],
  ['state', 12, (it) => it.state],
];

export const earningColumns = (currency: Currency): readonly Column<RiderEarnings>[] =>
  of(
    currency,
    ...rider<RiderEarnings>(),
    ['earned', 12, (it, as) => as.amount(it.amount)],
    ['awards', 9, (it, as) => as.count(it.count)],
    // awards that are worth nothing are in no sum: 0 is no award of that type
    ['credit', 12, (it, as) => as.amount(it.byType.credit || null)],
    ['bonus', 12, (it, as) => as.amount(it.byType.bonus || null)],
    ['cash', 12, (it, as) => as.amount(it.byType.cash || null)],
  );

export const redemptionColumns = (currency: Currency): readonly Column<RiderRedemptions>[] =>
  of(
    currency,
    ...rider<RiderRedemptions>(),
    ['issued', 12, (it, as) => as.amount(it.issued)],
    ['takenBack', 12, (it, as) => as.amount(it.takenBack)],
    ['earnedEver', 12, (it, as) => as.amount(it.earned)],
    ['redeemed', 12, (it, as) => as.amount(it.amount)],
    ['redemptions', 12, (it, as) => as.count(it.count)],
  );

export const cashColumns = (currency: Currency): readonly Column<RiderCash>[] =>
  of(
    currency,
    ...rider<RiderCash>(),
    ['earned', 12, (it, as) => as.amount(it.earned)],
    ['inClaim', 12, (it, as) => as.amount(it.inClaim)],
    ['paid', 12, (it, as) => as.amount(it.paid)],
    ['withheld', 12, (it, as) => as.amount(it.withheld)],
    ['open', 12, (it, as) => as.amount(it.open)],
  );

export const topDealerColumns = (currency: Currency): readonly Column<TopDealer>[] =>
  of(
    currency,
    ['dealer', 28, (it) => it.name],
    ['city', 18, (it) => it.city],
    ['state', 12, (it) => it.state],
    ['redeemed', 12, (it, as) => as.amount(it.amount)],
    ['redemptions', 12, (it, as) => as.count(it.count)],
  );

export const payoutColumns = (currency: Currency): readonly Column<PayoutMonth>[] =>
  of(
    currency,
    ['month', 10, (it) => it.month],
    ['claims', 9, (it, as) => as.count(it.claims)],
    ['gross', 12, (it, as) => as.amount(it.gross)],
    ['withheld', 12, (it, as) => as.amount(it.withheld)],
    ['net', 12, (it, as) => as.amount(it.net)],
    ['sent', 12, (it, as) => as.amount(it.sent)],
    ['sentClaims', 12, (it, as) => as.count(it.sentClaims)],
    ['pending', 12, (it, as) => as.amount(it.pending)],
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
  of(currency, ['month', 10, (it) => it.month], ...movedColumns<Movements>((it) => it));

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
  const total = brands.reduce((sum, it) => sum + it.results, 0);
  return brands.map(({ brand, results }) => ({ of, brand: nameOf(brand), results, rate: share(results, total).rate }));
};

export const shareColumns = (by: 'month' | 'series'): readonly Column<BrandShare>[] => [
  [by, by === 'month' ? 10 : 32, (it) => it.of],
  ['brand', 16, (it) => it.brand],
  ['results', 9, (it, as) => as.count(it.results)],
  ['share', 9, (it, as) => as.rate(it.rate)],
];
