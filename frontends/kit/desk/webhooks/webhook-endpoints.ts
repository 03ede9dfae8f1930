import { getDelivery, getWebhook, listDeliveries, listWebhooks } from '@rrr/contract';
import type { EndpointBuilder } from '@reduxjs/toolkit/query';
import { call, type hostBaseQuery } from '@rrr/kit/base';

/** What the screens of webhooks read, for an area's `api.injectEndpoints`. Each carries the tag `webhook`. */
export const webhookEndpoints = <Tag extends string>(
  build: EndpointBuilder<typeof hostBaseQuery, Tag | 'webhook', 'api'>,
) => ({
  webhooks: build.query({ ...call(listWebhooks), providesTags: ['webhook'] }),
  webhook: build.query({ ...call(getWebhook), providesTags: ['webhook'] }),
  deliveries: build.query({ ...call(listDeliveries), providesTags: ['webhook'] }),
  delivery: build.query({ ...call(getDelivery), providesTags: ['webhook'] }),
});
