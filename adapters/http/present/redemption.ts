import type { Redemption as Shown } from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import { codeOf, type RedemptionView } from '@rrr/core/redemption';
import { money } from './money.js';

const mayUndo = (actor: Actor, it: RedemptionView): boolean =>
  it.status === 'redeemed' && (actor.type === 'admin' || (actor.type === 'dealer' && actor.subjectId === it.dealerId));

export const presentRedemption = (it: RedemptionView, actor: Actor): Shown => ({
  _id: it.id,
  code: codeOf(it.number),
  status: it.status,
  amount: money(it.amount, it.currency),
  redeemedAt: it.redeemedAt,
  dealer: { _id: it.dealerId, name: it.dealerName },
  dealerEmployeeName: it.employeeName,
  rider: { _id: it.riderId, fullName: it.riderName },
  revoked: it.revoked && { at: it.revoked.at, by: it.revoked.byName, reason: it.revoked.reason },
  canUndo: mayUndo(actor, it),
});
