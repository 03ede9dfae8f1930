import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { NotFound, type PortsOf } from '../shared/index.js';
import type { Rider } from './rider.js';

export interface MarkFactory {
  readonly actor: Actor;
  readonly riderId: string;
  /** false removes the mark */
  readonly factory: boolean;
}

/**
 * Marks or unmarks a factory rider, who earns no awards (domain.md §4). Earlier awards stay. Admins only.
 * @throws NotFound
 */
export const markFactory =
  ({ uow, clock, ids }: PortsOf<'riders' | 'rejudging' | 'audit', 'clock' | 'ids'>) =>
  ({ actor, riderId, factory }: MarkFactory): Promise<Rider> =>
    uow.run(
      async (tx) => {
        const before = actor.type === 'admin' ? await tx.riders.lock(riderId) : undefined;
        if (!before) throw new NotFound('rider');
        if (before.factory === factory) return before;
        const at = clock.now();
        const rider: Rider = { ...before, factory, version: before.version + 1 };
        await tx.riders.save(rider);
        await tx.rejudging.askForRiders([riderId], at);
        await recordAct(tx, { ids, at, actor }, factory ? 'mark-factory' : 'unmark-factory', ['rider', riderId], {
          factory: { before: before.factory, after: factory },
        });
        return rider;
      },
      { rider: riderId },
    );
