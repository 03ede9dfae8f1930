import { by, recordAct } from '../audit/index.js';
import { withIdempotency } from '../idempotency/index.js';
import { awardsTold, correct, overpaid, post } from '../ledger/index.js';
import { NotFound } from '../shared/index.js';
import type { BonusMoved, BonusPorts, SeriesBonus } from './issue-series-bonus.js';

export interface BonusRevoked extends BonusMoved {
  /** already spent; stays with the rider */
  readonly overpaid: number;
}

/**
 * Revokes a series bonus, except for what is already spent; it can be issued again. Admins only.
 * @throws NotFound KeyUsedForAnother
 */
export const revokeSeriesBonus =
  ({ uow, clock, ids, digest }: BonusPorts) =>
  ({ actor, idempotency, seriesId, riderId }: SeriesBonus): Promise<BonusRevoked> =>
    uow.run(
      (tx) =>
        withIdempotency(tx.idempotency, idempotency, async () => {
          const earlier = actor.type === 'admin' ? await tx.wallets.bonus(riderId, seriesId) : undefined;
          if (!earlier) throw new NotFound('bonus');
          const [wallet] = await tx.wallets.lock([{ riderId, currency: earlier.currency, book: 'credit' }]);
          const [award] = await tx.wallets.awardsById([earlier.id]);
          if (!wallet || !award || award.riderId !== riderId || award.initial === 0) throw new NotFound('bonus');
          const at = clock.now();
          const posting = post(wallet, correct(award, 0), { at, ...by(actor), reference: seriesId }, { ids, digest });
          await tx.wallets.post([posting]);
          await tx.outbox.announce(awardsTold([posting], { at, promoterId: null, ids }));
          const lost = overpaid({ ...award, initial: 0 });
          await recordAct(tx, { ids, at, actor }, 'revoke-series-bonus', ['award', award.id], {
            riderId,
            seriesId,
            amount: award.initial,
            currency: award.currency,
            overpaid: lost,
          });
          return { awardId: award.id, worth: 0, currency: award.currency, expiresOn: award.expiresOn, overpaid: lost };
        }),
      { rider: riderId, caller: idempotency.caller },
    );
