import type { Actor } from '../access/index.js';
import { refusedPayers } from '../approvals/index.js';
import type { Award } from '../ledger/index.js';
import type { Program } from '../program/index.js';
import type { DomainError, Stores } from '../shared/index.js';
import type { PayoutClaim } from './claim.js';

/** By claim: why this person cannot pay it, because they had a hand in it (domain.md §13); null: they can. */
export const payerRefusals = async (
  tx: Pick<Stores, 'hands'>,
  actor: Actor,
  claims: readonly PayoutClaim[],
  awards: readonly Award[],
  program: Program,
): Promise<(claim: PayoutClaim) => DomainError | null> => {
  const sources = new Map(awards.map((it) => [it.id, it.source]));
  const refused = await refusedPayers(
    tx,
    actor,
    claims.map(({ riderId, lines }) => ({ riderId, won: lines.flatMap((it) => sources.get(it.awardId) ?? []) })),
    program,
  );
  return (claim) => refused.get(claim.riderId) ?? null;
};
