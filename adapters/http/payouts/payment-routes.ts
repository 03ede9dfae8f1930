import * as contract from '@rrr/contract';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { presentOrder } from './present-claim.js';

export const paymentRoutes = ({ useCases, sandbox, program }: HttpPorts): readonly Route[] => [
  route(contract.createOrder, can('payout:manage'), async ({ actor, body }) => ({
    order: presentOrder(await useCases.createOrder({ actor, claimId: body.payoutClaimId }), program),
    sandbox,
  })),
  route(contract.cancelOrder, can('payout:manage'), async ({ actor, body }) => ({
    order: presentOrder(await useCases.cancelOrder({ actor, claimId: body.payoutClaimId }), program),
    sandbox,
  })),
  route(contract.settleOrder, can('payout:manage'), async ({ actor, body }) => {
    const { payoutClaimId: claimId, reason } = body;
    const orderId = body.outcome === 'paid' ? body.orderId : null;
    return { order: presentOrder(await useCases.settleOrder({ actor, claimId, reason, orderId }), program), sandbox };
  }),
  route(contract.getRewardLink, can('rider:own'), ({ actor, params: { orderId } }) =>
    useCases.getRewardLink({ actor, orderId }),
  ),
  route(contract.openRewardLink, can('payout:manage'), ({ actor, params: { orderId }, body: { reason } }) =>
    useCases.openRewardLink({ actor, orderId, reason }),
  ),
];
