import { signedTokens, type TokenKeys } from './signed-token.js';

const REMEMBERED = 5_000;

/** Signs session ids as tokens and verifies them. */
export interface SessionTokens {
  sign(sessionId: string, expires: Date): Promise<string>;
  /** undefined for a forged, expired or foreign token */
  read(token: string, now: Date): Promise<string | undefined>;
}

interface Known {
  readonly sessionId: string;
  readonly expires: number;
}

/**
 * Verified tokens are cached by their text, because verifying a signature is the costliest part of a small request; the
 * expiry is checked each time. The first key signs; the others are of before and only verify.
 */
export const sessionTokens = (...keys: TokenKeys): SessionTokens => {
  const tokens = signedTokens(keys, { audience: 'portal', type: 'session+jwt' });
  const known = new Map<string, Known>();
  const remember = (token: string, item: Known): void => {
    const oldest = known.size >= REMEMBERED ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
    known.set(token, item);
  };
  return {
    sign: (sessionId, expires) => tokens.sign({ sid: sessionId }, expires),
    read: async (token, now) => {
      const before = known.get(token);
      if (before) return before.expires > now.getTime() ? before.sessionId : undefined;
      const claims = await tokens.read(token, now);
      const sessionId = claims?.['sid'];
      if (!claims || typeof sessionId !== 'string') return undefined;
      remember(token, { sessionId, expires: claims.exp * 1000 });
      return sessionId;
    },
  };
};
