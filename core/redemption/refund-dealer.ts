import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import type { Program } from '../program/index.js';
import {
  type Clock,
  dateIn,
  type DomainError,
  type Ids,
  NotFound,
  type Stores,
  type UnitOfWork,
} from '../shared/index.js';
import { AlreadyRefunded, type DealerRefund, type RefundOutcome } from './refund.js';
import type { Redemption } from './redemption.js';
import { AlreadyRevoked } from './undo-redemption.js';

export interface RefundDealers {
  readonly actor: Actor;
  readonly idempotency: IdempotencyKey;
  readonly redemptionIds: readonly string[];
}

export type RefundDealer = Omit<RefundDealers, 'redemptionIds'> & { readonly redemptionId: string };

type Needs = 'refunds' | 'audit' | 'idempotency';

interface Ports {
  readonly uow: UnitOfWork<Needs>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly program: Program;
}

/**
 * Refunds dealers for redemptions, in one transaction. Redemptions that cannot be refunded are returned with the error
 * code. A refunded redemption cannot be undone until its refund is undone.
 * @throws NotFound KeyUsedForAnother
 */
export const refundDealers =
  (ports: Ports) =>
  async (cmd: RefundDealers): Promise<readonly RefundOutcome[]> => {
    if (cmd.actor.type !== 'admin') throw new NotFound('redemption');
    return ports.uow.run((tx) =>
      withIdempotency(tx.idempotency, cmd.idempotency, async () => {
        const { refusals } = await refund(tx, cmd, ports);
        return [...refusals].map(([redemptionId, refused]) => ({ redemptionId, refused: refused?.code ?? null }));
      }),
    );
  };

/** Refunds one redemption. @throws NotFound AlreadyRevoked AlreadyRefunded KeyUsedForAnother */
export const refundDealer =
  (ports: Ports) =>
  async ({ redemptionId, ...cmd }: RefundDealer): Promise<DealerRefund> => {
    if (cmd.actor.type !== 'admin') throw new NotFound('redemption');
    return ports.uow.run((tx) =>
      withIdempotency(tx.idempotency, cmd.idempotency, async () => {
        const { refusals, refunds } = await refund(tx, { ...cmd, redemptionIds: [redemptionId] }, ports);
        const [made] = refunds;
        if (!made) throw refusals.get(redemptionId) ?? new NotFound('redemption');
        return made;
      }),
    );
  };

const refund = async (
  tx: Pick<Stores, Needs>,
  { actor, redemptionIds }: RefundDealers,
  { clock, ids, program }: Ports,
) => {
  const asked = [...new Set(redemptionIds)];
  const found = new Map((await tx.refunds.lockRedemptions(asked)).map((redemption) => [redemption.id, redemption]));
  const at = clock.now();
  const refusals = new Map(asked.map((id) => [id, refusedFor(found.get(id))]));
  const refunds = asked.flatMap((id): readonly DealerRefund[] => {
    const redemption = found.get(id);
    if (!redemption || refusals.get(id) !== null) return [];
    return [
      {
        id: ids.next(),
        redemptionId: id,
        dealerId: redemption.dealerId,
        currency: redemption.currency,
        amount: redemption.amount,
        refundedAt: at,
        refundedOn: dateIn(at, program.timeZone),
        refundedBy: actor.name,
        undone: null,
      },
    ];
  });
  await tx.refunds.insert(refunds);
  for (const dealerRefund of refunds)
    await tx.audit.append({
      id: ids.next(),
      at,
      ...by(actor),
      action: 'refund-dealer',
      objectType: 'redemption',
      objectId: dealerRefund.redemptionId,
      detail: {
        refundId: dealerRefund.id,
        dealerId: dealerRefund.dealerId,
        amount: dealerRefund.amount,
        currency: dealerRefund.currency,
      },
    });
  return { refusals, refunds };
};

const refusedFor = (redemption: Redemption | undefined): DomainError | null => {
  if (!redemption) return new NotFound('redemption');
  if (redemption.status === 'revoked') return new AlreadyRevoked();
  return redemption.status === 'refunded' ? new AlreadyRefunded() : null;
};
