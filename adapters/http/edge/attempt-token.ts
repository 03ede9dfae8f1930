import type { SignInAttempt } from '@rrr/core/identity';
import { signedTokens, type TokenKeys } from './signed-token.js';

/** Signs the state of a started provider sign-in, so that the browser can keep it. */
export interface AttemptTokens {
  sign(attempt: SignInAttempt, expires: Date): Promise<string>;
  /** undefined for a forged, expired or foreign token */
  read(token: string, now: Date): Promise<SignInAttempt | undefined>;
}

export const attemptTokens = (...keys: TokenKeys): AttemptTokens => {
  const tokens = signedTokens(keys, { audience: 'sign-in', type: 'sign-in+jwt' });
  return {
    sign: ({ state, nonce, verifier }, expires) => tokens.sign({ state, nonce, verifier }, expires),
    read: async (token, now) => {
      const claims = await tokens.read(token, now);
      if (!claims) return undefined;
      const { state, nonce, verifier } = claims;
      return typeof state === 'string' && typeof nonce === 'string' && typeof verifier === 'string'
        ? { state, nonce, verifier }
        : undefined;
    },
  };
};
