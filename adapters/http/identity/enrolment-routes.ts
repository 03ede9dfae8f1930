import * as contract from '@rrr/contract';
import { countriesIn, regionsIn } from '@rrr/core/geo';
import { limiter } from '../edge/limiter.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { vinFrom } from '../vin/vin-from.js';

/** Enrolment of riders, and the data its form needs. */
export const enrolmentRoutes = ({ useCases, captcha, devices, clock }: HttpPorts): readonly Route[] => {
  const limit = limiter(useCases);
  return [
    route(contract.enrol, can('public'), async ({ body, request, cookies, locale: asked }) => {
      const {
        email,
        password,
        pin,
        bike,
        parentalConsent,
        locale = asked,
        captcha: answer,
        dateOfBirth,
        ...profile
      } = body;
      await limit('enrol', request, { email });
      await captcha.check(answer);
      return useCases.enrolRider({
        email,
        password,
        pin,
        locale,
        bike,
        guardian: parentalConsent && {
          name: parentalConsent.guardianName,
          email: parentalConsent.guardianEmail ?? null,
        },
        from: await vinFrom({ devices, clock })(request, cookies),
        profile: { ...profile, bornOn: dateOfBirth, profileImage: null },
      });
    }),
    route(contract.listPlaces, can('public'), ({ query: { lang } }) => ({
      countries: countriesIn(lang).map((country) => ({ ...country })),
      regions: Object.fromEntries(
        Object.entries(regionsIn(lang)).map(([country, regions]) => [
          country,
          regions.map((region) => ({ ...region })),
        ]),
      ),
    })),
    route(contract.captchaChallenge, can('public'), async ({ request }) => {
      await limit('challenge', request);
      return { challenge: await captcha.challenge() };
    }),
  ];
};
