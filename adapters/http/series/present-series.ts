import type { SeriesDetail } from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import { bonusCurrency, type SeriesListed } from '@rrr/core/series';
import { SERIES, valuesOf } from '@rrr/records';
import { money } from '../present/money.js';

/** Notes are visible to the series' promoter and admins. */
export const presentSeriesDetail = (series: SeriesListed, actor: Actor | null): SeriesDetail => ({
  _id: series.id,
  ...valuesOf(SERIES, series),
  eventCount: series.eventCount,
  active: series.active,
  promoter:
    series.promoterId !== null && series.promoterName !== null
      ? { _id: series.promoterId, name: series.promoterName }
      : null,
  initialValue: series.initialValue === null ? null : money(series.initialValue, bonusCurrency(series)),
  notes:
    actor?.type === 'admin' || (actor?.type === 'promoter' && actor.subjectId === series.promoterId)
      ? series.notes
      : null,
  version: series.version,
});
