import * as contract from '@rrr/contract';
import { dateIn } from '@rrr/core/shared';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { money, pagination } from '../present/money.js';
import { periodOf } from './asked-period.js';
import { presentReportRider, presentStats, presentTopDealer, presentTopRider } from './present-report.js';

export const riderReportRoutes = ({ queries: { reports }, clock, program }: HttpPorts): readonly Route[] => {
  const today = () => dateIn(clock.now(), program.timeZone);
  const inYear = <T extends { readonly year?: number | undefined }>(asked: T) => ({
    ...asked,
    year: asked.year ?? Number(today().slice(0, 4)),
  });
  const top =
    (group: 'pro' | 'amateur') =>
    async ({
      query,
    }: {
      readonly query: {
        readonly currency: contract.Currency;
        readonly year?: number | undefined;
        readonly limit: number;
      };
    }) => {
      const asked = inYear(query);
      return {
        year: asked.year,
        riders: (await reports.topRiders(group, asked)).map((topRider) => presentTopRider(topRider, asked.currency)),
      };
    };
  const stats =
    (group: 'pro' | 'amateur') =>
    async ({
      query: { currency, ...asked },
    }: {
      readonly query: {
        readonly currency: contract.Currency;
        readonly startDate?: string | undefined;
        readonly endDate?: string | undefined;
      };
    }) => {
      const { from, to } = periodOf(asked, today());
      return {
        startDate: from,
        endDate: to,
        ...presentStats(await reports.riderStats(group, { currency, from, to }), currency),
      };
    };

  return [
    route(contract.topProRiders, can('report:see'), top('pro')),
    route(contract.topAmateurRiders, can('report:see'), top('amateur')),
    route(contract.proRiderStats, can('report:see'), stats('pro')),
    route(contract.amateurRiderStats, can('report:see'), stats('amateur')),
    route(contract.topDealers, can('report:see'), async ({ query }) => {
      const asked = inYear(query);
      return {
        year: asked.year,
        dealers: (await reports.topDealers(asked)).map((topDealer) => presentTopDealer(topDealer, asked.currency)),
      };
    }),
    route(contract.reportEarnings, can('report:see'), async ({ query: { group, ...query } }) => {
      const asked = inYear(query);
      const found = await reports.riderEarnings(group, asked);
      const of = (amount: number) => money(amount, asked.currency);
      const riders = found.items.map((rider) => ({
        ...presentReportRider(rider),
        earned: of(rider.amount),
        awards: rider.count,
        credit: of(rider.byType.credit),
        bonus: of(rider.byType.bonus),
        cash: of(rider.byType.cash),
      }));
      return { year: asked.year, riders, pagination: pagination(found) };
    }),
    route(contract.reportRedemptions, can('report:see'), async ({ query }) => {
      const asked = inYear(query);
      const found = await reports.riderRedemptions(asked);
      const of = (amount: number) => money(amount, asked.currency);
      return {
        year: asked.year,
        riders: found.items.map((rider) => ({
          ...presentReportRider(rider),
          issued: of(rider.issued),
          takenBack: of(rider.takenBack),
          earned: of(rider.earned),
          redeemed: of(rider.amount),
          redemptions: rider.count,
        })),
        pagination: pagination(found),
      };
    }),
    route(contract.reportCashOut, can('report:see'), async ({ query }) => {
      const found = await reports.cashOut(query);
      const of = (amount: number) => money(amount, query.currency);
      const riders = found.items.map((rider) => ({
        ...presentReportRider(rider),
        earned: of(rider.earned),
        inClaim: of(rider.inClaim),
        paid: of(rider.paid),
        withheld: of(rider.withheld),
        open: of(rider.open),
      }));
      return { riders, pagination: pagination(found) };
    }),
  ];
};
