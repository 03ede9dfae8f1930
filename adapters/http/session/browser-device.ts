import { DEVICE_DAYS } from '@rrr/core/identity';
import type { CookieJar } from '../edge/cookies.js';
import { newDeviceId } from '../edge/device-token.js';
import type { HttpPorts } from '../ports.js';

/** The browser's id: from its cookie, or a new one for its first login. */
export interface Browser {
  readonly deviceId: string;
  readonly isNew: boolean;
}

export const browserDevice = ({ devices, clock }: Pick<HttpPorts, 'devices' | 'clock'>) => ({
  of: async (cookies: CookieJar): Promise<Browser> => {
    const token = cookies.device();
    const deviceId = token === undefined ? undefined : await devices.read(token, new Date(clock.now()));
    return deviceId === undefined ? { deviceId: newDeviceId(), isNew: true } : { deviceId, isNew: false };
  },
  /** Extends how long the browser is remembered, after a login. */
  remember: async ({ deviceId }: Browser, cookies: CookieJar): Promise<void> => {
    const expires = new Date(Date.parse(clock.now()) + DEVICE_DAYS * 86_400_000);
    cookies.setDevice(await devices.sign(deviceId, expires), expires);
  },
});
