import type { Actor } from '../access/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import { NotFound, StaleEdit, type UnitOfWork } from '../shared/index.js';
import type { PayoutClaim } from './claim.js';
import { lockClaims } from './lock-claims.js';
import { isBinding, unsettledError } from './order.js';
import { ChequeStands, ClaimNotSent, OrderStands } from './refusals.js';
import { type SendingPorts, unsend } from './sending.js';

export interface UndoSent {
  readonly actor: Actor;
  readonly idempotency: IdempotencyKey;
  readonly claimId: string;
  readonly version: number;
}

/**
 * Reverts a sent claim to pending, because it was not paid after all (domain.md §3). Corrections made meanwhile stay,
 * so the claim must be refreshed before it is sent again. A claim with a valid cheque is reverted by voiding the
 * cheque, one with an order by canceling the order. Its rider hears of it unless the mail had not left.
 * @throws NotFound ClaimNotSent ChequeStands OrderStands OrderUnderWay OrderDoubtful AwardClaimed StaleEdit KeyUsedForAnother
 */
export const undoSent =
  ({
    uow,
    ...ports
  }: SendingPorts & {
    readonly uow: UnitOfWork<
      'payoutClaims' | 'paymentOrders' | 'wallets' | 'cashYears' | 'cheques' | 'outbox' | 'audit' | 'idempotency'
    >;
  }) =>
  async (cmd: UndoSent): Promise<PayoutClaim> => {
    if (cmd.actor.type !== 'admin') throw new NotFound('payout-claim');
    return uow.run((tx) =>
      withIdempotency(tx.idempotency, cmd.idempotency, async () => {
        const locked = await lockClaims(tx, [cmd.claimId]);
        const [claim] = locked.claims;
        if (!claim) throw new NotFound('payout-claim');
        if (claim.state !== 'sent') throw new ClaimNotSent();
        if (claim.version !== cmd.version) throw new StaleEdit('payout claim', claim.version);
        if ((await tx.cheques.standing([claim.id])).length > 0) throw new ChequeStands();
        const [order] = await tx.paymentOrders.ofClaims([claim.id]);
        if (order && isBinding(order))
          throw unsettledError(order, ports.clock.now(), ports.program) ?? new OrderStands({ orderId: order.orderId });
        const [pending = claim] = await unsend(tx, locked, cmd.actor, ports);
        return pending;
      }),
    );
  };
