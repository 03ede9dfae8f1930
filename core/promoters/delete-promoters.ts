import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { removeLogins } from '../identity/index.js';
import { NotFound, type PortsOf } from '../shared/index.js';

/** The outcome for one of many: deleted, kept because it owns something, or not found. */
export interface DeletionOutcome {
  readonly promoterId: string;
  readonly name: string | null;
  readonly outcome: 'deleted' | 'has-events' | 'has-series' | 'unknown';
}

/**
 * Deletes promoters and their logins in one transaction; those that own events or series are kept (domain.md §3).
 * @throws NotFound for anyone but an admin
 */
export const deletePromoters =
  ({ uow, clock, ids }: PortsOf<'promoters' | 'accounts' | 'codes' | 'audit', 'clock' | 'ids'>) =>
  ({
    actor,
    promoterIds,
  }: {
    readonly actor: Actor;
    readonly promoterIds: readonly string[];
  }): Promise<readonly DeletionOutcome[]> =>
    uow.run(async (tx) => {
      if (actor.type !== 'admin') throw new NotFound('promoter');
      const outcomes = new Map<string, DeletionOutcome>();
      for (const promoterId of [...new Set(promoterIds)].toSorted()) {
        const promoter = await tx.promoters.lock(promoterId);
        const owned = promoter ? await tx.promoters.owns(promoterId) : null;
        const outcome = !owned
          ? 'unknown'
          : owned.events > 0
            ? 'has-events'
            : owned.series > 0
              ? 'has-series'
              : 'deleted';
        outcomes.set(promoterId, { promoterId, name: promoter?.name ?? null, outcome });
        if (outcome !== 'deleted' || !promoter) continue;
        const at = clock.now();
        await removeLogins(tx, { type: 'promoter', subjectId: promoterId }, at);
        await tx.promoters.remove(promoterId);
        await recordAct(tx, { ids, at, actor }, 'delete-promoter', ['promoter', promoterId], {
          name: promoter.name,
          status: promoter.status,
        });
      }
      return [...new Set(promoterIds)].flatMap((id) => outcomes.get(id) ?? []);
    });
