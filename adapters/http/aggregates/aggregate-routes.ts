import * as contract from '@rrr/contract';
import { earnRate, redemptionRate } from '@rrr/core/reports';
import { dateIn } from '@rrr/core/shared';
import { notValid } from '../refusals/edge-error.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { money } from '../present/money.js';
import { translator } from '../words/translator.js';
import { periodOf } from './asked-period.js';
import { presentPayoutMonth, presentSum } from './present-report.js';
import { presentPurses } from './present-purses.js';
import { seasonOf } from './season.js';

export const aggregateRoutes = ({ queries: { events, reports }, clock, program }: HttpPorts): readonly Route[] => {
  const today = () => dateIn(clock.now(), program.timeZone);
  return [
    route(contract.getContingency, can('public'), async ({ locale }) => {
      const year = today().slice(0, 4);
      const purses = presentPurses(await events.purses(seasonOf(today())));
      return {
        contingencyTitle: translator(locale, clock.now()).contingencyTitle(year),
        contingencyAmount: purses.find(({ amount }) => amount.currency === 'USD')?.amount ?? money(0, 'USD'),
        season: Number(year),
        purses,
      };
    }),
    route(contract.getSummary, can('report:see'), async ({ query: { currency, ...asked } }) => {
      const { from, to } = periodOf(asked, today());
      const summary = await reports.summary({ currency, from, to }, today());
      return {
        startDate: from,
        endDate: to,
        available: money(summary.available, currency),
        earned: money(summary.earned, currency),
        earnedByType: {
          credit: presentSum(summary.earnedByType.credit, currency),
          bonus: presentSum(summary.earnedByType.bonus, currency),
          cash: presentSum(summary.earnedByType.cash, currency),
        },
        redeemed: money(summary.redeemed, currency),
        redemptionRate: redemptionRate(summary).rate,
        earnRate: earnRate(summary).rate,
        riders: summary.activeRiders,
        ridersWithAward: summary.ridersWithAward,
        events: summary.events,
        awards: summary.awards,
        redemptions: summary.redemptions,
        categoriesEarned: summary.categoriesEarned.map(({ id, description, ...earned }) => ({
          _id: id,
          description,
          ...presentSum(earned, currency),
        })),
        withoutCategory: presentSum(summary.withoutCategory, currency),
        months: summary.months.map(({ month, earned, redeemed }) => ({
          month,
          earned: money(earned, currency),
          redeemed: money(redeemed, currency),
        })),
      };
    }),
    route(
      contract.getSeriesSummary,
      can('report:see'),
      async ({ query: { currency, seriesId, categoryId, ...asked } }) => {
        const { from, to } = periodOf(asked, today());
        if (seriesId !== undefined && categoryId !== undefined)
          throw notValid({ path: 'categoryId', code: 'not_allowed' });
        const of = seriesId !== undefined ? { seriesId } : categoryId !== undefined ? { categoryId } : undefined;
        if (!of) throw notValid({ path: 'seriesId', code: 'required' });
        const { earned, months, ...rest } = await reports.seriesSummary({ currency, from, to, ...of });
        return {
          startDate: from,
          endDate: to,
          ...rest,
          earned: money(earned, currency),
          months: months.map((month) => ({ ...month, earned: money(month.earned, currency) })),
        };
      },
    ),
    route(contract.recentEvents, can('report:see'), async ({ query: { limit } }) => ({
      events: (await reports.recentEvents(today(), limit)).map(({ id, startsOn, currency, earned, ...event }) => ({
        _id: id,
        ...event,
        startDate: startsOn,
        earned: presentSum(earned, currency),
      })),
    })),
    route(contract.payoutMonths, can('report:see'), async ({ query: { currency, ...asked } }) => {
      const { from, to } = periodOf(asked, today());
      const months = await reports.payouts({ currency, from, to });
      return { startDate: from, endDate: to, months: months.map((month) => presentPayoutMonth(month, currency)) };
    }),
    route(contract.movements, can('report:see'), async ({ query: { currency, ...asked } }) => {
      const { from, to } = periodOf(asked, today());
      const months = await reports.movements({ currency, from: from.slice(0, 7), to: to.slice(0, 7) });
      return {
        startDate: from,
        endDate: to,
        months: months.map((month) => ({
          month: month.month,
          expired: presentSum(month.expire, currency),
          reversed: presentSum(month.reverse, currency),
          corrected: presentSum(month.correct, currency),
          adjusted: presentSum(month.adjust, currency),
          paid: presentSum(month.pay, currency),
          unpaid: presentSum(month.unpay, currency),
        })),
      };
    }),
  ];
};
