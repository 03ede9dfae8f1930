import type { Actor } from '@rrr/core/access';
import {
  actorOf,
  isFactorFresh,
  isIdle,
  type LiveSession,
  mustHaveFactor,
  type SessionQueries,
} from '@rrr/core/identity';
import type { Program } from '@rrr/core/program';
import type { Clock } from '@rrr/core/shared';
import type { SessionTokens } from './session-token.js';

/** The caller. `stale`: the browser has an invalid session cookie. */
export interface Identity {
  readonly session: LiveSession | null;
  readonly actor: Actor | null;
  readonly stale: boolean;
  /** a session whose second factor must be proved first; `session` and `actor` are null */
  readonly pending: LiveSession | null;
  /** an administrator who must set up a second factor first */
  readonly setUpDue: boolean;
  /** the account has a second factor, and it was not proved within the last minutes */
  readonly factorStale: boolean;
}

export interface IdentifyPorts {
  readonly tokens: SessionTokens;
  readonly people: Pick<SessionQueries, 'live'>;
  readonly clock: Clock;
  readonly program: Pick<Program, 'idleMinutes' | 'secondFactor'>;
}

const nobody: Identity = {
  session: null,
  actor: null,
  stale: false,
  pending: null,
  setUpDue: false,
  factorStale: false,
};
const stale: Identity = { ...nobody, stale: true };

/**
 * Identifies the caller with one query. A session that was removed, has expired, was not used for long, or whose own
 * account is deactivated is invalid. One whose second factor was not proved yet is nobody's, so nothing can be reached.
 * In proxy mode, the other user may be deactivated (requirements §4).
 */
export const identify =
  ({ tokens, people, clock, program }: IdentifyPorts) =>
  async (token: string | undefined): Promise<Identity> => {
    if (token === undefined) return nobody;
    const now = clock.now();
    const sessionId = await tokens.read(token, new Date(now));
    const session = sessionId === undefined ? undefined : await people.live(sessionId);
    if (!session || session.session.expiresAt <= now || session.account.deactivated) return stale;
    if (isIdle(session.session, session.account, now, program)) return stale;
    if (session.hasFactor && session.session.factorAt === null) return { ...nobody, pending: session };
    return {
      session,
      actor: actorOf(session, now),
      stale: false,
      pending: null,
      setUpDue: !session.hasFactor && mustHaveFactor(session.account, program),
      factorStale: session.hasFactor && !isFactorFresh(session.session, now),
    };
  };
