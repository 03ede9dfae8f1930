import type { SeriesDetail } from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import { bonusCurrency, type SeriesListed } from '@rrr/core/series';
import { money } from '../present/money.js';

/** Notes are visible to the series' promoter and admins. */
export const presentSeriesDetail = (it: SeriesListed, actor: Actor | null): SeriesDetail => ({
  _id: it.id,
  name: it.name,
  state: it.state,
  zipcode: it.zipcode,
  country: it.country,
  races: it.races,
  eventCount: it.eventCount,
  distance: it.distance,
  active: it.active,
  promoter: it.promoterId !== null && it.promoterName !== null ? { _id: it.promoterId, name: it.promoterName } : null,
  bonus: it.bonus,
  initialValue: it.initialValue === null ? null : money(it.initialValue, bonusCurrency(it)),
  expirationDate: it.expirationDate,
  notes: actor?.type === 'admin' || (actor?.type === 'promoter' && actor.subjectId === it.promoterId) ? it.notes : null,
  version: it.version,
});
