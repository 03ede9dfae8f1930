import { anId } from '@rrr/core/testing';
import type { Queries } from '../queries/index.js';
import { type Ask, TODAY } from './questions-of-exports.js';

const page = { page: 3, limit: 15 };
const PERIOD = { currency: 'USD', from: '2025-01-01', to: '2025-02-28' } as const;

/** The queries of the reports. */
export const REPORTS: { readonly [M in keyof Queries['reports']]: readonly Ask[] } = {
  summary: [
    (q) => q.reports.summary(PERIOD, TODAY),
    (q) => q.reports.summary({ ...PERIOD, from: '2024-12-28' }, TODAY),
  ],
  seriesSummary: [
    (q) => q.reports.seriesSummary({ ...PERIOD, seriesId: anId('ser', 1) }),
    (q) => q.reports.seriesSummary({ ...PERIOD, from: '2024-12-28', categoryId: anId('cat', 1) }),
  ],
  movements: [(q) => q.reports.movements({ currency: 'USD', from: '2024-01', to: '2024-12' })],
  shownPayouts: [(q) => q.reports.shownPayouts({ since: '2025-01-01', bornBy: '2007-06-15', limit: 4 })],
  shownTopRiders: [
    (q) => q.reports.shownTopRiders('pro', { currency: 'USD', year: 2025, bornBy: '2007-06-15', limit: 5 }),
  ],
  marketShareByMonth: [
    (q) => q.reports.marketShareByMonth(PERIOD),
    (q) => q.reports.marketShareByMonth({ from: '2024-12-28', to: '2025-01-15' }),
  ],
  marketShareBySeries: [
    (q) => q.reports.marketShareBySeries(PERIOD),
    (q) => q.reports.marketShareBySeries({ from: '2024-12-28', to: '2025-01-15' }),
  ],
  topRiders: (['pro', 'amateur'] as const).map(
    (group) => (q) => q.reports.topRiders(group, { currency: 'USD', year: 2024, limit: 10 }),
  ),
  topDealers: [(q) => q.reports.topDealers({ currency: 'USD', year: 2024, limit: 10 })],
  riderStats: (['pro', 'amateur'] as const).map(
    (group) => (q) => q.reports.riderStats(group, { ...PERIOD, from: '2024-12-28' }),
  ),
  riderEarnings: (['pro', 'amateur'] as const).map(
    (group) => (q) => q.reports.riderEarnings(group, { currency: 'USD', year: 2024, ...page }),
  ),
  riderRedemptions: [(q) => q.reports.riderRedemptions({ currency: 'USD', year: 2024, ...page })],
  cashOut: [(q) => q.reports.cashOut({ currency: 'USD', ...page })],
  payouts: [(q) => q.reports.payouts(PERIOD), (q) => q.reports.payouts({ ...PERIOD, from: '2024-12-28' })],
  recentEvents: [(q) => q.reports.recentEvents(TODAY, 5)],
};
