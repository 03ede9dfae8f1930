import type { Redemption as Shown } from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import { codeOf, type RedemptionView } from '@rrr/core/redemption';
import { money } from './money.js';

const mayUndo = (actor: Actor, it: RedemptionView): boolean =>
  it.status === 'redeemed' && (actor.type === 'admin' || (actor.type === 'dealer' && actor.subjectId === it.dealerId));

export const presentRedemption = (redemption: RedemptionView, actor: Actor): Shown => ({
  _id: redemption.id,
  code: codeOf(redemption.number),
  status: redemption.status,
  amount: money(redemption.amount, redemption.currency),
  redeemedAt: redemption.redeemedAt,
  dealer: { _id: redemption.dealerId, name: redemption.dealerName },
  dealerEmployeeName: redemption.employeeName,
  rider: { _id: redemption.riderId, fullName: redemption.riderName },
  revoked: redemption.revoked && {
    at: redemption.revoked.at,
    by: redemption.revoked.byName,
    reason: redemption.revoked.reason,
  },
  canUndo: mayUndo(actor, redemption),
});
