import type { State, States } from './states.js';

const webhookId = '01hq00000000000000000n0001';
const deliveryId = '01hq00000000000000000n0002';

/** What the calls of webhooks need. `promoterId`: whose it is; left out: the administrators'. */
export const webhookStates = (promoterId?: string): States['calls'] => {
  const owner: Readonly<Record<string, string>> = promoterId === undefined ? {} : { promoterId };
  const webhook: State = ['a webhook was added', { webhookId, ...owner }];
  const failed: State = ['a delivery to the webhook failed twice', { webhookId, deliveryId, ...owner }];
  return {
    addWebhook: [],
    deleteWebhook: [webhook],
    editWebhook: [webhook],
    getDelivery: [failed],
    getWebhook: [webhook],
    listDeliveries: [failed],
    listWebhooks: [webhook],
    resendDelivery: [failed],
    rotateWebhookSecret: [webhook],
    setWebhookOn: [webhook],
    tryWebhook: [webhook],
  };
};
