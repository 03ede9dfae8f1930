import * as contract from '@rrr/contract';
import type { PolicyName } from '@rrr/core/access';
import { limiter } from '../edge/limiter.js';
import { clearPages } from '../edge/clear-pages.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { reloadedSession } from '../session/reloaded-session.js';

/** Routes for managing one's own login. */
export const accountRoutes = (ports: HttpPorts): readonly Route[] => {
  const { useCases } = ports;
  const limit = limiter(useCases);
  const reloaded = reloadedSession(ports);
  const passwordRoute = (endpoint: typeof contract.changeAdminPassword, policy: Exclude<PolicyName, 'public'>): Route =>
    route(endpoint, can(policy), async ({ actor, session, body, cookies }) => {
      const renewed = await useCases.changePassword({ actor, sessionId: session.session.id, ...body });
      const expires = new Date(renewed.expiresAt);
      cookies.setSession(await ports.tokens.sign(renewed.id, expires), expires);
    });

  return [
    passwordRoute(contract.changeAdminPassword, 'login:admin'),
    passwordRoute(contract.changeDealerPassword, 'login:dealer'),
    passwordRoute(contract.changeRiderPassword, 'login:rider'),
    passwordRoute(contract.changePromoterPassword, 'login:promoter'),
    route(contract.logoutEverywhere, can('session:own'), async ({ actor, cookies, request }) => {
      await useCases.signOutEverywhere({ actor });
      cookies.clearSession();
      clearPages(request);
    }),
    route(contract.listSessions, can('session:own'), async ({ actor, session }) => ({
      sessions: (await useCases.listSessions({ actor })).map((listed) => ({
        _id: listed.id,
        since: listed.createdAt,
        until: listed.expiresAt,
        current: listed.id === session.session.id,
        lastSeen: listed.lastSeenAt,
        ...listed.origin,
      })),
    })),
    route(contract.endSession, can('session:own'), async ({ actor, session, params: { sessionId }, cookies }) => {
      await useCases.endSession({ actor, sessionId });
      if (sessionId === session.session.id) cookies.clearSession();
    }),
    route(contract.endOtherSessions, can('session:own'), ({ actor, session }) =>
      useCases.endOtherSessions({ actor, sessionId: session.session.id }),
    ),
    route(contract.setAccountLocale, can('session:own'), async ({ actor, body: { locale }, cookies }) => {
      await useCases.setLocale({ actor, locale });
      cookies.setLocale(locale);
    }),
    route(contract.sendEmailCode, can('session:own'), async ({ actor, request }) => {
      await limit('send-code', request, { account: actor.accountId });
      await useCases.sendEmailCode({ actor });
    }),
    route(contract.verifyEmail, can('session:own'), async ({ actor, session, body: { code }, request }) => {
      await limit('code', request, { account: actor.accountId });
      await useCases.verifyEmail({ actor, code });
      return { session: await reloaded(session.session.id) };
    }),
    route(contract.requestEmailChange, can('session:own'), async ({ actor, body, request }) => {
      await limit('send-code', request, { account: actor.accountId });
      await useCases.requestEmailChange({ actor, ...body });
    }),
    route(contract.confirmEmailChange, can('session:own'), async ({ actor, session, body, request }) => {
      await limit('code', request, { account: actor.accountId });
      await useCases.changeEmail({ actor, sessionId: session.session.id, ...body });
      return { session: await reloaded(session.session.id) };
    }),
  ];
};
