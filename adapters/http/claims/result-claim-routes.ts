import * as contract from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import type { ClaimView, Decision } from '@rrr/core/results';
import { NotFound } from '@rrr/core/shared';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { narrowed, presentNarrowed } from '../present/narrowed.js';
import { presentCorrected } from '../present/corrected.js';
import { byHand } from '../results/result-edit-routes.js';
import { translator } from '../words/translator.js';

/** Riders see the decision but not who made it. */
const present = (claim: ClaimView, { type }: Actor): contract.ResultClaim => ({
  _id: claim.id,
  rider: { _id: claim.riderId, fullName: claim.riderName },
  event: { _id: claim.event.id, title: claim.event.title, startDate: claim.event.startsOn },
  class: claim.classId !== null && claim.className !== null ? { _id: claim.classId, name: claim.className } : null,
  place: claim.place,
  message: claim.message,
  status: claim.state,
  at: claim.at,
  resultId: claim.resultId,
  decided:
    claim.decidedAt === null
      ? null
      : { at: claim.decidedAt, by: type === 'admin' ? claim.decidedBy : null, answer: claim.answer },
});

type Decided = contract.Parsed<typeof contract.decideResultClaim>['body'];
const decisionOf = (decided: Decided): Decision => {
  if (decided.decision === 'match')
    return { verdict: 'match', resultId: decided.resultId, reason: decided.reason ?? null };
  return decided.decision === 'add'
    ? {
        verdict: 'add',
        classId: decided.classId,
        result: { ...byHand(decided.result), reason: decided.reason ?? null },
      }
    : { verdict: 'refuse' };
};

/** Limits riders to their own claims. @throws NotFound for another's */
const ownOnly = (actor: Actor, riderId: string | undefined): void => {
  if (actor.type === 'rider' && riderId !== undefined && riderId !== actor.subjectId) throw new NotFound('rider');
};

export const resultClaimRoutes = ({ queries: { claims }, useCases, clock, program }: HttpPorts): readonly Route[] => {
  const show = async (claimId: string): Promise<ClaimView> => {
    const found = await claims.one(claimId);
    if (!found) throw new NotFound('claim');
    return found;
  };

  return [
    route(contract.addResultClaim, can('claim:add'), async ({ actor, body }) => {
      const { id } = await useCases.claimResult({ actor, ...body });
      return { resultClaim: present(await show(id), actor) };
    }),
    route(
      contract.listResultClaims,
      can('claim:see'),
      async ({ actor, query: { status, riderId, eventId, ...asked } }) => {
        ownOnly(actor, riderId);
        const whose = actor.type === 'rider' ? actor.subjectId : riderId;
        const found = await narrowed(asked, {
          load: (page) =>
            claims.search({
              ...page,
              ...(eventId === undefined ? {} : { eventId }),
              ...(status ? { state: status } : {}),
              ...(whose === undefined ? {} : { riderId: whose }),
            }),
          factsOf: ({ at }) => ({ at }),
          timeZone: program.timeZone,
        });
        return { resultClaims: found.items.map((claim) => present(claim, actor)), ...presentNarrowed(found) };
      },
    ),
    route(contract.getResultClaim, can('claim:see'), async ({ actor, params: { claimId } }) => {
      const found = await show(claimId);
      if (actor.type === 'rider' && found.riderId !== actor.subjectId) throw new NotFound('claim');
      return { resultClaim: present(found, actor) };
    }),
    route(contract.undoResultClaim, can('claim:decide'), async ({ actor, params: { claimId } }) => {
      const claim = await useCases.undoClaimDecision({ actor, claimId });
      return { resultClaim: present({ ...(await show(claimId)), ...claim }, actor) };
    }),
    route(
      contract.decideResultClaim,
      can('claim:decide'),
      async ({ actor, params: { claimId }, body, locale, idempotency }) => {
        const { claim, corrected } = await useCases.decideClaim({
          actor,
          idempotency: idempotency(),
          claimId,
          decision: decisionOf(body),
          answer: body.answer,
        });
        return {
          resultClaim: present({ ...(await show(claimId)), ...claim }, actor),
          corrected: corrected && presentCorrected(corrected, translator(locale, clock.now())),
        };
      },
    ),
  ];
};
