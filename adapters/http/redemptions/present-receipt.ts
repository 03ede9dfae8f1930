import type { getRedemption, Response } from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import { type ReceiptView, refundDueOn } from '@rrr/core/redemption';
import { dateIn } from '@rrr/core/shared';
import type { HttpPorts } from '../ports.js';
import { money } from '../present/money.js';
import { presentRedemption } from '../present/redemption.js';

export const isTheirs = (actor: Actor, receipt: ReceiptView): boolean =>
  actor.type === 'admin' || actor.subjectId === (actor.type === 'dealer' ? receipt.dealerId : receipt.riderId);

type Asked = Pick<HttpPorts, 'clock' | 'program'>;

/** Refunds are visible to the dealer and admins, not to the rider. */
const presentRefund = (
  receipt: ReceiptView,
  actor: Actor,
  { clock, program }: Asked,
): Response<typeof getRedemption>['refund'] => {
  if (actor.type === 'rider' || receipt.status === 'revoked') return null;
  const dueDate = refundDueOn(receipt.redeemedAt, program);
  return {
    dueDate,
    overdue: receipt.refund === null && dueDate < dateIn(clock.now(), program.timeZone),
    refundedAt: receipt.refund?.refundedAt ?? null,
    refundedBy: receipt.refund?.refundedBy ?? null,
  };
};

export const presentReceipt = (receipt: ReceiptView, actor: Actor, asked: Asked): Response<typeof getRedemption> => ({
  redemption: presentRedemption(receipt, actor, asked),
  lines: receipt.lines.map(({ awardId, label, amount, expiresOn, left, event }) => ({
    awardId,
    label,
    amount: money(amount, receipt.currency),
    expireDate: expiresOn,
    left: money(left, receipt.currency),
    event: event && { _id: event.id, title: event.title, type: event.type },
  })),
  refund: presentRefund(receipt, actor, asked),
});
