import type * as contract from '@rrr/contract';
import { actorOf } from '@rrr/core/identity';
import { NotFound } from '@rrr/core/shared';
import type { CookieJar } from '../edge/cookies.js';
import type { HttpPorts } from '../ports.js';
import { presentSession } from './present-session.js';

type Ports = Pick<HttpPorts, 'queries' | 'clock' | 'program'>;

/** The caller's session, loaded again after a change. */
export const reloadedSession =
  ({ queries: { people }, clock, program }: Ports) =>
  async (sessionId: string): Promise<contract.Session> => {
    const live = await people.live(sessionId);
    if (!live) throw new NotFound('session');
    const session = await presentSession(live, actorOf(live, clock.now()), { people, program });
    if (!session) throw new NotFound('account');
    return session;
  };

/** Sets the cookie of a new session. */
export const beganSession =
  (ports: Ports & Pick<HttpPorts, 'tokens'>) =>
  async (
    { id, expiresAt }: { readonly id: string; readonly expiresAt: string },
    cookies: CookieJar,
  ): Promise<contract.Session> => {
    const expires = new Date(expiresAt);
    const session = await reloadedSession(ports)(id);
    cookies.setSession(await ports.tokens.sign(id, expires), expires);
    return session;
  };

/** Sets the cookie of a session that can only prove the second factor. */
export const askedFactor =
  ({ tokens }: Pick<HttpPorts, 'tokens'>) =>
  async ({ id, expiresAt }: { readonly id: string; readonly expiresAt: string }, cookies: CookieJar): Promise<void> => {
    const expires = new Date(expiresAt);
    cookies.setSession(await tokens.sign(id, expires), expires);
  };
