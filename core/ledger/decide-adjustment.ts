import { type ApprovalRequest, type DecideRequest, decideRequest } from '../approvals/index.js';
import type { UnitOfWork } from '../shared/index.js';
import { adjust, type AdjustNeeds, type AdjustPorts } from './adjust-wallet.js';

/**
 * An admin decides about an adjustment that another asked for. An approved one is posted at once, in the name of whoever
 * asked for it; a refusal of the ledger leaves it waiting.
 * @throws NotFound SecondPersonNeeded RequestClosed StaleEdit DailyAdjustmentLimit ExpiresInPast InsufficientCredit
 */
export const decideAdjustment =
  ({ uow, ...ports }: AdjustPorts & { readonly uow: UnitOfWork<AdjustNeeds> }) =>
  async (cmd: DecideRequest): Promise<ApprovalRequest<'adjustment'>> =>
    uow.run(async (tx) => {
      const request = await decideRequest(tx, 'adjustment', cmd, ports);
      if (cmd.approve) await adjust(tx, commandOf(request), ports);
      return request;
    });

const commandOf = ({ change, objectId, reason, askedBy, askedByName, askedFor }: ApprovalRequest<'adjustment'>) => ({
  actor: { accountId: askedBy, type: 'admin' as const, subjectId: askedFor, proxyHostId: null, name: askedByName },
  riderId: objectId,
  book: change.book,
  amount: change.amount,
  reason: reason ?? '',
  expiresOn: change.expiresOn,
});
