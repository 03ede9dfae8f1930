import { type JWTPayload, jwtVerify, SignJWT } from 'jose';

const ALGORITHM = 'HS256';
const ISSUER = 'red-rider-rewards';

/** What tells one kind of token from the others, so that none is accepted in place of another. */
interface TokenKind {
  readonly audience: string;
  readonly type: string;
}

/** Tokens of one kind, with a fixed algorithm and required issuer, audience, expiry and type. */
export const signedTokens = (key: Uint8Array, { audience, type }: TokenKind) => ({
  sign: (claims: JWTPayload, expires: Date): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, typ: type })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setExpirationTime(expires)
      .sign(key),
  /** The claims, or undefined for a forged, expired or foreign token. */
  read: async (token: string, now: Date): Promise<(JWTPayload & { readonly exp: number }) | undefined> => {
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
      return undefined;
    }
  },
});
