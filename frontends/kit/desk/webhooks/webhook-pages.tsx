import { DeliveryRecord } from './DeliveryRecord.js';
import type { WebhookCalls } from './webhook-calls.js';
import { AddWebhook, EditWebhook } from './webhook-forms.js';
import { WebhookList } from './WebhookList.js';
import { WebhookRecord } from './WebhookRecord.js';

/** The screens of webhooks for an area, which says how they read. */
export const webhookPages = (calls: WebhookCalls) => ({
  ListPage: () => <WebhookList {...calls} />,
  AddPage: () => <AddWebhook {...calls} />,
  WebhookPage: () => <WebhookRecord {...calls} />,
  EditPage: () => <EditWebhook {...calls} />,
  DeliveryPage: () => <DeliveryRecord {...calls} />,
});
