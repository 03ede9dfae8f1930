import type { Actor } from '../access/index.js';
import { changesOf, recordAct } from '../audit/index.js';
import { NotFound, type PortsOf } from '../shared/index.js';
import type { Series } from './series.js';

export interface ActivateSeries {
  readonly actor: Actor;
  readonly seriesId: string;
  readonly active: boolean;
}

/** Shows or hides a series in the public list; its events stay unchanged. Idempotent. Admins only. @throws NotFound */
export const activateSeries =
  ({ uow, clock, ids }: PortsOf<'series' | 'audit', 'clock' | 'ids'>) =>
  ({ actor, seriesId, active }: ActivateSeries): Promise<Series> =>
    uow.run(async (tx) => {
      const series = actor.type === 'admin' ? await tx.series.lock(seriesId) : undefined;
      if (!series) throw new NotFound('series');
      if (series.active === active) return series;
      const after: Series = { ...series, active, version: series.version + 1 };
      await tx.series.put(after);
      await recordAct(
        tx,
        { ids, at: clock.now(), actor },
        active ? 'activate-series' : 'deactivate-series',
        ['series', seriesId],
        changesOf({ active: series.active }, { active }),
      );
      return after;
    });
