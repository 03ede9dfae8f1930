import { type Actor, PromoterNotApproved } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { NotFound, type PortsOf } from '../shared/index.js';
import type { Series, SeriesFields } from './series.js';
import { allowed } from './series-fields.js';

export interface AddSeries {
  readonly actor: Actor;
  readonly series: SeriesFields;
}

/**
 * Adds an active series. Admins may add it for any promoter; approved promoters for themselves and without a bonus.
 * @throws NotFound PromoterNotApproved BonusWithoutValue BonusOverLimit
 */
export const addSeries =
  ({ uow, clock, ids, program }: PortsOf<'series' | 'approvals' | 'audit', 'clock' | 'ids' | 'program'>) =>
  ({ actor, series: asked }: AddSeries): Promise<Series> =>
    uow.run(async (tx) => {
      if (actor.type !== 'admin' && actor.type !== 'promoter') throw new NotFound('series');
      if (actor.type === 'promoter' && (await tx.approvals.ofPromoter(actor.subjectId)) !== true)
        throw new PromoterNotApproved();
      const at = clock.now();
      const fields = await allowed(tx, actor, asked, null, program);
      const series: Series = { ...fields, id: ids.next(), active: true, version: 1, createdAt: at };
      await tx.series.put(series);
      await recordAct(tx, { ids, at, actor }, 'add-series', ['series', series.id], { ...fields });
      return series;
    });
