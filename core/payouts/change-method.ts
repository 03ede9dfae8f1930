import { by, changesOf } from '../audit/index.js';
import type { Program } from '../program/index.js';
import { type Clock, type Ids, NotFound } from '../shared/index.js';
import { type ChangeClaim, changePending, type ChangeUow } from './change-claim.js';
import type { PayMethod, PayoutClaim } from './claim.js';
import { methodsFor } from './payee.js';
import { MethodNotOffered } from './refusals.js';

export interface ChangeMethod extends ChangeClaim {
  readonly method: PayMethod;
}

/**
 * Changes how a pending claim is paid, to another method open to its rider. Admins and the rider may do this. Choosing
 * the current method changes nothing.
 * @throws NotFound ClaimCanceled ClaimSent ClaimHasOrder OrderDoubtful MethodNotOffered StaleEdit KeyUsedForAnother
 */
export const changeMethod =
  ({
    uow,
    clock,
    ids,
    program,
  }: {
    readonly uow: ChangeUow<'payees'>;
    readonly clock: Clock;
    readonly ids: Ids;
    readonly program: Program;
  }) =>
  (cmd: ChangeMethod): Promise<PayoutClaim> =>
    changePending<'payees'>(
      uow,
      cmd,
      program,
      async (tx, claim) => {
        const [payee] = await tx.payees.byIds([claim.riderId]);
        if (!payee) throw new NotFound('rider');
        if (!methodsFor(payee, claim.currency).includes(cmd.method)) throw new MethodNotOffered({ method: cmd.method });
        if (claim.method === cmd.method) return claim;
        const changed: PayoutClaim = { ...claim, method: cmd.method, version: claim.version + 1 };
        await tx.payoutClaims.save([changed]);
        await tx.audit.append({
          id: ids.next(),
          at: clock.now(),
          ...by(cmd.actor),
          action: 'change-claim-method',
          objectType: 'payout-claim',
          objectId: claim.id,
          detail: changesOf({ method: claim.method }, { method: changed.method }),
        });
        return changed;
      },
      'admin or owner',
    );
