import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import { type Clock, type Ids, NotFound, type UnitOfWork } from '../shared/index.js';
import type { Cheque } from './cheque.js';
import { ChequeVoided } from './refusals.js';

export interface ConfirmCheques {
  readonly actor: Actor;
  readonly idempotency: IdempotencyKey;
  readonly numbers: readonly number[];
}

/**
 * An administrator confirms that the printed paper is right: each cheque has the number of the register. All or none;
 * one that was confirmed before stays as it is.
 * @throws NotFound ChequeVoided KeyUsedForAnother
 */
export const confirmCheques =
  ({
    uow,
    clock,
    ids,
  }: {
    readonly uow: UnitOfWork<'cheques' | 'audit' | 'idempotency'>;
    readonly clock: Clock;
    readonly ids: Ids;
  }) =>
  async ({ actor, idempotency, numbers }: ConfirmCheques): Promise<readonly Cheque[]> => {
    if (actor.type !== 'admin') throw new NotFound('cheque');
    return uow.run((tx) =>
      withIdempotency(tx.idempotency, idempotency, async () => {
        const at = clock.now();
        const confirmed: Cheque[] = [];
        for (const number of [...new Set(numbers)].toSorted((a, b) => a - b)) {
          const cheque = await tx.cheques.lock(number);
          if (!cheque) throw new NotFound('cheque');
          if (cheque.voided) throw new ChequeVoided();
          const now: Cheque = cheque.confirmed ? cheque : { ...cheque, confirmed: { at, byName: actor.name } };
          if (!cheque.confirmed) await tx.cheques.save(now);
          confirmed.push(now);
        }
        await tx.audit.append({
          id: ids.next(),
          at,
          ...by(actor),
          action: 'confirm-cheques',
          objectType: 'cheque',
          objectId: String(confirmed[0]?.number ?? ''),
          detail: { numbers: confirmed.map((cheque) => cheque.number).join(', ') },
        });
        return confirmed;
      }),
    );
  };
