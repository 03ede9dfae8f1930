import * as contract from '@rrr/contract';
import { SignInRefused, SignInUnavailable } from '@rrr/core/identity';
import { NotFound } from '@rrr/core/shared';
import { limiter } from '../edge/limiter.js';
import { can } from '../routing/policy.js';
import { Redirect, route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { browserDevice } from './browser-device.js';
import { askedFactor, beganSession } from './reloaded-session.js';
import { sessionOrigin } from './session-origin.js';
import { loginPage } from '../routing/safe-return.js';

/** minutes to finish signing in at the provider */
const ATTEMPT_MINUTES = 10;

/** Sign-in by an external identity provider. */
export const providerRoutes = (ports: HttpPorts): readonly Route[] => {
  const { useCases, provider, attempts, clock } = ports;
  const limit = limiter(useCases);
  const [began, asked, devices] = [beganSession(ports), askedFactor(ports), browserDevice(ports)];
  return [
    route(contract.oauthStart, can('public'), async ({ request, cookies, navigation }) => {
      if (!provider) throw new NotFound('sign-in');
      await limit('provider-login', request);
      try {
        const { url, attempt } = await provider.begin();
        const expires = new Date(Date.parse(clock.now()) + ATTEMPT_MINUTES * 60_000);
        cookies.setAttempt(await attempts.sign(attempt, expires), expires);
        return new Redirect(url);
      } catch (failed) {
        // redirects browsers to an error page instead of showing JSON
        if (navigation && failed instanceof SignInUnavailable)
          return new Redirect(`${loginPage(request)}?problem=SIGN_IN_UNAVAILABLE`);
        throw failed;
      }
    }),
    route(
      contract.oauthCallback,
      can('public'),
      async ({ body: { search }, request, cookies, actor, session: before }) => {
        if (!provider) throw new NotFound('sign-in');
        await limit('provider-login', request);
        const token = cookies.attempt();
        const attempt = token === undefined ? undefined : await attempts.read(token, new Date(clock.now()));
        if (!attempt) throw new SignInRefused();
        // valid for one attempt only
        cookies.clearAttempt();
        const proved = await provider.complete(search, attempt);
        const browser = await devices.of(cookies);
        const signedIn = await useCases.signInByProvider({
          ...proved,
          deviceId: browser.deviceId,
          origin: sessionOrigin(request),
        });
        if (!signedIn) return { session: null, email: proved.email };
        if (actor && before) await useCases.signOut({ actor, sessionId: before.session.id });
        if (signedIn.factorAsked) {
          await asked(signedIn.session, cookies);
          return { session: null, email: null, factor: 'asked' as const };
        }
        const session = await began(signedIn.session, cookies);
        await devices.remember(browser, cookies);
        return { session, email: null };
      },
    ),
  ];
};
