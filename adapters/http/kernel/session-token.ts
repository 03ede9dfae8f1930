import { jwtVerify, SignJWT } from 'jose';

const ALGORITHM = 'HS256';
const ISSUER = 'red-rider-rewards';
const AUDIENCE = 'portal';
const TYPE = 'session+jwt';
const REMEMBERED = 5_000;

/** Signs a session's id into a token and reads it back. */
export interface SessionTokens {
  sign(sessionId: string, expires: Date): Promise<string>;
  /** undefined for a token that is forged, expired, of another algorithm, or made for something else */
  read(token: string, now: Date): Promise<string | undefined>;
}

interface Known {
  readonly sessionId: string;
  readonly expires: number;
}

/**
 * Tokens of one pinned algorithm with required issuer, audience, expiry and type. A token that was verified once is
 * remembered by its whole text, because the signature cannot change and checking it is the dearest step of a small
 * request; its expiry is looked at each time.
 */
export const sessionTokens = (key: Uint8Array): SessionTokens => {
  const known = new Map<string, Known>();
  const remember = (token: string, it: Known): void => {
    const oldest = known.size >= REMEMBERED ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
    known.set(token, it);
  };
  return {
    sign: (sessionId, expires) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setExpirationTime(expires)
        .sign(key),
    read: async (token, now) => {
      const before = known.get(token);
      if (before) return before.expires > now.getTime() ? before.sessionId : undefined;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          typ: TYPE,
          requiredClaims: ['exp', 'sid'],
          currentDate: now,
        });
        if (typeof payload.sid !== 'string' || payload.exp === undefined) return undefined;
        remember(token, { sessionId: payload.sid, expires: payload.exp * 1000 });
        return payload.sid;
      } catch {
        return undefined;
      }
    },
  };
};
