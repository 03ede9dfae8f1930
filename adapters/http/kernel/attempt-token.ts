import type { SignInAttempt } from '@rrr/core/identity';
import { jwtVerify, SignJWT } from 'jose';

const ALGORITHM = 'HS256';
const CLAIMS = { issuer: 'red-rider-rewards', audience: 'sign-in' } as const;
const TYPE = 'sign-in+jwt';

/** Signs the state of a started provider sign-in, so that the browser can keep it. */
export interface AttemptTokens {
  sign(attempt: SignInAttempt, expires: Date): Promise<string>;
  /** undefined for a forged, expired or foreign token */
  read(token: string, now: Date): Promise<SignInAttempt | undefined>;
}

/** Type and audience differ from session tokens, so that one cannot be used as the other. */
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
