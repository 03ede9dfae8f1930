import * as contract from '@rrr/contract';
import { limiter } from '../edge/limiter.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';

/** Routes for users who cannot sign in (yet). None reveals who has an account. */
export const recoveryRoutes = ({ useCases, captcha }: HttpPorts): readonly Route[] => {
  const limit = limiter(useCases);
  return [
    route(contract.forgotPassword, can('public'), async ({ body, request }) => {
      await limit('recovery', request, { email: body.email });
      await captcha.check(body.captcha);
      await useCases.requestReset({ email: body.email });
    }),
    route(contract.resetPassword, can('public'), async ({ body, request }) => {
      await limit('code', request, { email: body.email });
      await useCases.resetPassword(body);
    }),
    route(contract.recoverAccount, can('public'), async ({ body, request }) => {
      await limit('recovery', request);
      await captcha.check(body.captcha);
      await useCases.recoverAccount({ vin: body.vin, bornOn: body.dateOfBirth });
    }),
    route(contract.acceptInvitation, can('public'), async ({ body: { locale, ...body }, request }) => {
      await limit('code', request, { email: body.email });
      await useCases.acceptInvitation({ ...body, ...(locale === undefined ? {} : { locale }) });
    }),
  ];
};
