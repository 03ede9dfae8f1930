import { by, changesOf } from '../audit/index.js';
import type { Program } from '../program/index.js';
import { type Clock, type Ids, NotFound } from '../shared/index.js';
import { type ChangeClaim, changePending, type ChangeUow } from './change-claim.js';
import { amountsOf, grossOf, linesOf, type PayoutClaim } from './claim.js';
import { withholdingFor } from './payee.js';
import { NothingToPay } from './refusals.js';

/**
 * Recomputes a pending claim from its awards' current values and the rider's current tax status. Reversed awards are
 * dropped from the claim. A claim with nothing left must be canceled instead.
 * @throws NotFound ClaimCanceled ClaimSent ClaimHasOrder OrderDoubtful NothingToPay StaleEdit KeyUsedForAnother
 */
export const refreshClaim =
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
  (cmd: ChangeClaim): Promise<PayoutClaim> =>
    changePending<'payees'>(uow, cmd, program, async (tx, claim) => {
      const [payee] = await tx.payees.byIds([claim.riderId]);
      if (!payee) throw new NotFound('rider');
      const lines = linesOf(await tx.wallets.awardsById(claim.lines.map((line) => line.awardId)));
      if (lines.length === 0) throw new NothingToPay();
      const withholdingBasisPoints = withholdingFor(payee, program);
      const fresh: PayoutClaim = {
        ...claim,
        lines,
        withholdingBasisPoints,
        ...amountsOf(grossOf(lines), withholdingBasisPoints),
        version: claim.version + 1,
      };
      await tx.payoutClaims.saveLines(fresh);
      await tx.payoutClaims.save([fresh]);
      const figures = ({ gross, withholding, net }: PayoutClaim) => ({ gross, withholding, net });
      await tx.audit.append({
        id: ids.next(),
        at: clock.now(),
        ...by(cmd.actor),
        action: 'refresh-claim',
        objectType: 'payout-claim',
        objectId: claim.id,
        detail: changesOf(figures(claim), figures(fresh)),
      });
      return fresh;
    });
