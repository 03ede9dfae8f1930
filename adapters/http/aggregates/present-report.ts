import type { Money } from '@rrr/contract';
import {
  type Amount,
  type MarketShare,
  marketShare,
  type PayoutMonth,
  type ReportRider,
  type RiderStats,
  share,
  type TopDealer,
  type TopRider,
} from '@rrr/core/reports';
import { money } from '../present/money.js';

type Currency = Money['currency'];

export const presentSum = ({ amount, count }: Amount, currency: Currency) => ({
  amount: money(amount, currency),
  count,
});

/** `ours` as `nameKey` writes them; `nameOf` spells a make. */
export const presentShare = (
  { brands }: Pick<MarketShare, 'brands'>,
  ours: readonly string[],
  nameOf: (brand: string) => string,
) => {
  const { part, whole, rate } = marketShare({ brands }, ours);
  return {
    ours: part,
    total: whole,
    share: rate,
    brands: brands.map(({ brand, results }) => ({ brand: nameOf(brand), results, share: share(results, whole).rate })),
  };
};

export const presentReportRider = ({ id, fullName, hometown, state }: ReportRider) => ({
  _id: id,
  fullName,
  hometown,
  state,
});

export const presentTopRider = (rider: TopRider, currency: Currency) => ({
  ...presentReportRider(rider),
  ...presentSum(rider, currency),
});

export const presentTopDealer = (dealer: TopDealer, currency: Currency) => ({
  _id: dealer.id,
  name: dealer.name,
  city: dealer.city,
  state: dealer.state,
  ...presentSum(dealer, currency),
});

export const presentStats = ({ riders, awards, total, months }: RiderStats, currency: Currency) => ({
  riders,
  awards,
  total: money(total, currency),
  months: months.map((month) => ({ ...month, total: money(month.total, currency) })),
});

export const presentPayoutMonth = (
  { gross, withheld, net, sent, pending, ...rest }: PayoutMonth,
  currency: Currency,
) => ({
  ...rest,
  gross: money(gross, currency),
  withheld: money(withheld, currency),
  net: money(net, currency),
  sent: money(sent, currency),
  pending: money(pending, currency),
});
