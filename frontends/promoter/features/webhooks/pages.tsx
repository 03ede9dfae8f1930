import { webhookEndpoints, webhookPages } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useRefresh } from '../../use-refresh.js';

export const { ListPage, AddPage, WebhookPage, EditPage, DeliveryPage } = webhookPages({
  role: 'promoter',
  reads: api.injectEndpoints({ endpoints: webhookEndpoints }),
  useRefresh: () => useRefresh('webhook'),
});
