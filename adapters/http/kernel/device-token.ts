import { randomBytes } from 'node:crypto';
import { signedTokens, type TokenKeys } from './signed-token.js';

/** Signs the id of a browser; the database knows which accounts it logged in to. */
export interface DeviceTokens {
  sign(deviceId: string, expires: Date): Promise<string>;
  /** undefined for a forged, expired or foreign token */
  read(token: string, now: Date): Promise<string | undefined>;
}

export const newDeviceId = (): string => randomBytes(16).toString('hex');

export const deviceTokens = (...keys: TokenKeys): DeviceTokens => {
  const tokens = signedTokens(keys, { audience: 'device', type: 'device+jwt' });
  return {
    sign: (deviceId, expires) => tokens.sign({ did: deviceId }, expires),
    read: async (token, now) => {
      const deviceId = (await tokens.read(token, now))?.['did'];
      return typeof deviceId === 'string' ? deviceId : undefined;
    },
  };
};
