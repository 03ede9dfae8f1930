import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { type Clock, type Ids, NotFound, type UnitOfWork } from '../shared/index.js';
import { NothingToUndo, type Promoter } from './promoter.js';

/**
 * Returns a promoter to the state before its last decision that stands, any number of times, until the application is as it came in
 * (domain.md §3). An invitation that was not accepted yet ends; nobody is written to. @throws NotFound NothingToUndo
 */
export const undoDecision =
  ({ uow, clock, ids }: { readonly uow: UnitOfWork<'promoters' | 'codes' | 'audit'>; readonly clock: Clock; readonly ids: Ids }) =>
  ({ actor, promoterId }: { readonly actor: Actor; readonly promoterId: string }): Promise<Promoter> =>
    uow.run(async (tx) => {
      const promoter = actor.type === 'admin' ? await tx.promoters.lock(promoterId) : undefined;
      if (!promoter) throw new NotFound('promoter');
      const last = (await tx.promoters.decisions(promoterId)).findLast((it) => it.undoneAt === null);
      if (!last) throw new NothingToUndo();
      const at = clock.now();
      const after: Promoter = { ...promoter, status: last.from, version: promoter.version + 1 };
      await tx.promoters.save(after);
      await tx.promoters.setUndone(promoterId, last.sequence, at);
      if (last.to === 'approved') await tx.codes.endInvitations('promoter', promoterId, at);
      await tx.audit.append({
        id: ids.next(), at, ...by(actor), action: 'undo-promoter-decision', objectType: 'promoter', objectId: promoterId,
        detail: { status: { before: promoter.status, after: last.from }, decision: last.sequence },
      });
      return after;
    });
