import type { getRedemption, Response } from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import { type ReceiptView, refundDueOn } from '@rrr/core/redemption';
import { dateIn } from '@rrr/core/shared';
import type { HttpPorts } from '../ports.js';
import { money } from '../present/money.js';
import { presentRedemption } from '../present/redemption.js';

export const isTheirs = (actor: Actor, it: ReceiptView): boolean =>
  actor.type === 'admin' || actor.subjectId === (actor.type === 'dealer' ? it.dealerId : it.riderId);

type Asked = Pick<HttpPorts, 'clock' | 'program'>;

/** Refunds are visible to the dealer and admins, not to the rider. */
const presentRefund = (
  it: ReceiptView,
  actor: Actor,
  { clock, program }: Asked,
): Response<typeof getRedemption>['refund'] => {
  if (actor.type === 'rider' || it.status === 'revoked') return null;
  const dueDate = refundDueOn(it.redeemedAt, program);
  return {
    dueDate,
    overdue: it.refund === null && dueDate < dateIn(clock.now(), program.timeZone),
    refundedAt: it.refund?.refundedAt ?? null,
    refundedBy: it.refund?.refundedBy ?? null,
  };
};

export const presentReceipt = (it: ReceiptView, actor: Actor, asked: Asked): Response<typeof getRedemption> => ({
  redemption: presentRedemption(it, actor, asked),
  lines: it.lines.map(({ awardId, label, amount, expiresOn, left, event }) => ({
    awardId,
    label,
    amount: money(amount, it.currency),
    expireDate: expiresOn,
    left: money(left, it.currency),
    event: event && { _id: event.id, title: event.title, type: event.type },
  })),
  refund: presentRefund(it, actor, asked),
});
