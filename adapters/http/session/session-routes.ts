import * as contract from '@rrr/contract';
import { actorOf, type LiveSession } from '@rrr/core/identity';
import { NotFound } from '@rrr/core/shared';
import type { CookieJar } from '../kernel/cookies.js';
import { can } from '../kernel/policy.js';
import { Redirect, route, type Route } from '../kernel/route.js';
import type { HttpPorts } from '../ports.js';
import { presentProgram } from './present-program.js';
import { presentSession } from './present-session.js';
import { safeReturn } from './safe-return.js';

export const sessionRoutes = ({ queries: { people }, useCases, clock, tokens, program, sandbox }: HttpPorts): readonly Route[] => {
  const shown = async (live: LiveSession): Promise<contract.Session> => {
    const session = await presentSession(live, actorOf(live, clock.now()), people);
    if (!session) throw new NotFound('account');
    return session;
  };
  /** after an act that changed the session itself */
  const reloaded = async (sessionId: string): Promise<contract.Session> => {
    const live = await people.live(sessionId);
    if (!live) throw new NotFound('session');
    return shown(live);
  };
  const signedIn = async (sessionId: string, expiresAt: string, cookies: CookieJar): Promise<contract.Session> => {
    const expires = new Date(expiresAt);
    const session = await reloaded(sessionId);
    cookies.setSession(await tokens.sign(sessionId, expires), expires);
    return session;
  };

  return [
    route(contract.login, can('public'), async ({ body, cookies, actor, session: before }) => {
      const { session } = await useCases.signIn(body);
      if (actor && before) await useCases.signOut({ actor, sessionId: before.session.id });
      return { session: await signedIn(session.id, session.expiresAt, cookies) };
    }),
    route(contract.getSession, can('public'), async ({ session, actor }) => ({ session: session && actor && (await presentSession(session, actor, people)) })),
    route(contract.logout, can('session:own'), async ({ actor, session, cookies, navigation }) => {
      await useCases.signOut({ actor, sessionId: session.session.id });
      cookies.clearSession();
      return navigation ? new Redirect('/') : undefined;
    }),
    route(contract.setLang, can('public'), ({ query, cookies, navigation, request }) => {
      cookies.setLocale(query.lang);
      return navigation ? new Redirect(safeReturn(request)) : undefined;
    }),
    route(contract.startProxy, can('proxy:start'), async ({ actor, session, body: { type, id, reason, returnTo } }) => {
      await useCases.startProxy({ sessionId: session.session.id, actor, type, subjectId: id, reason, returnTo });
      return { session: await reloaded(session.session.id) };
    }),
    route(contract.endProxy, can('proxy:end'), ({ session }) => useCases.endProxy({ sessionId: session.session.id })),
    route(contract.getConfig, can('public'), () => presentProgram(program, sandbox)),
  ];
};
