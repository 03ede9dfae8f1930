import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { eventSummary, seriesSummary } from './events.js';
import {
  blankable,
  countryCode,
  date,
  flag,
  id,
  limit,
  money,
  page,
  pageQuery,
  pagination,
  raceDay,
  required,
  text,
} from './values.js';

const worth = money.extend({ amount: z.int().min(1).max(100_000_000) });

export const seriesDetail = z.strictObject({
  _id: id,
  name: z.string(),
  state: z.string().nullable(),
  zipcode: z.string().nullable(),
  country: z.string().nullable(),
  /** how many races it announces */
  races: z.int().nullable(),
  /** how many events it has, canceled ones too */
  eventCount: z.int(),
  distance: z.string().nullable(),
  active: z.boolean(),
  promoter: z.strictObject({ _id: id, name: z.string() }).nullable(),
  /** whether an admin may issue its bonus */
  bonus: z.boolean(),
  /** worth of its bonus */
  initialValue: money.nullable(),
  /** until when its bonus can be redeemed */
  expirationDate: date.nullable(),
  /** for the series' promoter and admins, otherwise null */
  notes: z.string().nullable(),
  /** send it back with an edit, to detect concurrent edits */
  version: z.int(),
});
export type SeriesDetail = z.output<typeof seriesDetail>;

const list = z.strictObject({ series: z.array(seriesDetail), pagination });
const oneSeries = z.strictObject({ seriesId: id });
const answer = z.strictObject({ series: seriesDetail });

export const listSeries = endpoint({
  id: 'listSeries',
  method: 'GET',
  path: '/api/series',
  tag: 'Series',
  summary: 'Active series by name',
  cached: true,
  query: pageQuery.extend({ query: text(100).optional() }),
  response: list,
});

export const getSeries = endpoint({
  id: 'getSeries',
  method: 'GET',
  path: '/api/serie/{seriesId}',
  tag: 'Series',
  summary: 'One series with its categories and a page of its events, newest first',
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

export const adminSeries = endpoint({
  id: 'adminSeries',
  method: 'GET',
  path: '/api/admin/series',
  tag: 'Series',
  summary: 'All series by name, including inactive ones',
  query: pageQuery.extend({ query: text(100).optional(), active: flag.optional(), promoterId: id.optional() }),
  response: list,
});

export const promoterSeries = endpoint({
  id: 'promoterSeries',
  method: 'GET',
  path: '/api/promoter/{id}/series',
  tag: 'Series',
  summary: "A promoter's own series by name; the default limit is the maximum",
  params: z.strictObject({ id }),
  query: z.strictObject({ page, limit: limit.default(100) }),
  response: z.strictObject({ series: z.array(seriesSummary), pagination }),
  errors: ['NOT_FOUND'],
});

/** The fields a promoter may set; only admins set the bonus and the promoter. */
const promoterFields = z.strictObject({
  name: required(150),
  state: blankable(50),
  zipcode: blankable(12),
  country: countryCode.nullable(),
  races: z.int().min(0).max(1_000).nullable(),
  /** distance of or between its races, as free text */
  distance: blankable(60),
  notes: blankable(4_000),
});
const adminFields = promoterFields.extend({
  bonus: z.boolean(),
  /** in the currency of its country, USD without a country */
  initialValue: worth.nullable(),
  expirationDate: raceDay.nullable(),
  promoterId: id.nullable(),
});
const version = z.int().min(1).max(2_000_000_000);

export const addSeries = endpoint({
  id: 'addSeries',
  method: 'POST',
  path: '/api/admin/series',
  tag: 'Series',
  summary: 'Add an active series',
  body: adminFields,
  response: answer,
  status: 201,
  errors: ['NOT_FOUND', 'BONUS_WITHOUT_VALUE', 'BONUS_OVER_LIMIT'],
});

export const editSeries = endpoint({
  id: 'editSeries',
  method: 'PUT',
  path: '/api/admin/serie/{seriesId}',
  tag: 'Series',
  summary: 'Replace the fields of a series',
  params: oneSeries,
  body: adminFields.extend({ version }),
  response: answer,
  errors: ['NOT_FOUND', 'STALE_EDIT', 'BONUS_WITHOUT_VALUE', 'BONUS_OVER_LIMIT'],
});

export const addOwnSeries = endpoint({
  id: 'addOwnSeries',
  method: 'POST',
  path: '/api/promoter/series',
  tag: 'Series',
  summary: 'Add a series as an approved promoter, without a bonus',
  body: promoterFields,
  response: answer,
  status: 201,
  errors: ['NOT_FOUND', 'PROMOTER_NOT_APPROVED'],
});

export const editOwnSeries = endpoint({
  id: 'editOwnSeries',
  method: 'PUT',
  path: '/api/promoter/serie/{seriesId}',
  tag: 'Series',
  summary: 'Replace the fields of your own series',
  params: oneSeries,
  body: promoterFields.extend({ version }),
  response: answer,
  errors: ['NOT_FOUND', 'STALE_EDIT', 'BONUS_WITHOUT_VALUE'],
});

export const deleteSeries = endpoint({
  id: 'deleteSeries',
  method: 'DELETE',
  path: '/api/admin/serie/{seriesId}',
  tag: 'Series',
  summary: 'Delete a series without events and awards; others can only be deactivated',
  params: oneSeries,
  errors: ['NOT_FOUND', 'SERIES_IN_USE'],
});

export const activateSeries = endpoint({
  id: 'activateSeries',
  method: 'PUT',
  path: '/api/admin/serie/{seriesId}/active',
  tag: 'Series',
  summary: 'Show or hide a series in the public list; its events stay unchanged',
  params: oneSeries,
  body: z.strictObject({ active: z.boolean() }),
  response: answer,
  errors: ['NOT_FOUND'],
});
