import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import { ReasonMissing } from '../ledger/index.js';
import { dateIn, NotFound, type Stores, type UnitOfWork } from '../shared/index.js';
import type { Cheque } from './cheque.js';
import { type LockedClaims, lockClaims } from './lock-claims.js';
import { ChequeVoided } from './refusals.js';
import { type SendingPorts, unsend } from './sending.js';

export interface VoidCheque {
  readonly actor: Actor;
  readonly idempotency: IdempotencyKey;
  readonly number: number;
  readonly reason: string;
}

type Needs = 'payoutClaims' | 'cheques' | 'wallets' | 'cashYears' | 'outbox' | 'audit' | 'idempotency';

interface Ports extends SendingPorts {
  readonly uow: UnitOfWork<Needs>;
}

/**
 * Voids a cheque that will not be cashed. Its number stays in the register with the reason; its claim is pending again
 * and gets a new number in the next run (domain.md §7).
 * @throws NotFound ReasonMissing ChequeVoided AwardClaimed KeyUsedForAnother
 */
export const voidCheque =
  (ports: Ports) =>
  (cmd: VoidCheque): Promise<Cheque> =>
    voidWith(ports, cmd, async (tx, voided, locked) => {
      await unsend(tx, locked, cmd.actor, ports);
      await tx.cheques.save(voided);
      return voided;
    });

/**
 * Replaces a lost or spoiled cheque with the next number for the same claim, which stays sent.
 * @throws NotFound ReasonMissing ChequeVoided KeyUsedForAnother
 */
export const reissueCheque =
  (ports: Ports) =>
  (cmd: VoidCheque): Promise<Cheque> =>
    voidWith(ports, cmd, async (tx, voided) => {
      const number = (await tx.cheques.lastNumber()) + 1;
      const { timeZone } = ports.program;
      await tx.cheques.save({ ...voided, reissuedAs: number });
      const fresh: Cheque = {
        ...voided,
        number,
        issuedOn: dateIn(ports.clock.now(), timeZone),
        issuedBy: cmd.actor.name,
        voided: null,
        confirmed: null,
        reissuedAs: null,
      };
      await tx.cheques.insert([fresh]);
      return fresh;
    });

const voidWith = async (
  { uow, clock, ids }: Ports,
  { actor, idempotency, number, reason }: VoidCheque,
  work: (tx: Pick<Stores, Needs>, voided: Cheque, locked: LockedClaims) => Promise<Cheque>,
): Promise<Cheque> => {
  if (actor.type !== 'admin') throw new NotFound('cheque');
  if (reason.trim() === '') throw new ReasonMissing();
  return uow.run((tx) =>
    withIdempotency(tx.idempotency, idempotency, async () => {
      const claimId = await tx.cheques.claimOf(number);
      if (claimId === undefined) throw new NotFound('cheque');
      const locked = await lockClaims(tx, [claimId]);
      const cheque = await tx.cheques.lock(number);
      if (!cheque) throw new NotFound('cheque');
      if (cheque.voided) throw new ChequeVoided();
      const at = clock.now();
      const after = await work(tx, { ...cheque, voided: { at, byName: actor.name, reason: reason.trim() } }, locked);
      await tx.audit.append({
        id: ids.next(),
        at,
        ...by(actor),
        action: after.number === number ? 'void-cheque' : 'reissue-cheque',
        objectType: 'cheque',
        objectId: String(number),
        detail: {
          claimId,
          amount: cheque.amount,
          currency: cheque.currency,
          reason: reason.trim(),
          ...(after.number === number ? {} : { reissuedAs: after.number }),
        },
      });
      return after;
    }),
  );
};
