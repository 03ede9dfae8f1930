import type { Redemption as Shown } from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import { codeOf, dealerCanUndoUntil, type RedemptionView } from '@rrr/core/redemption';
import type { Instant } from '@rrr/core/shared';
import type { HttpPorts } from '../ports.js';
import { money } from './money.js';

type Asked = Pick<HttpPorts, 'clock' | 'program'>;

const mayUndo = (actor: Actor, redemption: RedemptionView, until: Instant | null, { clock }: Asked): boolean => {
  if (redemption.status !== 'redeemed') return false;
  if (actor.type === 'admin') return true;
  return actor.type === 'dealer' && actor.subjectId === redemption.dealerId && (until === null || clock.now() <= until);
};

export const presentRedemption = (redemption: RedemptionView, actor: Actor, asked: Asked): Shown => {
  const until = actor.type === 'dealer' ? dealerCanUndoUntil(redemption.redeemedAt, asked.program) : null;
  const canUndo = mayUndo(actor, redemption, until, asked);
  return {
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
    canUndo,
    undoUntil: canUndo ? until : null,
  };
};
