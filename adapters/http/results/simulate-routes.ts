import * as contract from '@rrr/contract';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { presentVerdict } from '../present/verdict.js';
import { translator } from '../words/translator.js';

export const simulateRoutes = ({ useCases, clock }: HttpPorts): readonly Route[] => [
  route(
    contract.simulateResult,
    can('results:manage'),
    async ({ actor, body: { event, class: inClass, rider, resultType, ...asked }, locale }) => {
      const { verdict, amount } = await useCases.simulateResult({
        ...asked,
        actor,
        type: resultType,
        event:
          typeof event === 'string'
            ? event
            : { startsOn: event.startDate, endsOn: event.endDate, country: event.country },
        inClass:
          typeof inClass === 'string' ? inClass : { payoutType: inClass.payoutType, places: inClass.payoutPlaces },
        rider:
          rider === null || typeof rider === 'string'
            ? rider
            : {
                bornOn: rider.dateOfBirth,
                parentalConsent: rider.parentalConsent,
                deactivated: rider.deActivated,
                factory: rider.factory,
                bikes: rider.bikes,
              },
      });
      return { verdict: presentVerdict(verdict, amount.currency, translator(locale, clock.now())), amount };
    },
  ),
];
