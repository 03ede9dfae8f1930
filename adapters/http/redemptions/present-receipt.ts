import type { getRedemption, Response } from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import type { Program } from '@rrr/core/program';
import type { ReceiptView } from '@rrr/core/redemption';
import { addDays, dateIn, type LocalDate } from '@rrr/core/shared';
import { money } from '../present/money.js';
import { presentRedemption } from '../present/redemption.js';

export const isTheirs = (actor: Actor, it: ReceiptView): boolean =>
  actor.type === 'admin' || actor.subjectId === (actor.type === 'dealer' ? it.dealerId : it.riderId);

/** Refunds are visible to the dealer and admins, not to the rider. */
const presentRefund = (
  it: ReceiptView,
  actor: Actor,
  program: Program,
  today: LocalDate,
): Response<typeof getRedemption>['refund'] => {
  if (actor.type === 'rider' || it.status === 'revoked') return null;
  const dueDate = addDays(dateIn(it.redeemedAt, program.timeZone), program.dealerRefundDays);
  return {
    dueDate,
    overdue: it.refund === null && dueDate < today,
    refundedAt: it.refund?.refundedAt ?? null,
    refundedBy: it.refund?.refundedBy ?? null,
  };
};

export const presentReceipt = (
  it: ReceiptView,
  actor: Actor,
  program: Program,
  today: LocalDate,
): Response<typeof getRedemption> => ({
  redemption: presentRedemption(it, actor),
  lines: it.lines.map(({ awardId, label, amount, expiresOn, left, event }) => ({
    awardId,
    label,
    amount: money(amount, it.currency),
    expireDate: expiresOn,
    left: money(left, it.currency),
    event: event && { _id: event.id, title: event.title, type: event.type },
  })),
  refund: presentRefund(it, actor, program, today),
});
