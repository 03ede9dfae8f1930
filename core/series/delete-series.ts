import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { NotFound, type PortsOf } from '../shared/index.js';
import { SeriesInUse } from './series-refusals.js';

export interface DeleteSeries {
  readonly actor: Actor;
  readonly seriesId: string;
}

/**
 * Deletes a series without events and awards; others can only be deactivated. Admins only.
 * @throws NotFound SeriesInUse
 */
export const deleteSeries =
  ({ uow, clock, ids }: PortsOf<'series' | 'audit', 'clock' | 'ids'>) =>
  ({ actor, seriesId }: DeleteSeries): Promise<void> =>
    uow.run(async (tx) => {
      const series = actor.type === 'admin' ? await tx.series.lock(seriesId) : undefined;
      if (!series) throw new NotFound('series');
      if (await tx.series.inUse(seriesId)) throw new SeriesInUse();
      await tx.series.remove(seriesId);
      const { name, promoterId } = series;
      await recordAct(tx, { ids, at: clock.now(), actor }, 'delete-series', ['series', seriesId], { name, promoterId });
    });
