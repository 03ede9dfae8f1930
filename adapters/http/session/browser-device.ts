import { DEVICE_DAYS } from '@rrr/core/identity';
import type { CookieJar } from '../kernel/cookies.js';
import { newDeviceId } from '../kernel/device-token.js';
import type { HttpPorts } from '../ports.js';

/** The browser as its cookie names it, or as it will be named when it logs in. */
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
  /** After a log-in: the browser is known for as long again. */
  remember: async ({ deviceId }: Browser, cookies: CookieJar): Promise<void> => {
    const expires = new Date(Date.parse(clock.now()) + DEVICE_DAYS * 86_400_000);
    cookies.setDevice(await devices.sign(deviceId, expires), expires);
  },
});
