import * as contract from '@rrr/contract';
import { dateIn } from '@rrr/core/shared';
import { inLanguage } from '@rrr/records/languages';
import { clearPages } from '../edge/clear-pages.js';
import { can } from '../routing/policy.js';
import { Redirect, route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { localeOfPage } from '../routing/pages.js';
import { browserDevice } from './browser-device.js';
import { guardedSignIn } from './guarded-sign-in.js';
import { presentProgram } from './present-program.js';
import { presentSession } from './present-session.js';
import { askedFactor, beganSession, reloadedSession } from './reloaded-session.js';
import { safeReturn } from '../routing/safe-return.js';

export const sessionRoutes = (ports: HttpPorts): readonly Route[] => {
  const {
    queries: { people },
    useCases,
    clock,
    program,
    sandbox,
    captcha,
    provider,
  } = ports;
  const [reloaded, began, asked, signIn, devices] = [
    reloadedSession(ports),
    beganSession(ports),
    askedFactor(ports),
    guardedSignIn(ports),
    browserDevice(ports),
  ];

  return [
    route(contract.login, can('public'), async ({ body, cookies, actor, session: before, request }) => {
      const browser = await devices.of(cookies);
      const { session, factorAsked } = await signIn(request, browser, body);
      if (actor && before) await useCases.signOut({ actor, sessionId: before.session.id });
      if (factorAsked) {
        await asked(session, cookies);
        return { session: null, factor: 'asked' as const };
      }
      const shown = await began(session, cookies);
      await devices.remember(browser, cookies);
      return { session: shown };
    }),
    route(contract.getSession, can('public'), async ({ session, actor, stale, cookies }) => {
      const shown = session && actor && (await presentSession(session, actor, { people, program }));
      const nobody = session !== null && shown === null;
      const broken = stale || nobody;
      // a stale cookie is cleared with every answer
      if (nobody && !stale) cookies.clearSession();
      return { session: shown, ...(broken ? { broken } : {}) };
    }),
    route(contract.logout, can('session:leave'), async ({ actor, session, cookies, navigation, request }) => {
      await useCases.signOut({ actor, sessionId: session.session.id });
      cookies.clearSession();
      clearPages(request);
      return navigation ? new Redirect(inLanguage('/', localeOfPage(safeReturn(request)))) : undefined;
    }),
    route(contract.setLang, can('public'), ({ query, cookies, navigation, request }) => {
      cookies.setLocale(query.lang);
      return navigation ? new Redirect(safeReturn(request)) : undefined;
    }),
    route(contract.startProxy, can('proxy:start'), async ({ actor, session, body: { type, id, reason, returnTo } }) => {
      await useCases.startProxy({ sessionId: session.session.id, actor, type, subjectId: id, reason, returnTo });
      return { session: await reloaded(session.session.id) };
    }),
    // also for an expired proxy, when the actor is the admin again
    route(contract.endProxy, can('session:own'), ({ session }) => useCases.endProxy({ sessionId: session.session.id })),
    route(contract.getConfig, can('public'), ({ query }) =>
      presentProgram(program, query.on ?? dateIn(clock.now(), program.timeZone), { sandbox, captcha, provider }),
    ),
  ];
};
