import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import { type Clock, type Ids, type Instant, NotFound, refusal, type UnitOfWork } from '../shared/index.js';
import { codeOf, type Redemption } from './redemption.js';
import { AlreadyRevoked } from './undo-redemption.js';

export interface MailReceipt {
  readonly actor: Actor;
  readonly idempotency: IdempotencyKey;
  readonly redemptionId: string;
}

export class NoAddress extends refusal('NO_ADDRESS', 'The rider has no e-mail address') {}

interface Ports {
  readonly uow: UnitOfWork<'counter' | 'redemptions' | 'outbox' | 'audit' | 'idempotency'>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Mails a receipt again, to the address that the rider has now; nobody else chooses the address. The redemption itself
 * was mailed when it was made (domain.md §6).
 * @returns when it was put into the outbox
 * @throws NotFound AlreadyRevoked NoAddress KeyUsedForAnother
 */
export const mailReceipt =
  ({ uow, clock, ids }: Ports) =>
  async ({ actor, idempotency, redemptionId }: MailReceipt): Promise<{ readonly mailedAt: Instant }> =>
    uow.run((tx) =>
      withIdempotency(tx.idempotency, idempotency, async () => {
        const redemption = await tx.redemptions.lock(redemptionId);
        if (!redemption || !isTheirs(actor, redemption)) throw new NotFound('redemption');
        if (redemption.status === 'revoked') throw new AlreadyRevoked();
        const recipient = { type: 'rider', id: redemption.riderId } as const;
        if (!(await tx.outbox.recipient(recipient.type, recipient.id))) throw new NoAddress();
        const counter = await tx.counter.open(redemption.riderId, redemption.dealerId);
        const at = clock.now();
        await tx.outbox.append([
          {
            id: ids.next(),
            kind: 'receipt',
            at,
            recipient,
            facts: {
              amount: redemption.amount,
              currency: redemption.currency,
              code: codeOf(redemption.number),
              dealer: counter?.dealer.name ?? null,
              redeemedAt: redemption.redeemedAt,
            },
          },
        ]);
        await tx.audit.append({
          id: ids.next(),
          at,
          ...by(actor),
          action: 'mail-receipt',
          objectType: 'redemption',
          objectId: redemption.id,
          detail: {},
        });
        return { mailedAt: at };
      }),
    );

const isTheirs = (actor: Actor, redemption: Redemption): boolean =>
  actor.type === 'admin' || actor.subjectId === (actor.type === 'dealer' ? redemption.dealerId : redemption.riderId);
