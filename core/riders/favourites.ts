import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { type Clock, type Ids, NotFound, type UnitOfWork } from '../shared/index.js';
import type { Favourite } from './favourite.js';

export type FavouriteChosen = { readonly actor: Actor } & Pick<Favourite, 'kind' | 'targetId'>;

interface Ports {
  readonly uow: UnitOfWork<'favourites' | 'audit'>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Adds a dealer or event to a rider's favourites. Idempotent. @throws NotFound */
export const addFavourite =
  ({ uow, clock, ids }: Ports) =>
  ({ actor, kind, targetId }: FavouriteChosen): Promise<void> =>
    uow.run(async (tx) => {
      if (actor.type !== 'rider') throw new NotFound('rider');
      if (!(await tx.favourites.exists({ kind, targetId }))) throw new NotFound(kind);
      const at = clock.now();
      const isNew = await tx.favourites.add({ riderId: actor.subjectId, kind, targetId, at });
      if (isNew)
        await tx.audit.append({
          id: ids.next(),
          at,
          ...by(actor),
          action: 'add-favourite',
          objectType: 'rider',
          objectId: actor.subjectId,
          detail: { kind, targetId },
        });
    });

/** Removes a favourite. Idempotent. @throws NotFound */
export const removeFavourite =
  ({ uow, clock, ids }: Ports) =>
  ({ actor, kind, targetId }: FavouriteChosen): Promise<void> =>
    uow.run(async (tx) => {
      if (actor.type !== 'rider') throw new NotFound('rider');
      const was = await tx.favourites.remove({ riderId: actor.subjectId, kind, targetId });
      if (was)
        await tx.audit.append({
          id: ids.next(),
          at: clock.now(),
          ...by(actor),
          action: 'remove-favourite',
          objectType: 'rider',
          objectId: actor.subjectId,
          detail: { kind, targetId },
        });
    });
