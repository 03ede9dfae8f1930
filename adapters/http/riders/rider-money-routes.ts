import * as contract from '@rrr/contract';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { money } from '../present/money.js';
import { presentMerged } from './present-merged.js';

/** Admin actions on a rider's money, and the related emails. */
export const riderMoneyRoutes = ({ useCases }: HttpPorts): readonly Route[] => [
  route(
    contract.adjustWallet,
    can('rider:manage'),
    async ({ actor, params: { riderId }, body: { expireDate, ...body }, idempotency }) => {
      const { id, awardId, requestId, newBalance } = await useCases.adjustWallet({
        actor,
        idempotency: idempotency(),
        riderId,
        ...body,
        expiresOn: expireDate ?? null,
      });
      return { _id: id, awardId, approvalId: requestId, newBalance };
    },
  ),
  route(
    contract.mergeRiders,
    can('rider:manage'),
    async ({ actor, body: { dryRun, outcome = null, acknowledged = [], ...body }, idempotency }) =>
      presentMerged(
        await useCases.mergeRiders({ actor, ...body, acknowledged, outcome, apply: dryRun ? null : idempotency() }),
      ),
  ),
  route(
    contract.removeRaces,
    can('rider:manage'),
    async ({ actor, params: { riderId }, query: { dryRun, outcome: confirmed = null }, idempotency }) => {
      const {
        applied,
        removed,
        events,
        money: moved,
        outcome,
      } = await useCases.removeRaces({ actor, riderId, outcome: confirmed, apply: dryRun ? null : idempotency() });
      const shown = moved.map(({ currency, issued, reversed, overpaid }) => ({
        issued: money(issued, currency),
        reversed: money(reversed, currency),
        overpaid: money(overpaid, currency),
      }));
      return { applied, removed, events, money: shown, outcome };
    },
  ),
  route(contract.sendExpireMail, can('rider:manage'), async ({ actor, body: { riderIds }, idempotency }) => {
    const cmd = { actor, idempotency: idempotency(), riderIds: [...new Set(riderIds)] };
    return { letters: (await useCases.sendExpireMail(cmd)).emails };
  }),
];
