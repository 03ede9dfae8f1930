import * as contract from '@rrr/contract';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { translator } from '../words/translator.js';
import { presentDeletion, presentOutcome, presentPromoter } from './present-promoter.js';

const MANAGE = can('promoter:manage');

export const promoterDecisionRoutes = ({ useCases, clock }: HttpPorts): readonly Route[] => [
  route(contract.approvePromoter, MANAGE, async ({ actor, params: { id }, body }) => ({
    promoter: presentPromoter(
      await useCases.decidePromoter({ actor, promoterId: id, to: 'approved', reason: body.reason ?? null }),
    ),
  })),
  route(contract.rejectPromoter, MANAGE, async ({ actor, params: { id }, body }) => ({
    promoter: presentPromoter(
      await useCases.decidePromoter({ actor, promoterId: id, to: 'rejected', reason: body.reason ?? null }),
    ),
  })),
  route(contract.undoPromoterDecision, MANAGE, async ({ actor, params: { id } }) => ({
    promoter: presentPromoter(await useCases.undoDecision({ actor, promoterId: id })),
  })),
  route(contract.approvePromoters, MANAGE, async ({ actor, body: { ids, reason }, locale }) => {
    const outcomes = await useCases.decidePromoters({
      actor,
      promoterIds: ids,
      to: 'approved',
      reason: reason ?? null,
    });
    return { outcomes: outcomes.map((outcome) => presentOutcome(outcome, translator(locale, clock.now()))) };
  }),
  route(contract.rejectPromoters, MANAGE, async ({ actor, body: { ids, reason }, locale }) => {
    const outcomes = await useCases.decidePromoters({
      actor,
      promoterIds: ids,
      to: 'rejected',
      reason: reason ?? null,
    });
    return { outcomes: outcomes.map((outcome) => presentOutcome(outcome, translator(locale, clock.now()))) };
  }),
  route(contract.undoPromoterDecisions, MANAGE, async ({ actor, body: { ids }, locale }) => {
    const outcomes = await useCases.undoDecisions({ actor, promoterIds: ids });
    return { outcomes: outcomes.map((outcome) => presentOutcome(outcome, translator(locale, clock.now()))) };
  }),
  route(contract.deletePromoters, MANAGE, async ({ actor, body: { ids }, locale }) => {
    const outcomes = await useCases.deletePromoters({ actor, promoterIds: ids });
    return { outcomes: outcomes.map((outcome) => presentDeletion(outcome, translator(locale, clock.now()))) };
  }),
];
