import type { Actor } from '../access/index.js';
import { recordDoneAlone, refusedPayers } from '../approvals/index.js';
import type { Award } from '../ledger/index.js';
import type { Program } from '../program/index.js';
import type { Clock, DomainError, Ids, Stores } from '../shared/index.js';
import type { PayoutClaim } from './claim.js';

export interface Payer {
  /** why this person cannot pay the claim, because they had a hand in it (domain.md §13); null: they can */
  refusal(claim: PayoutClaim): DomainError | null;
  /** records what one person paid alone, where approvals are only recorded */
  paid(claims: readonly PayoutClaim[]): Promise<void>;
}

/** What the person who pays had to do with the claims before. */
export const payerOf = async (
  tx: Pick<Stores, 'hands' | 'audit'>,
  actor: Actor,
  claims: readonly PayoutClaim[],
  awards: readonly Award[],
  ports: { readonly clock: Clock; readonly ids: Ids; readonly program: Program },
): Promise<Payer> => {
  const sources = new Map(awards.map((award) => [award.id, award.source]));
  const hands = await refusedPayers(
    tx,
    actor,
    claims.map(({ riderId, lines }) => ({ riderId, won: lines.flatMap((line) => sources.get(line.awardId) ?? []) })),
  );
  const needed = ports.program.approvals === 'required';
  return {
    refusal: (claim) => (needed ? (hands.get(claim.riderId) ?? null) : null),
    paid: async (paid) => {
      if (needed) return;
      for (const { id, riderId, net, currency } of paid)
        if (hands.has(riderId))
          await recordDoneAlone(
            tx,
            { actor, act: 'payment', objectType: 'payout-claim', objectId: id, amount: net, currency },
            ports,
          );
    },
  };
};
