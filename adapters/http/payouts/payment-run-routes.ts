import * as contract from '@rrr/contract';
import type { PaymentRunSummary, RunChosen } from '@rrr/core/payouts';
import { dateIn, NotFound } from '@rrr/core/shared';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { money, pagination } from '../present/money.js';
import { presentOutcome } from '../present/outcome.js';
import { translator } from '../words/translator.js';

const stateOf = ({ approved, request, claims, sent, refused }: PaymentRunSummary): contract.PaymentRun['state'] => {
  if (approved) return sent + refused < claims ? 'paying' : 'done';
  return request && request.state !== 'approved' ? request.state : 'waiting';
};

const presentRun = (run: PaymentRunSummary): contract.PaymentRun => ({
  _id: run.id,
  state: stateOf(run),
  dueBy: run.dueBy,
  claims: run.claims,
  total: money(run.total, run.currency),
  sent: run.sent,
  sentTotal: money(run.sentTotal, run.currency),
  refused: run.refused,
  preparedAt: run.preparedAt,
  preparedBy: run.preparedBy.name,
  approvedAt: run.approved?.at ?? null,
  approvedBy: run.approved?.name ?? null,
  approvalId: run.request?.id ?? null,
});

const chosenOf = ({
  currency,
  methods,
  dueBy,
  leaveOut = [],
}: contract.Parsed<typeof contract.previewPaymentRun>['body']): RunChosen => ({
  currency,
  methods,
  dueBy: dueBy ?? null,
  leaveOut,
});

export const paymentRunRoutes = ({
  queries: { paymentRuns },
  useCases,
  clock,
  program,
}: HttpPorts): readonly Route[] => {
  const find = async (id: string) => {
    const run = await paymentRuns.one(id);
    if (!run) throw new NotFound('payment-run');
    return run;
  };
  return [
    route(contract.previewPaymentRun, can('payout:manage'), async ({ actor, body, locale }) => {
      const {
        candidates,
        claims,
        riders: people,
        total,
        more,
        outcome,
      } = await useCases.previewRun({
        actor,
        chosen: chosenOf(body),
      });
      const speaks = translator(locale, clock.now());
      const today = dateIn(clock.now(), program.timeZone);
      return {
        claims,
        riders: people,
        total: money(total, body.currency),
        candidates: candidates.map(({ claim, riderName, refused }) => ({
          payoutClaimId: claim.id,
          rider: { _id: claim.riderId, fullName: riderName },
          method: claim.method,
          net: money(claim.net, claim.currency),
          dueDate: claim.dueOn,
          overdue: claim.dueOn < today,
          refused: presentOutcome(claim.id, refused, speaks).refused,
        })),
        more,
        outcome,
      };
    }),
    route(
      contract.preparePaymentRun,
      can('payout:manage'),
      async ({ actor, body: { outcome, ...body }, idempotency }) => {
        const chosen = chosenOf(body);
        const { run } = await useCases.prepareRun({ actor, idempotency: idempotency(), chosen, outcome });
        return { paymentRun: presentRun(await find(run.id)) };
      },
    ),
    route(contract.listPaymentRuns, can('payout:manage'), async ({ query }) => {
      const found = await paymentRuns.list(query);
      return { paymentRuns: found.items.map(presentRun), pagination: pagination(found) };
    }),
    route(contract.getPaymentRun, can('payout:manage'), async ({ params: { runId }, locale }) => {
      const { lines, ...run } = await find(runId);
      const speaks = translator(locale, clock.now());
      return {
        paymentRun: {
          ...presentRun(run),
          lines: lines.map((line) => ({
            payoutClaimId: line.claimId,
            rider: { _id: line.riderId, fullName: line.riderName },
            method: line.method,
            net: money(line.amount, run.currency),
            outcome: line.outcome,
            refused: presentOutcome(line.claimId, line.code, speaks).refused,
            settledAt: line.settledAt,
          })),
        },
      };
    }),
  ];
};
