import { by } from '../audit/index.js';
import { withIdempotency } from '../idempotency/index.js';
import { type Clock, type DomainError, type Ids, NotFound, type Stores, type UnitOfWork } from '../shared/index.js';
import { type DealerRefund, NotRefunded, type RefundOutcome } from './refund.js';
import type { RefundDealer, RefundDealers } from './refund-dealer.js';

type Needs = 'refunds' | 'audit' | 'idempotency';

interface Ports {
  readonly uow: UnitOfWork<Needs>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Undoes refunds in one transaction; the redemptions count as redeemed again. Redemptions without a refund are returned
 * with the error code.
 * @throws NotFound KeyUsedForAnother
 */
export const undoRefunds =
  (ports: Ports) =>
  async (cmd: RefundDealers): Promise<readonly RefundOutcome[]> => {
    if (cmd.actor.type !== 'admin') throw new NotFound('redemption');
    return ports.uow.run((tx) =>
      withIdempotency(tx.idempotency, cmd.idempotency, async () => {
        const { refusals } = await undo(tx, cmd, ports);
        return [...refusals].map(([redemptionId, refused]) => ({ redemptionId, refused: refused?.code ?? null }));
      }),
    );
  };

/** Undoes the refund of one redemption. @throws NotFound NotRefunded KeyUsedForAnother */
export const undoRefund =
  (ports: Ports) =>
  async ({ redemptionId, ...cmd }: RefundDealer): Promise<DealerRefund> => {
    if (cmd.actor.type !== 'admin') throw new NotFound('redemption');
    return ports.uow.run((tx) =>
      withIdempotency(tx.idempotency, cmd.idempotency, async () => {
        const { refusals, undone } = await undo(tx, { ...cmd, redemptionIds: [redemptionId] }, ports);
        const [made] = undone;
        if (!made) throw refusals.get(redemptionId) ?? new NotFound('redemption');
        return made;
      }),
    );
  };

const undo = async (tx: Pick<Stores, Needs>, { actor, redemptionIds }: RefundDealers, { clock, ids }: Ports) => {
  const asked = [...new Set(redemptionIds)];
  const found = new Set((await tx.refunds.lockRedemptions(asked)).map((redemption) => redemption.id));
  const standing = await tx.refunds.standing(asked);
  const refunded = new Set(standing.map((refund) => refund.redemptionId));
  const at = clock.now();
  await tx.refunds.undo(standing, at, actor.name);
  for (const refund of standing)
    await tx.audit.append({
      id: ids.next(),
      at,
      ...by(actor),
      action: 'undo-refund',
      objectType: 'redemption',
      objectId: refund.redemptionId,
      detail: { refundId: refund.id, dealerId: refund.dealerId, amount: refund.amount, currency: refund.currency },
    });
  const refusals = new Map(
    asked.map((id): [string, DomainError | null] => [
      id,
      refunded.has(id) ? null : found.has(id) ? new NotRefunded() : new NotFound('redemption'),
    ]),
  );
  return {
    refusals,
    undone: standing.map((refund): DealerRefund => ({ ...refund, undone: { at, byName: actor.name } })),
  };
};
