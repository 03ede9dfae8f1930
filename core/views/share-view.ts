import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { NotFound, type PortsOf } from '../shared/index.js';
import { isSameName, MOST_SHARED_VIEWS, type SavedView, TooManyViews, ViewNameTaken } from './saved-view.js';

export interface ShareView {
  readonly actor: Actor;
  readonly viewId: string;
}

/**
 * Hands one's own view over to all administrators. From then on every administrator can open and remove it.
 * @throws NotFound ViewNameTaken TooManyViews
 */
export const shareView =
  ({ uow, clock, ids }: PortsOf<'savedViews' | 'accounts' | 'audit', 'clock' | 'ids'>) =>
  ({ actor, viewId }: ShareView): Promise<SavedView> =>
    uow.run(async (tx) => {
      const own = await tx.savedViews.lock(viewId);
      const account = await tx.accounts.byId(actor.accountId);
      if (!own || !account || actor.type !== 'admin' || own.accountId !== actor.accountId) throw new NotFound('view');
      const shared = await tx.savedViews.of(null, own.list);
      if (shared.some((saved) => isSameName(saved.name, own.name))) throw new ViewNameTaken();
      if (shared.length >= MOST_SHARED_VIEWS) throw new TooManyViews({ count: MOST_SHARED_VIEWS });
      const at = clock.now();
      const view: SavedView = { ...own, accountId: null, sharedBy: account.displayName, at };
      await tx.savedViews.put(view);
      await recordAct(tx, { ids, at, actor }, 'share-view', ['view', viewId], { list: own.list, title: own.name });
      return view;
    });
