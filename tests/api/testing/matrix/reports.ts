import { admins, type Cells, everyone } from './cell.js';

const reportsOfAdmins = {
  getSummary: 'aggregates/summary',
  getSeriesSummary: 'aggregates/series-summary?seriesId=00000000000000000000000000',
  marketShareMonth: 'aggregates/market-share-month?noCache=true',
  marketShareSeries: 'aggregates/market-share-series',
  topProRiders: 'aggregates/top-pro-riders',
  proRiderStats: 'aggregates/pro-rider-stats',
  topAmateurRiders: 'aggregates/top-amateur-riders',
  amateurRiderStats: 'aggregates/amateur-rider-stats',
  topDealers: 'aggregates/top-dealers',
  payoutMonths: 'aggregates/payouts',
  movements: 'aggregates/movements',
  recentEvents: 'aggregates/recent-events',
  getWaiting: 'waiting',
  listCountries: 'countries',
  reportEarnings: 'reports/rider-earnings',
  reportRedemptions: 'reports/rider-redemptions',
  reportCashOut: 'reports/cash-out',
} as const;

export const reports: Cells = {
  latestPayouts: { own: everyone('ok'), ask: () => ['/api/latest-payouts'] },
  getContingency: { own: everyone('ok'), ask: () => ['/api/aggregates/contingency'] },
  ...Object.fromEntries(
    Object.entries(reportsOfAdmins).map(([id, path]) => [
      id,
      { own: admins('ok'), ask: () => [`/api/admin/${path}`] as const },
    ]),
  ),
};
