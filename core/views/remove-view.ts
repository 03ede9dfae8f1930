import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { NotFound, type PortsOf } from '../shared/index.js';

export interface RemoveView {
  readonly actor: Actor;
  readonly viewId: string;
}

/** Removes a view of one's own, or a shared one. Admins only. @throws NotFound */
export const removeView =
  ({ uow, clock, ids }: PortsOf<'savedViews' | 'audit', 'clock' | 'ids'>) =>
  ({ actor, viewId }: RemoveView): Promise<void> =>
    uow.run(async (tx) => {
      const view = await tx.savedViews.lock(viewId);
      const isShared = view?.accountId === null;
      if (!view || actor.type !== 'admin' || (!isShared && view.accountId !== actor.accountId))
        throw new NotFound('view');
      await tx.savedViews.remove(viewId);
      if (!isShared) return;
      await recordAct(tx, { ids, at: clock.now(), actor }, 'remove-view', ['view', viewId], {
        list: view.list,
        title: view.name,
      });
    });
