import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { eventSummary, seriesSummary } from './events.js';
import { answerOf } from './field.js';
import { SERIES_ADMIN_FIELDS, SERIES_FIELDS, seriesAdminFields, seriesFields } from './series-fields.js';
import { flag, id, limit, money, page, pageQuery, pagination, text } from './values.js';

const { initialValue: _, promoterId: _p, ...said } = SERIES_ADMIN_FIELDS;

export const seriesDetail = z.strictObject({
  _id: id,
  /** the notes for its promoter and admins, otherwise null */
  ...answerOf(SERIES_FIELDS),
  ...answerOf(said),
  /** how many events it has, canceled ones too */
  eventCount: z.int(),
  active: z.boolean(),
  promoter: z.strictObject({ _id: id, name: z.string() }).nullable(),
  /** worth of its bonus */
  initialValue: money.nullable(),
  /** send it back with an edit, to detect concurrent edits */
  version: z.int(),
});
export type SeriesDetail = z.output<typeof seriesDetail>;

const list = z.strictObject({ series: z.array(seriesDetail), pagination });
const oneSeries = z.strictObject({ seriesId: id });
const answer = z.strictObject({ series: seriesDetail });

export const listSeries = endpoint('listSeries', 'GET /api/series', {
  tag: 'Series',
  summary: 'List active series by name',
  cached: true,
  query: pageQuery.extend({ query: text(100).optional() }),
  response: list,
});

export const getSeries = endpoint('getSeries', 'GET /api/serie/{seriesId}', {
  tag: 'Series',
  summary: 'Get a series with its categories and a page of its events, newest first',
  cached: true,
  params: oneSeries,
  query: pageQuery,
  response: z.strictObject({
    series: seriesDetail,
    categories: z.array(z.strictObject({ _id: id, description: z.string() })),
    events: z.array(eventSummary),
    pagination,
  }),
  errors: ['NOT_FOUND'],
});

export const adminSeries = endpoint('adminSeries', 'GET /api/admin/series', {
  tag: 'Series',
  summary: 'List all series by name, including inactive ones',
  query: pageQuery.extend({ query: text(100).optional(), active: flag.optional(), promoterId: id.optional() }),
  response: list,
});

export const promoterSeries = endpoint('promoterSeries', 'GET /api/promoter/{id}/series', {
  tag: 'Series',
  summary: "List the promoter's own series by name; by default the largest page",
  params: z.strictObject({ id }),
  query: z.strictObject({ page, limit: limit.default(100) }),
  response: z.strictObject({ series: z.array(seriesSummary), pagination }),
  errors: ['NOT_FOUND'],
});

const version = z.int().min(1).max(2_000_000_000);

export const addSeries = endpoint('addSeries', 'POST /api/admin/series', {
  tag: 'Series',
  summary: 'Add a series; it is active at once',
  body: seriesAdminFields,
  response: answer,
  status: 201,
  errors: ['NOT_FOUND', 'BONUS_WITHOUT_VALUE', 'BONUS_OVER_LIMIT'],
});

export const editSeries = endpoint('editSeries', 'PUT /api/admin/serie/{seriesId}', {
  tag: 'Series',
  summary: 'Replace a series',
  params: oneSeries,
  body: seriesAdminFields.extend({ version }),
  response: answer,
  errors: ['NOT_FOUND', 'STALE_EDIT', 'BONUS_WITHOUT_VALUE', 'BONUS_OVER_LIMIT'],
});

export const addOwnSeries = endpoint('addOwnSeries', 'POST /api/promoter/series', {
  tag: 'Series',
  summary: 'Add a series without a bonus (approved promoters)',
  body: seriesFields,
  response: answer,
  status: 201,
  errors: ['NOT_FOUND', 'PROMOTER_NOT_APPROVED'],
});

export const editOwnSeries = endpoint('editOwnSeries', 'PUT /api/promoter/serie/{seriesId}', {
  tag: 'Series',
  summary: "Replace the promoter's own series",
  params: oneSeries,
  body: seriesFields.extend({ version }),
  response: answer,
  errors: ['NOT_FOUND', 'STALE_EDIT', 'BONUS_WITHOUT_VALUE'],
});

export const deleteSeries = endpoint('deleteSeries', 'DELETE /api/admin/serie/{seriesId}', {
  tag: 'Series',
  summary: 'Remove a series without events and awards; other series can be deactivated',
  params: oneSeries,
  errors: ['NOT_FOUND', 'SERIES_IN_USE'],
});

export const activateSeries = endpoint('activateSeries', 'PUT /api/admin/serie/{seriesId}/active', {
  tag: 'Series',
  summary: 'Activate or deactivate a series; an inactive series is not on the public list',
  params: oneSeries,
  body: z.strictObject({ active: z.boolean() }),
  response: answer,
  errors: ['NOT_FOUND'],
});
