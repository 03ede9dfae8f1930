import { randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

const ALGORITHM = 'HS256';
const CLAIMS = { issuer: 'red-rider-rewards', audience: 'device' } as const;
const TYPE = 'device+jwt';

/**
 * Names a browser over its log-ins, in a form that nobody else can make; which accounts it logged in to, the database
 * tells.
 */
export interface DeviceTokens {
  sign(deviceId: string, expires: Date): Promise<string>;
  /** undefined for one that is forged, expired or made for something else */
  read(token: string, now: Date): Promise<string | undefined>;
}

export const newDeviceId = (): string => randomBytes(16).toString('hex');

/** Of another type and audience than sessions: neither is taken for the other. */
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
