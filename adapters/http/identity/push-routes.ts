import * as contract from '@rrr/contract';
import type { PushSubscription } from '@rrr/core/push';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { browserDevice } from '../session/browser-device.js';
import { sessionOrigin } from '../session/session-origin.js';

/** Notices to the browsers of one's own login. */
export const pushRoutes = (ports: HttpPorts): readonly Route[] => {
  const { useCases, pushKey } = ports;
  const devices = browserDevice(ports);
  const present = (subscription: PushSubscription, deviceId: string): contract.PushDevice => ({
    _id: subscription.id,
    kinds: [...subscription.kinds],
    current: subscription.deviceId === deviceId,
    ...subscription.origin,
    since: subscription.createdAt,
  });
  return [
    route(contract.listPushDevices, can('rider:own'), async ({ actor, cookies }) => {
      const { deviceId } = await devices.of(cookies);
      const all = await useCases.listPushDevices({ actor });
      return { serverKey: pushKey, devices: all.map((subscription) => present(subscription, deviceId)) };
    }),
    route(contract.savePushDevice, can('rider:own'), async ({ actor, session, body, cookies, request }) => {
      const { endpoint, keys, kinds } = body;
      const browser = await devices.of(cookies);
      const { browser: name, system } = sessionOrigin(request);
      const saved = await useCases.savePush({
        actor,
        sessionId: session.session.id,
        deviceId: browser.deviceId,
        endpoint,
        ...keys,
        kinds,
        origin: { browser: name, system },
      });
      // a browser that lost its id has a new one
      if (browser.isNew) await devices.remember(browser, cookies);
      return { device: present(saved, browser.deviceId) };
    }),
    route(contract.removePushDevice, can('rider:own'), ({ actor, params: { deviceId } }) =>
      useCases.removePush({ actor, subscriptionId: deviceId }),
    ),
  ];
};
