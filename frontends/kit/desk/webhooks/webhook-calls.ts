import type {
  Delivery,
  Pagination,
  Request,
  Webhook,
  WholeDelivery,
  getDelivery,
  getWebhook,
  listDeliveries,
  listWebhooks,
} from '@rrr/contract';
import type { Answer } from '../list/List.js';

/** As RTK Query answers. */
type Read<T> = Answer & { data?: T | undefined; currentData?: T | undefined };

/** What the screens of webhooks are given by their area: whose they are, and how they read. */
export interface WebhookCalls {
  role: 'admin' | 'promoter';
  useWebhooks: (asked: Request<typeof listWebhooks>) => Read<{ webhooks: readonly Webhook[]; pagination: Pagination }>;
  useWebhook: (
    asked: Request<typeof getWebhook>,
  ) => Omit<Read<{ webhook: Webhook }>, 'refetch'> & { refetch: () => { unwrap: () => Promise<{ webhook: Webhook }> } };
  useDeliveries: (
    asked: Request<typeof listDeliveries>,
  ) => Read<{ deliveries: readonly Delivery[]; pagination: Pagination }>;
  useDelivery: (asked: Request<typeof getDelivery>) => Read<{ delivery: WholeDelivery }>;
  /** what is shown of webhooks is out of date */
  useRefresh: () => () => void;
}
