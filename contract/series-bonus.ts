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

export const seriesBonuses = endpoint('seriesBonuses', 'GET /api/admin/serie/{seriesId}/bonuses', {
  tag: 'Series',
  summary: 'List the riders with the bonus of a series, newest first; a bonus that was taken back has the value 0',
  params: z.strictObject({ seriesId: id }),
  query: pageQuery,
  response: z.strictObject({
    bonuses: z.array(award.extend({ rider: z.strictObject({ _id: id, fullName: z.string() }) })),
    pagination,
  }),
  errors: ['NOT_FOUND'],
});

export const issueSeriesBonus = endpoint('issueSeriesBonus', 'POST /api/admin/serie/{seriesId}/bonus', {
  tag: 'Series',
  summary:
    'Issue the series bonus to a rider of the series, once; above what one administrator adjusts alone it waits for another',
  params: z.strictObject({ seriesId: id }),
  body: z.strictObject({ riderId: id }),
  response: z.strictObject({
    /** null: it waits */
    bonus: z.strictObject(bonus).nullable(),
    /** the change that waits for another administrator; null: the bonus was given */
    approvalId: id.nullable(),
  }),
  status: 201,
  idempotent: true,
  errors: ['NOT_FOUND', 'SERIES_NO_BONUS', 'NOT_OF_SERIES', 'BONUS_ISSUED', 'BONUS_OVER_LIMIT'],
});

export const revokeSeriesBonus = endpoint('revokeSeriesBonus', 'DELETE /api/admin/serie/{seriesId}/bonus/{riderId}', {
  tag: 'Series',
  summary: 'Take back a series bonus, except what was spent; it can be issued again',
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
