import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { id, instant } from './values.js';

/** Browsers of one account, at most. */
const MOST_DEVICES = 10;

const kind = z.enum(['awards', 'redemptions', 'expiry', 'documents']);
const kinds = z.array(kind).min(1, 'required').max(4);

const base64url = (least: number, most: number, example: string) =>
  z
    .string()
    .min(least)
    .max(most)
    .regex(/^[\w-]+={0,2}$/, 'format')
    .meta({ examples: [example] });

/** A browser that shows notices. Its address at the push service is a secret, so it is never told. */
const pushDevice = z.strictObject({
  _id: id,
  kinds: z.array(kind),
  /** the browser that asks */
  current: z.boolean(),
  /** such as Firefox */
  browser: z.string().nullable(),
  /** such as Windows */
  system: z.string().nullable(),
  since: instant,
});
export type PushDevice = z.output<typeof pushDevice>;

export const listPushDevices = endpoint('listPushDevices', 'GET /api/account/push', {
  tag: 'Notices to devices',
  summary: 'List the browsers on which the account gets notices, newest first, and the key to subscribe with',
  response: z.strictObject({
    /** public key of the server (VAPID, base64url); null: this portal sends no notices */
    serverKey: z.string().nullable(),
    devices: z.array(pushDevice).max(MOST_DEVICES),
  }),
  errors: ['PROXY_FORBIDDEN'],
});

export const savePushDevice = endpoint('savePushDevice', 'PUT /api/account/push', {
  tag: 'Notices to devices',
  summary: 'Switch notices on for this browser, or change which ones it gets; they end when it logs out',
  body: z.strictObject({
    /** as `PushManager.subscribe` answers it */
    endpoint: z
      .string()
      .max(900)
      .regex(/^https?:\/\/[\u0021-\u007e]+$/, 'format')
      .meta({ examples: ['https://fcm.googleapis.com/fcm/send/abc'] }),
    keys: z.strictObject({
      p256dh: base64url(86, 92, `B${'A'.repeat(86)}`),
      auth: base64url(22, 26, 'A'.repeat(22)),
    }),
    kinds,
  }),
  response: z.strictObject({ device: pushDevice }),
  errors: ['PROXY_FORBIDDEN', 'PUSH_OFF', 'PUSH_ADDRESS_REFUSED', 'TOO_MANY_PUSH_DEVICES'],
});

export const removePushDevice = endpoint('removePushDevice', 'DELETE /api/account/push/{deviceId}', {
  tag: 'Notices to devices',
  summary: 'Switch notices off for one of your browsers',
  params: z.strictObject({ deviceId: id }),
  errors: ['NOT_FOUND', 'PROXY_FORBIDDEN'],
});
