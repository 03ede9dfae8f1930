import type { Actor } from '../access/index.js';
import { changesOf, recordAct } from '../audit/index.js';
import { NotFound, type PortsOf, StaleEdit } from '../shared/index.js';
import type { Category } from './category.js';
import { type CategoryFields, inOrder } from './category-fields.js';

export interface EditCategory {
  readonly actor: Actor;
  readonly categoryId: string;
  /** the version that was edited */
  readonly version: number;
  readonly category: CategoryFields;
}

/**
 * Changes a category and its list of series. An edit without changes keeps the version. Admins only.
 * @throws NotFound StaleEdit
 */
export const editCategory =
  ({ uow, clock, ids }: PortsOf<'categories' | 'series' | 'audit', 'clock' | 'ids'>) =>
  ({ actor, categoryId, version, category: asked }: EditCategory): Promise<Category> =>
    uow.run(async (tx) => {
      const before = actor.type === 'admin' ? await tx.categories.lock(categoryId) : undefined;
      if (!before) throw new NotFound('category');
      if (before.version !== version) throw new StaleEdit('category', before.version);
      const edited: Category = { ...before, ...(await inOrder(tx, asked)) };
      const changes = changesOf(before, edited);
      if (Object.keys(changes).length === 0) return before;
      const after = { ...edited, version: version + 1 };
      await tx.categories.put(after);
      await recordAct(tx, { ids, at: clock.now(), actor }, 'edit-category', ['category', categoryId], changes);
      return after;
    });
