import type { Clock } from '@rrr/core/shared';
import { createHash, randomBytes } from 'node:crypto';
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

interface Ports {
  readonly devices: DeviceTokens;
  readonly clock: Clock;
}

/** A digest that tells browsers apart and cannot be made into a cookie; null for a browser that never logged in. */
export const deviceDigests =
  ({ devices, clock }: Ports) =>
  async (token: string | undefined): Promise<string | null> => {
    const deviceId = token === undefined ? undefined : await devices.read(token, new Date(clock.now()));
    return deviceId === undefined
      ? null
      : createHash('sha256').update(`device\n${deviceId}`).digest('hex').slice(0, 16);
  };
