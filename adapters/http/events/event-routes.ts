import * as contract from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import { canSubmit } from '@rrr/core/results';
import { dateIn, NotFound } from '@rrr/core/shared';
import { seasonOf } from '../aggregates/season.js';
import { can } from '../kernel/policy.js';
import { route, type Route } from '../kernel/route.js';
import type { HttpPorts } from '../ports.js';
import { money, pagination } from '../present/money.js';
import { speaker } from '../words/speaker.js';
import { presentEvent, presentEventDetail, presentOwnEvent, presentSeries } from './present-event.js';

/** Another promoter's lists do not exist for a promoter (domain.md §10). */
const ownOnly = (actor: Actor, promoterId: string): void => {
  if (actor.type !== 'admin' && actor.subjectId !== promoterId) throw new NotFound('promoter');
};

export const eventRoutes = ({ queries: { events, results }, clock, program }: HttpPorts): readonly Route[] => {
  const today = () => dateIn(clock.now(), program.timeZone);
  return [
    route(contract.listEvents, can('public'), async ({ query: { sort, ...asked } }) => {
      const found = await events.search({ ...asked, descending: sort === 'descending' }, today());
      const amount = await events.contingency('USD', seasonOf(today()));
      return { events: found.items.map(presentEvent), pagination: pagination(found), contingencyAmount: money(amount, 'USD') };
    }),
    route(contract.eventsLean, can('public'), async ({ query }) => ({ events: (await events.before(query.before, query.limit)).map(presentEvent) })),
    route(contract.getEvent, can('public'), async ({ params, actor, locale }) => {
      const found = await events.one(params.eventId);
      if (!found) throw new NotFound('event');
      const now = clock.now();
      const { event, classes, series } = found;
      const inside = actor?.type === 'admin' || (actor?.type === 'promoter' && actor.subjectId === event.promoterId);
      const looking = { inside, canUpload: canSubmit(actor, event, now, program), speaker: speaker(locale, now), program };
      return { event: presentEventDetail(event, classes, await results.ofEvent(event.id), looking), series: series && presentSeries(series) };
    }),
    route(contract.promoterEvents, can('promoter:own'), async ({ actor, params: { id }, query }) => {
      ownOnly(actor, id);
      const found = await events.search({ ...query, promoterId: id, sortBy: 'startDate', descending: query.filter !== 'upcoming' }, today());
      return { events: found.items.map((it) => presentOwnEvent(it, program)), pagination: pagination(found) };
    }),
    route(contract.promoterSeries, can('promoter:own'), async ({ actor, params: { id } }) => {
      ownOnly(actor, id);
      return { series: (await events.seriesOfPromoter(id)).map(presentSeries) };
    }),
  ];
};
