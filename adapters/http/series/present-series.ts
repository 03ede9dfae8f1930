import type { SeriesDetail } from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import { bonusCurrency, type SeriesListed } from '@rrr/core/series';
import { money } from '../present/money.js';

/** Notes are visible to the series' promoter and admins. */
export const presentSeriesDetail = (series: SeriesListed, actor: Actor | null): SeriesDetail => ({
  _id: series.id,
  name: series.name,
  state: series.state,
  zipcode: series.zipcode,
  country: series.country,
  races: series.races,
  eventCount: series.eventCount,
  distance: series.distance,
  active: series.active,
  promoter:
    series.promoterId !== null && series.promoterName !== null
      ? { _id: series.promoterId, name: series.promoterName }
      : null,
  bonus: series.bonus,
  initialValue: series.initialValue === null ? null : money(series.initialValue, bonusCurrency(series)),
  expirationDate: series.expirationDate,
  notes:
    actor?.type === 'admin' || (actor?.type === 'promoter' && actor.subjectId === series.promoterId)
      ? series.notes
      : null,
  version: series.version,
});
