import * as contract from '@rrr/contract';
import type { Refund } from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import { codeOf, type DealerRefund, type RefundSearch, type RefundView } from '@rrr/core/redemption';
import { type Currency, dateIn, type LocalDate, NotFound, type PageAsked } from '@rrr/core/shared';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { money, pagination } from '../present/money.js';
import { narrowed, presentNarrowed } from '../present/narrowed.js';
import { presentOutcome } from '../present/outcome.js';
import { presentRedemption } from '../present/redemption.js';
import { translator } from '../words/translator.js';

const presentRefund = (refund: RefundView): Refund => ({
  _id: refund.id,
  redemption: { _id: refund.redemptionId, code: codeOf(refund.redemptionNumber) },
  dealer: { _id: refund.dealerId, name: refund.dealerName },
  rider: { _id: refund.riderId, fullName: refund.riderName },
  amount: money(refund.amount, refund.currency),
  refundedAt: refund.refundedAt,
  refundedDate: refund.refundedOn,
  refundedBy: refund.refundedBy,
  undone: refund.undone && { at: refund.undone.at, by: refund.undone.byName },
});

interface Asked {
  readonly dealerId?: string | undefined;
  readonly currency?: Currency | undefined;
  readonly afterDate?: LocalDate | undefined;
  readonly beforeDate?: LocalDate | undefined;
}

/** Limits dealers to their own refunds. @throws NotFound for another dealer's */
export const refundSearch = (
  actor: Actor,
  { dealerId, currency, afterDate, beforeDate }: Asked,
): Omit<RefundSearch, keyof PageAsked> => {
  const own = actor.type === 'dealer' ? actor.subjectId : dealerId;
  if (dealerId !== undefined && dealerId !== own) throw new NotFound('dealer');
  return {
    ...(own === undefined ? {} : { dealerId: own }),
    ...(currency === undefined ? {} : { currency }),
    ...(afterDate === undefined ? {} : { from: afterDate }),
    ...(beforeDate === undefined ? {} : { to: beforeDate }),
  };
};

export const refundRoutes = ({
  queries: { redemptions, refunds },
  useCases,
  clock,
  program,
}: HttpPorts): readonly Route[] => {
  const days = program.dealerRefundDays;
  const today = () => dateIn(clock.now(), program.timeZone);
  const present = async (refund: DealerRefund) => {
    const of = await redemptions.one(refund.redemptionId);
    if (!of) throw new NotFound('redemption');
    const { dealerName, number: redemptionNumber, riderId, riderName } = of;
    return { refund: presentRefund({ ...refund, dealerName, redemptionNumber, riderId, riderName }) };
  };
  return [
    route(
      contract.listRefundsDue,
      can('refund:see'),
      async ({ actor, query: { overdue, page, limit, atLeast, until, sort, ...asked } }) => {
        const due = { ...refundSearch(actor, asked), days, ...(overdue === undefined ? {} : { overdue }) };
        const found = await narrowed(
          {
            page,
            limit,
            ...(atLeast === undefined ? {} : { atLeast }),
            ...(until === undefined ? {} : { until }),
            ...(sort === undefined ? {} : { sort }),
          },
          {
            load: (some) => refunds.due({ ...due, ...some }, today()),
            factsOf: ({ redeemedAt, amount, currency }) => ({ at: redeemedAt, money: { amount, currency } }),
            timeZone: program.timeZone,
          },
        );
        return {
          creditRedemptions: found.items.map((redemption) => ({
            ...presentRedemption(redemption, actor, { clock, program }),
            dueDate: redemption.dueOn,
            overdue: redemption.overdue,
          })),
          ...presentNarrowed(found),
        };
      },
    ),
    route(contract.refundsDueTotals, can('refund:see'), async ({ actor, query }) => ({
      totals: (await refunds.dueTotals({ ...refundSearch(actor, query), days }, today())).map((dueTotal) => ({
        due: { count: dueTotal.count, amount: money(dueTotal.amount, dueTotal.currency) },
        overdue: { count: dueTotal.overdueCount, amount: money(dueTotal.overdueAmount, dueTotal.currency) },
      })),
    })),
    route(contract.listRefunds, can('refund:see'), async ({ actor, query: { undone, page, limit, ...asked } }) => {
      const found = await refunds.done({
        ...refundSearch(actor, asked),
        page,
        limit,
        ...(undone === undefined ? {} : { undone }),
      });
      return { refunds: found.items.map(presentRefund), pagination: pagination(found) };
    }),
    route(contract.refundDealer, can('refund:manage'), async ({ actor, params: { redemptionId }, idempotency }) =>
      present(await useCases.refundDealer({ actor, idempotency: idempotency(), redemptionId })),
    ),
    route(contract.undoRefund, can('refund:manage'), async ({ actor, params: { redemptionId }, idempotency }) =>
      present(await useCases.undoRefund({ actor, idempotency: idempotency(), redemptionId })),
    ),
    route(
      contract.refundDealers,
      can('refund:manage'),
      async ({ actor, body: { redemptionIds }, idempotency, locale }) => {
        const outcomes = await useCases.refundDealers({ actor, idempotency: idempotency(), redemptionIds });
        return {
          outcomes: outcomes.map((outcome) =>
            presentOutcome(outcome.redemptionId, outcome.refused, translator(locale, clock.now())),
          ),
        };
      },
    ),
    route(
      contract.undoRefunds,
      can('refund:manage'),
      async ({ actor, body: { redemptionIds }, idempotency, locale }) => {
        const outcomes = await useCases.undoRefunds({ actor, idempotency: idempotency(), redemptionIds });
        return {
          outcomes: outcomes.map((outcome) =>
            presentOutcome(outcome.redemptionId, outcome.refused, translator(locale, clock.now())),
          ),
        };
      },
    ),
  ];
};
