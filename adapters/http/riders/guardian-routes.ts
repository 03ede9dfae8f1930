import * as contract from '@rrr/contract';
import { limiter } from '../edge/limiter.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';

/** The consent of parents and guardians. */
export const guardianRoutes = ({ useCases, program }: HttpPorts): readonly Route[] => {
  const limit = limiter(useCases);
  return [
    route(contract.readGuardianRequest, can('public'), async ({ body, request }) => {
      await limit('code', request);
      const { rider, request: asked } = await useCases.readGuardianRequest(body);
      return {
        rider: { firstName: rider.firstName, lastName: rider.lastName },
        guardianName: asked.name,
        adultAge: program.adultAge,
        until: asked.expiresAt,
        confirmed: asked.confirmedAt !== null,
      };
    }),
    route(contract.confirmGuardian, can('public'), async ({ body: { code, guardianName }, request }) => {
      await limit('code', request);
      await useCases.confirmGuardian({ code, name: guardianName });
    }),
    route(contract.askGuardian, can('rider:edit'), ({ actor, params: { riderId }, body, locale: asked }) =>
      useCases.askGuardian({
        actor,
        riderId,
        guardian: { name: body.guardianName, email: body.email, locale: body.locale ?? asked },
      }),
    ),
    route(contract.confirmConsentOnPaper, can('rider:manage'), ({ actor, params: { riderId }, body }) =>
      useCases.confirmConsentOnPaper({ actor, riderId, name: body.guardianName, reason: body.reason }),
    ),
  ];
};
