import type { WebhookCalls } from './webhook-calls.js';
import { AddWebhook, EditWebhook } from './webhook-forms.js';
import { DeliveryRecord } from './DeliveryRecord.js';
import { WebhookList } from './WebhookList.js';
import { WebhookRecord } from './WebhookRecord.js';

interface Area extends Pick<WebhookCalls, 'role' | 'useRefresh'> {
  /** the area's api with `webhookEndpoints` */
  reads: {
    useWebhooksQuery: WebhookCalls['useWebhooks'];
    useWebhookQuery: WebhookCalls['useWebhook'];
    useDeliveriesQuery: WebhookCalls['useDeliveries'];
    useDeliveryQuery: WebhookCalls['useDelivery'];
  };
}

/** The screens of webhooks for an area. */
export const webhookPages = ({ reads, ...area }: Area) => {
  const calls: WebhookCalls = {
    ...area,
    useWebhooks: reads.useWebhooksQuery,
    useWebhook: reads.useWebhookQuery,
    useDeliveries: reads.useDeliveriesQuery,
    useDelivery: reads.useDeliveryQuery,
  };
  return {
    ListPage: () => <WebhookList {...calls} />,
    AddPage: () => <AddWebhook {...calls} />,
    WebhookPage: () => <WebhookRecord {...calls} />,
    EditPage: () => <EditWebhook {...calls} />,
    DeliveryPage: () => <DeliveryRecord {...calls} />,
  };
};
