import * as contract from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import { type EventSearch, lateSeasons, type OfRider } from '@rrr/core/events';
import { dateIn, NotFound } from '@rrr/core/shared';
import { seasonOf } from '../aggregates/season.js';
import { notValid } from '../refusals/edge-error.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { money, pagination } from '../present/money.js';
import { narrowed, presentNarrowedEvents } from '../present/narrowed.js';
import {
  presentEvent,
  presentEventToDecide,
  presentFinishedEvent,
  presentLateEvent,
  presentOwnEvent,
  presentRoleEvent,
  presentSeries,
} from './present-event.js';
import { showEvent } from './show-event.js';

/** Answers NOT_FOUND for another promoter's lists (domain.md §10). */
const ownOnly = (actor: Actor, promoterId: string): void => {
  if (actor.type !== 'admin' && actor.subjectId !== promoterId) throw new NotFound('promoter');
};

/**
 * The filters for the caller: promoters see their own events, and they and admins drafts; riders may filter by favourites and own results.
 * @throws EdgeError VALIDATION_FAILED
 */
const limitTo = (
  { type, subjectId }: Actor,
  mine: 'favourites' | 'raced' | undefined,
): Pick<EventSearch, 'promoterId' | 'favouriteOf' | 'racedBy' | 'drafts'> => {
  if (mine !== undefined && type !== 'rider') throw notValid({ path: 'mine', code: 'not_allowed' });
  if (mine !== undefined) return mine === 'raced' ? { racedBy: subjectId } : { favouriteOf: subjectId };
  return type === 'promoter' ? { promoterId: subjectId, drafts: true } : { drafts: type === 'admin' };
};

const NOTHING: OfRider = { favourite: false, results: 0, askedForResultsAt: null };

/** The maximum number of series in a select. */
const SERIES = { page: 1, limit: 100 } as const;

export const eventRoutes = (ports: HttpPorts): readonly Route[] => {
  const {
    queries: { events, series },
    clock,
    program,
  } = ports;
  const today = () => dateIn(clock.now(), program.timeZone);
  const show = showEvent(ports);
  return [
    route(contract.listEvents, can('public'), async ({ query: { sort, filter, ...asked } }) => {
      const days = { all: {}, upcoming: { from: today() }, past: { before: today() } }[filter];
      const found = await events.search({ ...asked, ...days, descending: sort === 'descending' }, today());
      const amount = await events.contingency('USD', seasonOf(today()));
      return {
        events: found.items.map(presentEvent),
        pagination: pagination(found),
        contingencyAmount: money(amount, 'USD'),
      };
    }),
    route(contract.eventsLean, can('public'), async ({ query }) => ({
      events: (await events.before(query.before, query.limit)).map(presentEvent),
    })),
    route(contract.getEvent, can('public'), (call) => show(call, call.params.eventId)),
    route(contract.promoterEvents, can('promoter:own'), async ({ actor, params: { id }, query }) => {
      ownOnly(actor, id);
      const found = await events.search(
        { ...query, drafts: true, promoterId: id, sortBy: 'startDate', descending: query.filter !== 'upcoming' },
        today(),
      );
      return {
        events: found.items.map((event) => presentOwnEvent(event, program, today())),
        pagination: pagination(found),
      };
    }),
    route(contract.roleEvents, can('event:list'), async ({ actor, query: { sort, mine, ...asked } }) => {
      if (actor.type === 'promoter' && asked.promoterId !== undefined) ownOnly(actor, asked.promoterId);
      const found = await events.search(
        { ...asked, ...limitTo(actor, mine), descending: sort === 'descending' },
        today(),
      );
      const rider =
        actor.type === 'rider'
          ? await events.ofRider(
              actor.subjectId,
              found.items.map((event) => event.id),
            )
          : null;
      const listed = await series.search({
        ...SERIES,
        ...(actor.type === 'promoter' ? { promoterId: actor.subjectId } : { active: true }),
      });
      return {
        events: found.items.map((event) =>
          presentRoleEvent(event, program, today(), rider && (rider.get(event.id) ?? NOTHING)),
        ),
        series: listed.items.map((seriesListed) => presentSeries({ ...seriesListed, races: seriesListed.eventCount })),
        pagination: pagination(found),
      };
    }),
    route(contract.eventsLate, can('event:manage'), async ({ query }) => {
      const found = await narrowed(query, {
        load: (page) => events.late({ ...query, ...page, seasons: lateSeasons(program, today()) }, today()),
        factsOf: (event) => ({
          at: event.endsOn ?? event.startsOn,
          money: money(event.contingency, event.currency),
          promoter: event.promoter?.name ?? null,
        }),
        timeZone: program.timeZone,
      });
      return { events: found.items.map(presentLateEvent), ...presentNarrowedEvents(found) };
    }),
    route(contract.eventsToDecide, can('event:manage'), async ({ query }) => {
      const found = await narrowed(query, {
        load: (page) => events.toDecide(page),
        factsOf: (event) => ({
          at: event.payingAskedAt,
          money: money(event.contingency, event.currency),
          promoter: event.promoter?.name ?? null,
        }),
        timeZone: program.timeZone,
      });
      return { events: found.items.map(presentEventToDecide), ...presentNarrowedEvents(found) };
    }),
    route(contract.eventsFinished, can('event:manage'), async ({ query }) => {
      const found = await events.finished(query);
      return { events: found.items.map(presentFinishedEvent), pagination: pagination(found) };
    }),
    route(contract.promoterSeries, can('promoter:own'), async ({ actor, params: { id }, query }) => {
      ownOnly(actor, id);
      const found = await series.search({ ...query, promoterId: id });
      return {
        series: found.items.map((listed) => presentSeries({ ...listed, races: listed.eventCount })),
        pagination: pagination(found),
      };
    }),
  ];
};
