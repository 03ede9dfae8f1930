import type { VinFrom } from '@rrr/core/vin';
import type { Request } from 'express';
import { callerNetwork } from '../edge/caller-address.js';
import type { CookieJar } from '../edge/cookies.js';
import type { HttpPorts } from '../ports.js';
import { browserDevice } from '../session/browser-device.js';

/** Where a VIN comes from, to see runs of invented ones. A browser counts once it has logged in. */
export const vinFrom =
  (ports: Pick<HttpPorts, 'devices' | 'clock'>) =>
  async (request: Request, cookies: CookieJar): Promise<VinFrom> => {
    const { deviceId, isNew } = await browserDevice(ports).of(cookies);
    return { network: callerNetwork(request), device: isNew ? null : deviceId };
  };
