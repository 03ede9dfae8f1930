import type { Actor } from '@rrr/core/access';
import { actorOf, type LiveSession, type SessionQueries } from '@rrr/core/identity';
import type { Clock } from '@rrr/core/shared';
import type { SessionTokens } from './session-token.js';

/** The caller. `stale`: the browser has an invalid session cookie. */
export interface Identity {
  readonly session: LiveSession | null;
  readonly actor: Actor | null;
  readonly stale: boolean;
}

export interface IdentifyPorts {
  readonly tokens: SessionTokens;
  readonly people: Pick<SessionQueries, 'live'>;
  readonly clock: Clock;
}

const nobody: Identity = { session: null, actor: null, stale: false };
const stale: Identity = { session: null, actor: null, stale: true };

/**
 * Identifies the caller with one query. A session that was removed, has expired, or whose own account is deactivated is
 * invalid. In proxy mode, the other user may be deactivated (requirements §4).
 */
export const identify =
  ({ tokens, people, clock }: IdentifyPorts) =>
  async (token: string | undefined): Promise<Identity> => {
    if (token === undefined) return nobody;
    const now = clock.now();
    const sessionId = await tokens.read(token, new Date(now));
    const session = sessionId === undefined ? undefined : await people.live(sessionId);
    if (!session || session.session.expiresAt <= now || session.account.deactivated) return stale;
    return { session, actor: actorOf(session, now), stale: false };
  };
