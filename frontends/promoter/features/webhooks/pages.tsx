import { getDelivery, getWebhook, listDeliveries, listWebhooks } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { webhookPages } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useRefresh } from '../../use-refresh.js';

const { useWebhooksQuery, useWebhookQuery, useDeliveriesQuery, useDeliveryQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    webhooks: build.query({ ...call(listWebhooks), providesTags: ['webhook'] }),
    webhook: build.query({ ...call(getWebhook), providesTags: ['webhook'] }),
    deliveries: build.query({ ...call(listDeliveries), providesTags: ['webhook'] }),
    delivery: build.query({ ...call(getDelivery), providesTags: ['webhook'] }),
  }),
});

export const { ListPage, AddPage, WebhookPage, EditPage, DeliveryPage } = webhookPages({
  role: 'promoter',
  useWebhooks: useWebhooksQuery,
  useWebhook: useWebhookQuery,
  useDeliveries: useDeliveriesQuery,
  useDelivery: useDeliveryQuery,
  useRefresh: () => useRefresh('webhook'),
});
