import type { Actor } from '../access/index.js';
import { maskedFields, recordAct } from '../audit/index.js';
import { NotFound, type PortsOf } from '../shared/index.js';
import type { Category } from './category.js';
import { type CategoryFields, inOrder } from './category-fields.js';

export interface AddCategory {
  readonly actor: Actor;
  readonly category: CategoryFields;
}

/** Adds a category with its series. Admins only. @throws NotFound */
export const addCategory =
  ({ uow, clock, ids }: PortsOf<'categories' | 'series' | 'audit', 'clock' | 'ids'>) =>
  ({ actor, category: asked }: AddCategory): Promise<Category> =>
    uow.run(async (tx) => {
      if (actor.type !== 'admin') throw new NotFound('category');
      const fields = await inOrder(tx, asked);
      const category: Category = { id: ids.next(), ...fields, version: 1 };
      await tx.categories.put(category);
      await recordAct(
        tx,
        { ids, at: clock.now(), actor },
        'add-category',
        ['category', category.id],
        maskedFields(fields),
      );
      return category;
    });
