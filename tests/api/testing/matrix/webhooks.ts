import { type Cells, type Heard, type Line, LOGIN, NO, NOBODY, NONE } from './cell.js';

/** for administrators, and for promoters about their own */
const managers = (heard: Heard): Line => [LOGIN, NO, NO, heard, heard];
const BODY = { url: 'ftp://hooks.example.com', name: 'Stock', events: ['results.received'] };
/** nobody changes one in another's name */
const proxied = { promoter: 'PROXY_FORBIDDEN' } as const;

/** Webhooks; those that do not exist are as those of others. */
export const webhooks: Cells = {
  listWebhooks: { own: managers('ok'), ask: ({ role }) => [`/api/${role}/webhooks`] },
  getWebhook: { own: managers(NONE), ask: ({ role }) => [`/api/${role}/webhook/${NOBODY}`] },
  addWebhook: {
    own: managers('WEBHOOK_ADDRESS_REFUSED'),
    proxied,
    ask: ({ role }) => [`/api/${role}/webhooks`, { method: 'POST', body: BODY }],
  },
  editWebhook: {
    own: managers(NONE),
    proxied,
    ask: ({ role }) => [`/api/${role}/webhook/${NOBODY}`, { method: 'PUT', body: { ...BODY, version: 1 } }],
  },
  setWebhookOn: {
    own: managers(NONE),
    proxied,
    ask: ({ role }) => [`/api/${role}/webhook/${NOBODY}/on`, { method: 'PUT', body: { on: true, version: 1 } }],
  },
  rotateWebhookSecret: {
    own: managers(NONE),
    proxied,
    ask: ({ role }) => [`/api/${role}/webhook/${NOBODY}/secret`, { method: 'POST', body: { version: 1 } }],
  },
  deleteWebhook: {
    own: managers(NONE),
    proxied,
    ask: ({ role }) => [`/api/${role}/webhook/${NOBODY}`, { method: 'DELETE' }],
  },
  tryWebhook: {
    own: managers(NONE),
    proxied,
    ask: ({ role }) => [`/api/${role}/webhook/${NOBODY}/test`, { method: 'POST' }],
  },
  listDeliveries: { own: managers(NONE), ask: ({ role }) => [`/api/${role}/webhook/${NOBODY}/deliveries`] },
  getDelivery: { own: managers(NONE), ask: ({ role }) => [`/api/${role}/webhook/${NOBODY}/delivery/${NOBODY}`] },
  resendDelivery: {
    own: managers(NONE),
    proxied,
    ask: ({ role }) => [`/api/${role}/webhook/${NOBODY}/delivery/${NOBODY}/send`, { method: 'POST' }],
  },
};
