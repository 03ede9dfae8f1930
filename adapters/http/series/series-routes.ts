import * as contract from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import { bonusCurrency, type SeriesFields } from '@rrr/core/series';
import { NotFound } from '@rrr/core/shared';
import { blank, only, SERIES } from '@rrr/records';
import { presentEvent } from '../events/present-event.js';
import { notValid } from '../refusals/edge-error.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { pagination } from '../present/money.js';
import { presentSeriesDetail } from './present-series.js';

type Written = Omit<SeriesFields, 'initialValue'> & { readonly initialValue: contract.Money | null };

/** The bonus must be in the currency of the series. @throws EdgeError VALIDATION_FAILED */
const fieldsOf = ({ initialValue, ...rest }: Written): SeriesFields => {
  if (initialValue !== null && initialValue.currency !== bonusCurrency(rest))
    throw notValid({ path: 'initialValue.currency', code: 'choice' });
  return { ...rest, initialValue: initialValue && initialValue.amount };
};
/** For promoters; the use case sets the fields reserved for admins. */
const OWN = { ...blank(only(SERIES, 'editedBy', 'admins')), initialValue: null, promoterId: null };
/** Drafts are for admins and the promoter whose events they are. */
const draftsFor = (actor: Actor | null) =>
  actor?.type === 'admin'
    ? { drafts: 'all' as const }
    : actor?.type === 'promoter'
      ? { drafts: { promoterId: actor.subjectId } }
      : {};
const NO_EVENTS = { page: 1, limit: 1 } as const;

export const seriesRoutes = ({ queries: { series }, useCases }: HttpPorts): readonly Route[] => {
  const answer = async (actor: Actor, seriesId: string): Promise<{ series: contract.SeriesDetail }> => {
    const found = await series.one(seriesId, NO_EVENTS);
    if (!found) throw new NotFound('series');
    return { series: presentSeriesDetail(found.series, actor) };
  };

  return [
    route(contract.listSeries, can('public'), async ({ actor, query }) => {
      const found = await series.search({ ...query, active: true });
      return { series: found.items.map((listed) => presentSeriesDetail(listed, actor)), pagination: pagination(found) };
    }),
    route(contract.getSeries, can('public'), async ({ actor, params: { seriesId }, query }) => {
      const found = await series.one(seriesId, { ...query, ...draftsFor(actor) });
      if (!found) throw new NotFound('series');
      return {
        series: presentSeriesDetail(found.series, actor),
        categories: found.categories.map(({ id, description }) => ({ _id: id, description })),
        events: found.events.items.map(presentEvent),
        pagination: pagination(found.events),
      };
    }),
    route(contract.adminSeries, can('series:manage'), async ({ actor, query }) => {
      const found = await series.search(query);
      return { series: found.items.map((listed) => presentSeriesDetail(listed, actor)), pagination: pagination(found) };
    }),
    route(contract.addSeries, can('series:manage'), async ({ actor, body }) =>
      answer(actor, (await useCases.addSeries({ actor, series: fieldsOf(body) })).id),
    ),
    route(
      contract.editSeries,
      can('series:manage'),
      async ({ actor, params: { seriesId }, body: { version, ...fields } }) => {
        await useCases.editSeries({ actor, seriesId, version, series: fieldsOf(fields) });
        return answer(actor, seriesId);
      },
    ),
    route(contract.addOwnSeries, can('series:own'), async ({ actor, body }) =>
      answer(actor, (await useCases.addSeries({ actor, series: { ...body, ...OWN } })).id),
    ),
    route(
      contract.editOwnSeries,
      can('series:own'),
      async ({ actor, params: { seriesId }, body: { version, ...fields } }) => {
        await useCases.editSeries({ actor, seriesId, version, series: { ...fields, ...OWN } });
        return answer(actor, seriesId);
      },
    ),
    route(contract.deleteSeries, can('series:manage'), ({ actor, params: { seriesId } }) =>
      useCases.deleteSeries({ actor, seriesId }),
    ),
    route(contract.activateSeries, can('series:manage'), async ({ actor, params: { seriesId }, body: { active } }) => {
      await useCases.activateSeries({ actor, seriesId, active });
      return answer(actor, seriesId);
    }),
  ];
};
