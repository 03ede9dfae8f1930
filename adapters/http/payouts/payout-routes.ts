import * as contract from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import type { IdempotencyKey } from '@rrr/core/idempotency';
import { methodsFor, type PayoutClaim } from '@rrr/core/payouts';
import { dateIn, NotFound } from '@rrr/core/shared';
import { notValid } from '../refusals/edge-error.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { pagination } from '../present/money.js';
import { presentOutcome } from '../present/outcome.js';
import { translator } from '../words/translator.js';
import { presentClaim, presentClaimInFull } from './present-claim.js';

export const payoutRoutes = ({
  queries: { payouts, riders },
  useCases,
  clock,
  program,
}: HttpPorts): readonly Route[] => {
  const today = () => dateIn(clock.now(), program.timeZone);
  const find = async (actor: Actor, id: string) => {
    const claim = await payouts.claim(id, today());
    if (!claim || (actor.type === 'rider' && claim.riderId !== actor.subjectId)) throw new NotFound('payout-claim');
    return claim;
  };
  /** The claim as the action left it, so that repeating the request returns the same answer. */
  const present = async (claim: PayoutClaim) => {
    const shown = await payouts.claim(claim.id, today());
    if (!shown) throw new NotFound('payout-claim');
    const overdue = claim.state === 'pending' && claim.dueOn < today();
    return { payoutClaim: presentClaim({ ...claim, riderName: shown.riderName, awards: claim.lines.length, overdue }) };
  };
  const change = (
    actor: Actor,
    claimId: string,
    body: contract.Parsed<typeof contract.changePayoutClaim>['body'],
    idempotency: IdempotencyKey,
  ): Promise<PayoutClaim> => {
    const cmd = { actor, idempotency, claimId, version: body.version };
    switch (body.action) {
      case 'mark-sent':
        return useCases.markSent({ ...cmd, reference: body.reference ?? null });
      case 'undo-sent':
        return useCases.undoSent(cmd);
      case 'cancel':
        return useCases.cancelClaim(cmd);
      case 'refresh':
        return useCases.refreshClaim(cmd);
      case 'change-method':
        return useCases.changeMethod({ ...cmd, method: body.method });
    }
  };

  return [
    route(contract.listPayoutClaims, can('payout:see'), async ({ actor, query: { riderId, ...asked } }) => {
      const own = actor.type === 'rider' ? actor.subjectId : riderId;
      if (riderId !== undefined && riderId !== own) throw new NotFound('rider');
      const found = await payouts.claims({ ...asked, ...(own === undefined ? {} : { riderId: own }) }, today());
      return { payoutClaims: found.items.map(presentClaim), pagination: pagination(found) };
    }),
    route(contract.getPayoutClaim, can('payout:see'), async ({ actor, params }) => {
      const claim = await find(actor, params.id);
      const rider = await riders.one(claim.riderId, today());
      const methods = rider ? methodsFor(rider, claim.currency) : [claim.method];
      return { payoutClaim: presentClaimInFull(claim, methods, program) };
    }),
    route(contract.changePayoutClaim, can('payout:change'), async ({ actor, params, body, idempotency }) => {
      if (actor.type !== 'admin') {
        await find(actor, params.id);
        if (body.action !== 'change-method') throw notValid({ path: 'action', code: 'not_allowed' });
      }
      return present(await change(actor, params.id, body, idempotency()));
    }),
    route(contract.sendPayoutClaims, can('payout:manage'), async ({ actor, body, idempotency, locale }) => {
      const claims = body.payoutClaims.map(({ _id, version }) => ({ id: _id, version }));
      const outcomes = await useCases.markManySent({ actor, idempotency: idempotency(), claims });
      const speaks = translator(locale, clock.now());
      return { outcomes: outcomes.map((outcome) => presentOutcome(outcome.claimId, outcome.refused, speaks)) };
    }),
    route(
      contract.cashOut,
      can('payout:claim'),
      async ({ actor, body: { currency, awardIds = null, method = null }, idempotency }) =>
        present(await useCases.cashOut({ actor, idempotency: idempotency(), currency, awardIds, method })),
    ),
    route(
      contract.createPayoutClaim,
      can('payout:manage'),
      async ({ actor, body: { riderId, currency, awardIds = null, method = null }, idempotency }) =>
        present(await useCases.createClaim({ actor, idempotency: idempotency(), riderId, currency, awardIds, method })),
    ),
  ];
};
