import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import { available, post, restore } from '../ledger/index.js';
import type { Program } from '../program/index.js';
import {
  type Clock,
  dateIn,
  type Digest,
  type Ids,
  type Instant,
  type Money,
  NotFound,
  plusSeconds,
  refusal,
  type UnitOfWork,
} from '../shared/index.js';
import { codeOf, type Redemption, redemptionTold } from './redemption.js';

export interface UndoRedemption {
  readonly actor: Actor;
  readonly idempotency: IdempotencyKey;
  readonly redemptionId: string;
  readonly reason: string | null;
}

export interface Undone {
  readonly redemption: Redemption;
  readonly newBalance: Money;
}

export class AlreadyRevoked extends refusal('ALREADY_REVOKED', 'The redemption was already undone') {}
export class RedemptionRefunded extends refusal(
  'REDEMPTION_REFUNDED',
  'The dealer was refunded for it: undo the refund first',
) {}

/** `day`: the last one, on which the dealer's time to undo it ended */
export class UndoTooLate extends refusal('UNDO_TOO_LATE', 'The dealer can no longer undo it') {}

/** Until when its dealer can undo a redemption that is not refunded; null: without end. */
export const dealerCanUndoUntil = (
  redeemedAt: Instant,
  { limits: { undoDays } }: Pick<Program, 'limits'>,
): Instant | null => (undoDays === null ? null : plusSeconds(redeemedAt, undoDays * 86_400));

/**
 * Undoes a redemption: returns each line to its award, exactly once (domain.md §5, invariant 4). Dealers may undo their
 * own redemptions for some time (`limits.undoDays`), admins all.
 * @throws NotFound AlreadyRevoked RedemptionRefunded UndoTooLate KeyUsedForAnother
 */
export const undoRedemption =
  ({
    uow,
    clock,
    ids,
    digest,
    program,
  }: {
    readonly uow: UnitOfWork<'redemptions' | 'wallets' | 'outbox' | 'audit' | 'idempotency'>;
    readonly clock: Clock;
    readonly ids: Ids;
    readonly digest: Digest;
    readonly program: Program;
  }) =>
  async (cmd: UndoRedemption): Promise<Undone> => {
    const rider = await uow.run((tx) => tx.redemptions.riderOf(cmd.redemptionId));
    return uow.run(
      (tx) =>
        withIdempotency(tx.idempotency, cmd.idempotency, async () => {
          const redemption = await tx.redemptions.lock(cmd.redemptionId);
          if (!redemption || !isTheirs(cmd.actor, redemption)) throw new NotFound('redemption');
          if (redemption.status === 'revoked') throw new AlreadyRevoked();
          if (redemption.status === 'refunded') throw new RedemptionRefunded();

          const at = clock.now();
          const until = cmd.actor.type === 'dealer' ? dealerCanUndoUntil(redemption.redeemedAt, program) : null;
          if (until !== null && at > until) throw new UndoTooLate({ day: dateIn(until, program.timeZone) });
          const key = { riderId: redemption.riderId, currency: redemption.currency, book: 'credit' as const };
          const [wallet] = await tx.wallets.lock([key]);
          if (!wallet) throw new NotFound('wallet');
          const lines = await tx.redemptions.lines(redemption.id);
          const touched = await tx.wallets.awardsById(lines.map((line) => line.awardId));
          const posting = post(
            wallet,
            restore(touched, lines),
            { at, ...by(cmd.actor), reference: redemption.id },
            { ids, digest },
          );
          const revoked = { at, byName: cmd.actor.name, reason: cmd.reason };

          await tx.redemptions.revoke(redemption.id, revoked);
          await tx.wallets.post([posting]);
          const newBalance = available(await tx.wallets.awardsWithValue([key]), dateIn(at, program.timeZone));
          await tx.outbox.append([
            {
              id: ids.next(),
              kind: 'redemption-undone',
              at,
              recipient: { type: 'rider', id: redemption.riderId },
              facts: {
                amount: redemption.amount,
                currency: redemption.currency,
                code: codeOf(redemption.number),
                balance: newBalance,
              },
            },
          ]);
          await tx.outbox.announce([redemptionTold('redemption.undone', redemption, { id: ids.next(), at })]);
          await tx.audit.append({
            id: ids.next(),
            at,
            ...by(cmd.actor),
            action: 'undo-redemption',
            objectType: 'redemption',
            objectId: redemption.id,
            detail: { amount: redemption.amount, currency: redemption.currency, reason: cmd.reason },
          });
          return {
            redemption: { ...redemption, status: 'revoked' as const, revoked },
            newBalance: { amount: newBalance, currency: redemption.currency },
          };
        }),
      { rider, caller: cmd.idempotency.caller },
    );
  };

const isTheirs = (actor: Actor, redemption: Redemption): boolean =>
  actor.type === 'admin' || (actor.type === 'dealer' && actor.subjectId === redemption.dealerId);
