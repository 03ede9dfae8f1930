import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { id, instant, limit, page, pagination, required, roleParams } from './values.js';
import { HAPPENED_TYPES } from './webhook-events.js';

const happened = z.enum(HAPPENED_TYPES);
/** `ping`: a test */
const delivered = z.enum([...HAPPENED_TYPES, 'ping']);
const deliveryState = z.enum(['waiting', 'sent', 'failed']);

/**
 * Why it did not arrive. `status`: the answer was not 2xx; `not-public`: the address leads into a private network;
 * `no-address`: its name was not found; `broken`: the connection ended early
 */
const fault = z.enum(['status', 'not-public', 'no-address', 'refused', 'timeout', 'tls', 'broken', 'bad-address']);

const webhook = z.strictObject({
  _id: id,
  /** null: the administrators' */
  promoter: z.strictObject({ _id: id, name: z.string() }).nullable(),
  url: z.string(),
  name: z.string(),
  events: z.array(happened),
  on: z.boolean(),
  /** null while it is on. `failing`: nothing arrived for days; `gone`: its address answered 410 */
  offReason: z.enum(['owner', 'failing', 'gone']).nullable(),
  /** since when nothing arrives; null: what came last arrived */
  failingSince: instant.nullable(),
  /** until then the secret before also signs; null: only one does */
  earlierSecretUntil: instant.nullable(),
  createdAt: instant,
  /** the newest attempt; null before the first */
  last: z
    .strictObject({ at: instant, arrived: z.boolean(), status: z.int().nullable(), fault: fault.nullable() })
    .nullable(),
  /** send it back with a change, to detect concurrent ones */
  version: z.int(),
});

const delivery = z.strictObject({
  _id: id,
  event: delivered,
  state: deliveryState,
  at: instant,
  tries: z.int(),
  /** when it is tried next; null once it arrived or was given up */
  nextAt: instant.nullable(),
  triedAt: instant.nullable(),
  /** HTTP status of the newest answer; null: there was none */
  status: z.int().nullable(),
  fault: fault.nullable(),
});

/** `payload`: the body as it is sent; `answer`: the beginning of the newest answer, as text */
const wholeDelivery = delivery.extend({
  payload: z.string(),
  answer: z.string().nullable(),
  milliseconds: z.int().nullable(),
});

const fields = z.strictObject({
  /** https://, without user and password */
  url: required(500).meta({ examples: ['https://example.com/hooks'] }),
  name: required(100),
  events: z.array(happened).min(1).max(HAPPENED_TYPES.length),
});
const version = z.int().min(1).max(2_000_000_000);
const one = roleParams.extend({ webhookId: id });
const oneWebhook = z.strictObject({ webhook });
/** Shown this once. */
const secret = z.string().meta({ examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'] });

export const listWebhooks = endpoint('listWebhooks', 'GET /api/{role}/webhooks', {
  tag: 'Webhooks',
  summary: 'List webhooks, newest first: administrators see all, promoters their own',
  params: roleParams,
  query: z.strictObject({
    /** whose; promoters see their own only */
    owner: z.enum(['all', 'admin', 'promoters']).default('all'),
    page,
    limit,
  }),
  response: z.strictObject({ webhooks: z.array(webhook), pagination }),
});

export const getWebhook = endpoint('getWebhook', 'GET /api/{role}/webhook/{webhookId}', {
  tag: 'Webhooks',
  summary: 'Get a webhook, without its secret',
  params: one,
  response: oneWebhook,
  errors: ['NOT_FOUND'],
});

const CHANGE_ERRORS = ['NOT_FOUND', 'PROXY_FORBIDDEN', 'STALE_EDIT'] as const;
const FIELD_ERRORS = ['WEBHOOK_ADDRESS_REFUSED', 'WEBHOOK_TYPE_REFUSED'] as const;

export const addWebhook = endpoint('addWebhook', 'POST /api/{role}/webhooks', {
  tag: 'Webhooks',
  summary: 'Add an address that is told what happens; the secret that signs is shown this once',
  params: roleParams,
  body: fields,
  status: 201,
  response: oneWebhook.extend({ secret }),
  errors: ['PROXY_FORBIDDEN', 'PROMOTER_NOT_APPROVED', 'TOO_MANY_WEBHOOKS', ...FIELD_ERRORS],
});

export const editWebhook = endpoint('editWebhook', 'PUT /api/{role}/webhook/{webhookId}', {
  tag: 'Webhooks',
  summary: 'Change address, name and events of a webhook',
  params: one,
  body: fields.extend({ version }),
  response: oneWebhook,
  errors: [...CHANGE_ERRORS, ...FIELD_ERRORS],
});

export const setWebhookOn = endpoint('setWebhookOn', 'PUT /api/{role}/webhook/{webhookId}/on', {
  tag: 'Webhooks',
  summary: 'Switch a webhook on or off; it is not told what happens while it is off',
  params: one,
  body: z.strictObject({ on: z.boolean(), version }),
  response: oneWebhook,
  errors: CHANGE_ERRORS,
});

export const rotateWebhookSecret = endpoint('rotateWebhookSecret', 'POST /api/{role}/webhook/{webhookId}/secret', {
  tag: 'Webhooks',
  summary: 'Make a new secret, shown this once; the one before also signs for 24 hours',
  params: one,
  body: z.strictObject({ version }),
  response: oneWebhook.extend({ secret }),
  errors: CHANGE_ERRORS,
});

export const deleteWebhook = endpoint('deleteWebhook', 'DELETE /api/{role}/webhook/{webhookId}', {
  tag: 'Webhooks',
  summary: 'Delete a webhook; what waits for it is not sent',
  params: one,
  errors: ['NOT_FOUND', 'PROXY_FORBIDDEN'],
});

export const tryWebhook = endpoint('tryWebhook', 'POST /api/{role}/webhook/{webhookId}/test', {
  tag: 'Webhooks',
  summary: 'Send a test to the address at once, and get its answer',
  params: one,
  response: z.strictObject({ delivery: wholeDelivery }),
  errors: ['NOT_FOUND', 'PROXY_FORBIDDEN'],
});

export const listDeliveries = endpoint('listDeliveries', 'GET /api/{role}/webhook/{webhookId}/deliveries', {
  tag: 'Webhooks',
  summary: 'List what was sent or waits to be sent to a webhook, newest first',
  params: one,
  query: z.strictObject({ state: deliveryState.optional(), event: delivered.optional(), page, limit }),
  response: z.strictObject({ deliveries: z.array(delivery), pagination }),
  errors: ['NOT_FOUND'],
});

const oneDelivery = one.extend({ deliveryId: id });

export const getDelivery = endpoint('getDelivery', 'GET /api/{role}/webhook/{webhookId}/delivery/{deliveryId}', {
  tag: 'Webhooks',
  summary: 'Get a delivery with its body and the newest answer',
  params: oneDelivery,
  response: z.strictObject({ delivery: wholeDelivery }),
  errors: ['NOT_FOUND'],
});

export const resendDelivery = endpoint(
  'resendDelivery',
  'POST /api/{role}/webhook/{webhookId}/delivery/{deliveryId}/send',
  {
    tag: 'Webhooks',
    summary: 'Send a delivery again within seconds, with the same id',
    params: oneDelivery,
    response: z.strictObject({ delivery: wholeDelivery }),
    errors: ['NOT_FOUND', 'PROXY_FORBIDDEN', 'WEBHOOK_IS_OFF', 'DELIVERY_UNDER_WAY'],
  },
);

export type Webhook = z.output<typeof webhook>;
export type WebhookFields = z.input<typeof fields>;
export type Delivery = z.output<typeof delivery>;
export type WholeDelivery = z.output<typeof wholeDelivery>;
