import type { Actor } from '../access/index.js';
import { changesOf, recordAct } from '../audit/index.js';
import { NotFound, type PortsOf, StaleEdit } from '../shared/index.js';
import type { Series, SeriesFields } from './series.js';
import { allowed, assertOwnSeries } from './series-fields.js';

export interface EditSeries {
  readonly actor: Actor;
  readonly seriesId: string;
  /** the version that was edited */
  readonly version: number;
  readonly series: SeriesFields;
}

/**
 * Changes a series. An edit without changes keeps the version.
 * @throws NotFound StaleEdit BonusWithoutValue BonusOverLimit
 */
export const editSeries =
  ({ uow, clock, ids, program }: PortsOf<'series' | 'approvals' | 'audit', 'clock' | 'ids' | 'program'>) =>
  ({ actor, seriesId, version, series: asked }: EditSeries): Promise<Series> =>
    uow.run(async (tx) => {
      const before = await tx.series.lock(seriesId);
      if (!before) throw new NotFound('series');
      await assertOwnSeries(tx, actor, before.promoterId);
      if (before.version !== version) throw new StaleEdit('series', before.version);
      const edited: Series = { ...before, ...(await allowed(tx, actor, asked, before, program)) };
      const changes = changesOf(before, edited);
      if (Object.keys(changes).length === 0) return before;
      const after = { ...edited, version: version + 1 };
      await tx.series.put(after);
      await recordAct(tx, { ids, at: clock.now(), actor }, 'edit-series', ['series', seriesId], changes);
      return after;
    });
