import type { SignInAttempt } from '@rrr/core/identity';
import { jwtVerify, SignJWT } from 'jose';

const ALGORITHM = 'HS256';
const CLAIMS = { issuer: 'red-rider-rewards', audience: 'sign-in' } as const;
const TYPE = 'sign-in+jwt';

/**
 * Keeps what was begun with a sign-in provider in the browser until it comes back, in a form that nobody else can make.
 */
export interface AttemptTokens {
  sign(attempt: SignInAttempt, expires: Date): Promise<string>;
  /** undefined for one that is forged, expired or made for something else */
  read(token: string, now: Date): Promise<SignInAttempt | undefined>;
}

/** Of another type and audience than sessions: neither is taken for the other. */
export const attemptTokens = (key: Uint8Array): AttemptTokens => ({
  sign: ({ state, nonce, verifier }, expires) =>
    new SignJWT({ state, nonce, verifier })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
      .setIssuer(CLAIMS.issuer)
      .setAudience(CLAIMS.audience)
      .setExpirationTime(expires)
      .sign(key),
  read: async (token, now) => {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        ...CLAIMS,
        typ: TYPE,
        requiredClaims: ['exp'],
        currentDate: now,
      });
      const { state, nonce, verifier } = payload;
      return typeof state === 'string' && typeof nonce === 'string' && typeof verifier === 'string'
        ? { state, nonce, verifier }
        : undefined;
    } catch {
      return undefined;
    }
  },
});
