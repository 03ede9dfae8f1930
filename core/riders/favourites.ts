import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { NotFound, type PortsOf } from '../shared/index.js';
import type { Favourite } from './favourite.js';

export type FavouriteChosen = { readonly actor: Actor } & Pick<Favourite, 'kind' | 'targetId'>;

type Ports = PortsOf<'favourites' | 'audit', 'clock' | 'ids'>;

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
        await recordAct(tx, { ids, at, actor }, 'add-favourite', ['rider', actor.subjectId], { kind, targetId });
    });

/** Removes a favourite. Idempotent. @throws NotFound */
export const removeFavourite =
  ({ uow, clock, ids }: Ports) =>
  ({ actor, kind, targetId }: FavouriteChosen): Promise<void> =>
    uow.run(async (tx) => {
      if (actor.type !== 'rider') throw new NotFound('rider');
      const was = await tx.favourites.remove({ riderId: actor.subjectId, kind, targetId });
      if (was)
        await recordAct(tx, { ids, at: clock.now(), actor }, 'remove-favourite', ['rider', actor.subjectId], {
          kind,
          targetId,
        });
    });
