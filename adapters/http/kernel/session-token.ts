import { jwtVerify, SignJWT } from 'jose';

const ALGORITHM = 'HS256';
const ISSUER = 'red-rider-rewards';
const AUDIENCE = 'portal';
const TYPE = 'session+jwt';
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
 * Tokens with a fixed algorithm and required issuer, audience, expiry and type. Verified tokens are cached by their
 * text, because verifying a signature is the costliest part of a small request; the expiry is checked each time.
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
