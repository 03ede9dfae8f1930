import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { NotFound, type PortsOf } from '../shared/index.js';

export interface DeleteCategory {
  readonly actor: Actor;
  readonly categoryId: string;
}

/** Deletes a category but not its series. Admins only. @throws NotFound */
export const deleteCategory =
  ({ uow, clock, ids }: PortsOf<'categories' | 'audit', 'clock' | 'ids'>) =>
  ({ actor, categoryId }: DeleteCategory): Promise<void> =>
    uow.run(async (tx) => {
      const category = actor.type === 'admin' ? await tx.categories.lock(categoryId) : undefined;
      if (!category) throw new NotFound('category');
      await tx.categories.remove(categoryId);
      const { description, seriesIds } = category;
      await recordAct(tx, { ids, at: clock.now(), actor }, 'delete-category', ['category', categoryId], {
        description,
        seriesIds,
      });
    });
