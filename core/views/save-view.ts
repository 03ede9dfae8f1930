import type { Actor } from '../access/index.js';
import { NotFound, type PortsOf } from '../shared/index.js';
import { isSameName, MOST_OWN_VIEWS, type SavedView, TooManyViews } from './saved-view.js';

export interface SaveView extends Pick<SavedView, 'list' | 'name' | 'search' | 'columns'> {
  readonly actor: Actor;
}

/**
 * Saves a view for the login, or replaces its view of that name. It is nobody else's business, so nothing is written in
 * the audit log. Admins only.
 * @throws NotFound TooManyViews
 */
export const saveView =
  ({ uow, clock, ids }: PortsOf<'savedViews', 'clock' | 'ids'>) =>
  ({ actor, list, name, search, columns }: SaveView): Promise<SavedView> =>
    uow.run(async (tx) => {
      if (actor.type !== 'admin') throw new NotFound('view');
      const own = await tx.savedViews.of(actor.accountId, list);
      const before = own.find((saved) => isSameName(saved.name, name));
      if (!before && own.length >= MOST_OWN_VIEWS) throw new TooManyViews({ count: MOST_OWN_VIEWS });
      const view: SavedView = {
        id: before?.id ?? ids.next(),
        accountId: actor.accountId,
        list,
        name,
        search,
        columns,
        sharedBy: null,
        at: clock.now(),
      };
      await tx.savedViews.put(view);
      return view;
    });
