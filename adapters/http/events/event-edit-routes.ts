import * as contract from '@rrr/contract';
import type { Currency, EventDetail } from '@rrr/contract';
import type { ClassAsked, EventFields, EventSettled } from '@rrr/core/events';
import { NotFound } from '@rrr/core/shared';
import { notValid } from '../refusals/edge-error.js';
import { limiter } from '../edge/limiter.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { presentMoneyMoved } from '../present/corrected.js';
import { showEvent } from './show-event.js';

type Written = Omit<EventFields, 'startsOn' | 'endsOn'> & {
  readonly startDate: EventFields['startsOn'];
  readonly endDate: EventFields['endsOn'];
};

const fieldsOf = ({ startDate, endDate, ...rest }: Written): EventFields => ({
  ...rest,
  startsOn: startDate,
  endsOn: endDate,
});
/** For promoters; the use case sets paying and the promoter. */
const OWN = { paying: false, promoterId: null } as const;

export interface WrittenClass {
  readonly _id?: string | null | undefined;
  readonly name: string;
  readonly payoutType: ClassAsked['payoutType'];
  readonly payoutPlaces: readonly { readonly place: number; readonly amount: contract.Money }[];
  readonly entrants?: number | null | undefined;
  readonly payoutSteps?: ClassAsked['payoutSteps'] | undefined;
}

/** Requires one currency per event. @throws EdgeError VALIDATION_FAILED for the first amount in another currency */
export const classOf =
  (currency: Currency) =>
  ({ _id, name, payoutType, payoutPlaces, entrants, payoutSteps }: WrittenClass, at: number): ClassAsked => {
    const other = payoutPlaces.findIndex((payoutPlace) => payoutPlace.amount.currency !== currency);
    if (other >= 0) throw notValid({ path: `classes.${at}.payoutPlaces.${other}.amount.currency`, code: 'choice' });
    const places = payoutPlaces.map(({ place, amount }) => ({ place, amount: amount.amount }));
    return {
      id: _id ?? null,
      name,
      payoutType,
      places,
      ...(entrants === undefined ? {} : { entrants }),
      ...(payoutSteps === undefined ? {} : { payoutSteps }),
    };
  };

export const eventEditRoutes = (ports: HttpPorts): readonly Route[] => {
  const {
    queries: { events, promoters },
    useCases,
  } = ports;
  const show = showEvent(ports);
  const answer = async (call: Parameters<typeof show>[0], eventId: string): Promise<{ event: EventDetail }> => ({
    event: (await show(call, eventId)).event,
  });

  const settled = async (call: Parameters<typeof show>[0], { event, money }: EventSettled) => ({
    ...(await answer(call, event.id)),
    money: presentMoneyMoved(money, event.currency),
  });

  return [
    route(contract.addEvent, can('event:manage'), async (call) => {
      const { id } = await useCases.addEvent({ actor: call.actor, event: fieldsOf(call.body) });
      return answer(call, id);
    }),
    route(contract.editEvent, can('event:manage'), async (call) => {
      const {
        params: { eventId },
        body: { version, ...fields },
      } = call;
      await useCases.editEvent({ actor: call.actor, eventId, version, event: fieldsOf(fields) });
      return answer(call, eventId);
    }),
    route(contract.addOwnEvent, can('event:own'), async (call) => {
      const { id } = await useCases.addEvent({ actor: call.actor, event: fieldsOf({ ...call.body, ...OWN }) });
      return answer(call, id);
    }),
    route(contract.editOwnEvent, can('event:own'), async (call) => {
      const {
        params: { eventId },
        body: { version, reason, ...fields },
      } = call;
      const event = fieldsOf({ ...fields, ...OWN });
      await useCases.editEvent({ actor: call.actor, eventId, version, event, reason });
      return answer(call, eventId);
    }),
    route(contract.duplicateEvent, can('event:manage'), async (call) => {
      const { id } = await useCases.duplicateEvent({ actor: call.actor, eventId: call.params.eventId });
      return answer(call, id);
    }),
    route(contract.publishEvent, can('event:write'), async (call) => {
      const {
        actor,
        params: { eventId },
        body: { version },
      } = call;
      await useCases.publishEvent({ actor, eventId, version });
      return answer(call, eventId);
    }),
    route(contract.deleteEvent, can('event:manage'), ({ actor, params: { eventId } }) =>
      useCases.deleteEvent({ actor, eventId }),
    ),
    route(contract.cancelEvent, can('event:write'), async (call) => {
      const {
        actor,
        params: { eventId },
        body: { reason },
      } = call;
      return settled(call, await useCases.cancelEvent({ actor, eventId, reason }));
    }),
    route(contract.restoreEvent, can('event:manage'), async (call) => {
      const {
        actor,
        params: { eventId },
        body: { reason },
      } = call;
      return settled(call, await useCases.restoreEvent({ actor, eventId, reason }));
    }),
    route(contract.acceptLateResults, can('event:manage'), async (call) => {
      const {
        actor,
        params: { eventId },
        body,
      } = call;
      await useCases.acceptLateResults({ actor, eventId, ...body });
      return answer(call, eventId);
    }),
    route(contract.decidePaying, can('event:manage'), async (call) => {
      const {
        actor,
        params: { eventId },
        body,
      } = call;
      return settled(call, await useCases.decidePaying({ actor, eventId, ...body }));
    }),
    route(contract.undoPaying, can('event:manage'), async (call) => {
      const {
        actor,
        params: { eventId },
      } = call;
      return settled(call, await useCases.undoPayingDecision({ actor, eventId }));
    }),
    route(
      contract.askLateResults,
      can('event:own'),
      async ({ actor, params: { eventId }, body: { reason }, request }) => {
        const promoter = await promoters.one(actor.subjectId);
        if (!promoter) throw new NotFound('promoter');
        await limiter(useCases)('late-results', request, { account: actor.accountId });
        const { name, email, phone } = promoter;
        await useCases.askLateResults({ actor, eventId, reason, promoter: { name, email, phone } });
      },
    ),
    route(contract.askForResults, can('rider:own'), async ({ actor, params: { eventId }, request }) => {
      await limiter(useCases)('ask-for-results', request, { account: actor.accountId });
      await useCases.askForResults({ actor, eventId });
    }),
    route(contract.saveClasses, can('event:write'), async (call) => {
      const {
        actor,
        params: { eventId },
        body: { version, classes: asked, reason },
      } = call;
      const found = await events.one(eventId, 'drafts');
      if (!found) throw new NotFound('event');
      const classes = asked.map(classOf(found.event.currency));
      await useCases.saveClasses({ actor, eventId, version, classes, reason });
      return answer(call, eventId);
    }),
  ];
};
