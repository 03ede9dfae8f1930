import * as contract from '@rrr/contract';
import type { OneRaceAsked } from '@rrr/core/events';
import { NotFound } from '@rrr/core/shared';
import { presentForeseen, presentForeseenResults } from '../approvals/present-foreseen.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { classOf } from './event-edit-routes.js';
import { translator } from '../words/translator.js';
import { isInside } from './show-event.js';

const present = ({ done, waits, currency, other, money, outcome }: OneRaceAsked): contract.OneRaceAsked => ({
  done,
  waits,
  other: { _id: other.id, title: other.title },
  money: presentForeseen(money, currency),
  outcome,
});

/** Two events that are one race, and what a change of an event would move. */
export const oneRaceRoutes = ({ useCases, queries: { events }, clock }: HttpPorts): readonly Route[] => [
  route(contract.linkEvents, can('event:write'), async ({ actor, params: { eventId }, body: { reason, ...how } }) =>
    present(await useCases.linkEvents({ actor, eventId, reason: reason ?? null, ...how })),
  ),
  route(contract.unlinkEvents, can('event:manage'), async ({ actor, params: { eventId }, body: { reason, ...how } }) =>
    present(await useCases.unlinkEvents({ actor, eventId, reason: reason ?? null, ...how })),
  ),
  route(contract.listEventsNearby, can('event:write'), async ({ actor, params: { eventId } }) => {
    const found = await events.one(eventId, 'drafts');
    if (!found || !isInside(actor, found.event.promoterId)) throw new NotFound('event');
    const near = await events.nearby(eventId);
    return {
      events: near.map(({ id, startsOn, endsOn, ...rest }) => ({
        _id: id,
        ...rest,
        startDate: startsOn,
        endDate: endsOn,
      })),
    };
  }),
  route(contract.foreseeEventChange, can('event:write'), async ({ actor, params: { eventId }, body, locale }) => {
    const found = await events.one(eventId, 'drafts');
    if (!found) throw new NotFound('event');
    const { dates, classes } = body;
    const { waits, currency, money, results, outcome } = await useCases.foreseePurse({
      actor,
      eventId,
      ...(dates ? { dates: { startsOn: dates.startDate, endsOn: dates.endDate ?? dates.startDate } } : {}),
      ...(classes ? { classes: classes.map(classOf(found.event.currency)) } : {}),
    });
    const say = translator(locale, clock.now());
    return {
      waits,
      money: presentForeseen(money, currency),
      results: presentForeseenResults(results, currency, say),
      outcome,
    };
  }),
];
