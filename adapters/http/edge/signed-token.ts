import { type JWTPayload, jwtVerify, SignJWT } from 'jose';

const ALGORITHM = 'HS256';
const ISSUER = 'red-rider-rewards';

/** What tells one kind of token from the others, so that none is accepted in place of another. */
interface TokenKind {
  readonly audience: string;
  readonly type: string;
}

/** Keys of tokens, newest first: the first signs, all verify. */
export type TokenKeys = readonly [Uint8Array, ...Uint8Array[]];

/** Tokens of one kind, with a fixed algorithm and required issuer, audience, expiry and type. */
export const signedTokens = (keys: TokenKeys, { audience, type }: TokenKind) => ({
  sign: (claims: JWTPayload, expires: Date): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, typ: type })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setExpirationTime(expires)
      .sign(keys[0]),
  /** The claims, or undefined for a forged, expired or foreign token. */
  read: async (token: string, now: Date): Promise<(JWTPayload & { readonly exp: number }) | undefined> => {
    for (const key of keys)
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience,
          typ: type,
          requiredClaims: ['exp'],
          currentDate: now,
        });
        return payload.exp === undefined ? undefined : { ...payload, exp: payload.exp };
      } catch {
        // perhaps signed by an older key
      }
    return undefined;
  },
});
