import { z } from 'zod';
import { award } from './awards.js';
import { endpoint } from './endpoint.js';
import { date, id, money, pageQuery, pagination } from './values.js';

const bonus = {
  awardId: id,
  riderId: id,
  /** what the award is worth now */
  worth: money,
  expireDate: date.nullable(),
};

export const seriesBonuses = endpoint({
  id: 'seriesBonuses',
  method: 'GET',
  path: '/api/admin/serie/{seriesId}/bonuses',
  tag: 'Series',
  summary: 'Riders who were given the bonus of a series, newest first; a revoked one is worth 0',
  params: z.strictObject({ seriesId: id }),
  query: pageQuery,
  response: z.strictObject({
    bonuses: z.array(award.extend({ rider: z.strictObject({ _id: id, fullName: z.string() }) })),
    pagination,
  }),
  errors: ['NOT_FOUND'],
});

export const issueSeriesBonus = endpoint({
  id: 'issueSeriesBonus',
  method: 'POST',
  path: '/api/admin/serie/{seriesId}/bonus',
  tag: 'Series',
  summary: "Give a rider of the series its bonus once, with the series' value and expiry date",
  params: z.strictObject({ seriesId: id }),
  body: z.strictObject({ riderId: id }),
  response: z.strictObject({ bonus: z.strictObject(bonus) }),
  status: 201,
  idempotent: true,
  errors: ['NOT_FOUND', 'SERIES_NO_BONUS', 'NOT_OF_SERIES', 'BONUS_ISSUED', 'BONUS_OVER_LIMIT'],
});

export const revokeSeriesBonus = endpoint({
  id: 'revokeSeriesBonus',
  method: 'DELETE',
  path: '/api/admin/serie/{seriesId}/bonus/{riderId}',
  tag: 'Series',
  summary: 'Revoke a series bonus, except for what is already spent; it can be issued again',
  params: z.strictObject({ seriesId: id, riderId: id }),
  response: z.strictObject({
    bonus: z.strictObject({
      ...bonus,
      /** already spent; listed for admins, stays with the rider */
      overpaid: money,
    }),
  }),
  idempotent: true,
  errors: ['NOT_FOUND'],
});
