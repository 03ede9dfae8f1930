import type { Actor } from '../access/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import { NotFound, StaleEdit, type Stores, type UnitOfWork } from '../shared/index.js';
import type { PayoutClaim } from './claim.js';
import { lockClaims } from './lock-claims.js';
import type { Program } from '../program/index.js';
import { isBinding, doubtful } from './order.js';
import { ClaimCanceled, ClaimHasOrder, ClaimSent } from './refusals.js';

export interface ChangeClaim {
  readonly actor: Actor;
  readonly idempotency: IdempotencyKey;
  readonly claimId: string;
  readonly version: number;
}

type Needs = 'payoutClaims' | 'paymentOrders' | 'wallets' | 'audit' | 'idempotency';
export type ChangeUow<More extends keyof Stores = never> = UnitOfWork<Needs | More>;

/** Who may make the change: admins only, or also the rider who owns the claim. */
export type Changer = 'admin' | 'admin or owner';

const canChange = ({ type, subjectId }: Actor, claim: PayoutClaim, changer: Changer): boolean =>
  type === 'admin' || (changer === 'admin or owner' && type === 'rider' && subjectId === claim.riderId);

/** Runs a change of a pending claim that has no binding order. */
export const changePending = async <More extends keyof Stores = never>(
  uow: ChangeUow<More>,
  cmd: ChangeClaim,
  program: Pick<Program, 'lateOrderSeconds'>,
  change: (tx: Pick<Stores, Needs | More>, claim: PayoutClaim) => Promise<PayoutClaim>,
  changer: Changer = 'admin',
): Promise<PayoutClaim> =>
  uow.run(
    (tx) =>
      withIdempotency(tx.idempotency, cmd.idempotency, async () => {
        const [claim] = (await lockClaims(tx, [cmd.claimId])).claims;
        if (!claim || !canChange(cmd.actor, claim, changer)) throw new NotFound('payout-claim');
        if (claim.state === 'canceled') throw new ClaimCanceled();
        if (claim.state === 'sent') throw new ClaimSent();
        if (claim.version !== cmd.version) throw new StaleEdit('payout claim', claim.version);
        const [order] = await tx.paymentOrders.ofClaims([claim.id]);
        if (order && isBinding(order)) throw doubtful(order, program) ?? new ClaimHasOrder();
        return change(tx, claim);
      }),
    // admins must not overwrite each other's changes (version check); a rider may change their claim as often as they
    // like
    { rider: cmd.actor.type === 'rider' ? cmd.actor.subjectId : undefined, caller: cmd.idempotency.caller },
  );
