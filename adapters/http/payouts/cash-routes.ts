import * as contract from '@rrr/contract';
import { type Amounts, overdueRaces } from '@rrr/core/payouts';
import { dateIn, NotFound } from '@rrr/core/shared';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { money, pagination } from '../present/money.js';
import { seesPersonal } from '../present/rider.js';
import { percentOf } from './present-claim.js';
import { presentOwed, presentRiderCash } from './present-cash.js';

export const cashRoutes = ({ queries: { payouts }, useCases, clock, program }: HttpPorts): readonly Route[] => {
  const today = () => dateIn(clock.now(), program.timeZone);
  return [
    route(contract.getRiderCash, can('payout:see'), async ({ actor, params: { riderId } }) => {
      const cash = seesPersonal(actor, riderId) ? await payouts.riderCash(riderId) : undefined;
      if (!cash) throw new NotFound('rider');
      return presentRiderCash(cash, program, today());
    }),
    route(contract.listWaitingCash, can('payout:manage'), async ({ query: { overdue, ...asked } }) => {
      const found = await payouts.waiting({
        ...asked,
        ...(overdue === true ? { raceDays: overdueRaces(program, today()), today: today() } : {}),
      });
      return {
        awards: found.items.map((award) => ({
          ...presentOwed(award, award.missing, program, today()),
          rider: { _id: award.riderId, fullName: award.riderName },
          missing: [...award.missing],
        })),
        pagination: pagination(found),
      };
    }),
    route(contract.expireCash, can('payout:manage'), async ({ actor, params: { riderId }, body, idempotency }) => {
      const { requestId, ...expired } = await useCases.expireCash({
        actor,
        idempotency: idempotency(),
        riderId,
        ...body,
      });
      return { ...expired, approvalId: requestId };
    }),
    route(contract.listCashYears, can('payout:manage'), async ({ query: { year, currency, reported, ...page } }) => {
      const threshold = program.taxReportingThreshold[currency];
      const found = await payouts.cashYears({
        ...page,
        year,
        currency,
        ...(reported === true ? { atLeast: threshold } : {}),
      });
      return {
        threshold: money(threshold, currency),
        cashYears: found.items.map((cashYear) => ({
          rider: { _id: cashYear.riderId, fullName: cashYear.riderName },
          year: cashYear.year,
          gross: money(cashYear.gross, cashYear.currency),
          withholding: money(cashYear.withholding, cashYear.currency),
          net: money(cashYear.net, cashYear.currency),
          reported: cashYear.gross >= threshold,
        })),
        pagination: pagination(found),
      };
    }),
    route(contract.listTaxLines, can('payout:manage'), async ({ query }) => {
      const { taxStatus, ...asked } = query;
      const [found, sums] = await Promise.all([
        payouts.taxLines({ ...asked, ...(taxStatus === undefined ? {} : { taxStatus }) }),
        payouts.taxSums(asked),
      ]);
      const amounts = (item: Amounts) => ({
        gross: money(item.gross, asked.currency),
        withholding: money(item.withholding, asked.currency),
        net: money(item.net, asked.currency),
      });
      return {
        taxLines: found.items.map((line) => ({
          rider: { _id: line.riderId, fullName: line.riderName },
          taxStatus: line.taxStatus,
          country: line.country,
          withholdingPercent: percentOf(line.basisPoints),
          payments: line.payments,
          ...amounts(line),
        })),
        totals: sums.map((sum) => ({ taxStatus: sum.taxStatus, riders: sum.riders, ...amounts(sum) })),
        pagination: pagination(found),
      };
    }),
  ];
};
