import { by } from '../audit/index.js';
import type { Program } from '../program/index.js';
import type { Clock, Ids } from '../shared/index.js';
import { type ChangeClaim, changePending, type ChangeUow } from './change-claim.js';
import type { PayoutClaim } from './claim.js';
import { retract } from './told.js';

/**
 * Cancels a pending claim, so that its awards can be claimed again (domain.md §3). Its rider hears of it.
 * @throws NotFound ClaimCanceled ClaimSent ClaimHasOrder OrderDoubtful StaleEdit KeyUsedForAnother
 */
export const cancelClaim =
  ({
    uow,
    clock,
    ids,
    program,
  }: {
    readonly uow: ChangeUow<'outbox'>;
    readonly clock: Clock;
    readonly ids: Ids;
    readonly program: Program;
  }) =>
  (cmd: ChangeClaim): Promise<PayoutClaim> =>
    changePending(uow, cmd, program, async (tx, claim) => {
      const at = clock.now();
      const canceled: PayoutClaim = { ...claim, state: 'canceled', canceledAt: at, version: claim.version + 1 };
      await tx.payoutClaims.save([canceled]);
      await retract(tx, [canceled], 'claim-received', 'claim-canceled', at, { ids });
      await tx.audit.append({
        id: ids.next(),
        at,
        ...by(cmd.actor),
        action: 'cancel-claim',
        objectType: 'payout-claim',
        objectId: claim.id,
        detail: { riderId: claim.riderId, gross: claim.gross, currency: claim.currency },
      });
      return canceled;
    });
