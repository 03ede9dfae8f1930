import { randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

const ALGORITHM = 'HS256';
const CLAIMS = { issuer: 'red-rider-rewards', audience: 'device' } as const;
const TYPE = 'device+jwt';

/** Signs the id of a browser; the database knows which accounts it logged in to. */
export interface DeviceTokens {
  sign(deviceId: string, expires: Date): Promise<string>;
  /** undefined for a forged, expired or foreign token */
  read(token: string, now: Date): Promise<string | undefined>;
}

export const newDeviceId = (): string => randomBytes(16).toString('hex');

/** Type and audience differ from session tokens, so that one cannot be used as the other. */
export const deviceTokens = (key: Uint8Array): DeviceTokens => ({
  sign: (deviceId, expires) =>
    new SignJWT({ did: deviceId })
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
      return typeof payload['did'] === 'string' ? payload['did'] : undefined;
    } catch {
      return undefined;
    }
  },
});
