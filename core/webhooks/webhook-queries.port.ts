import type { HappenedType } from '../outbox/index.js';
import type { PageAsked, PageOf } from '../shared/index.js';
import type { Delivery, DeliveryState, Webhook } from './webhook.js';

/** A webhook as lists show it, without its secrets. */
export interface WebhookView extends Omit<Webhook, 'sealed' | 'earlierSealed'> {
  /** null: the administrators' */
  readonly promoterName: string | null;
  /** the newest attempt; null before the first */
  readonly last: Pick<Delivery, 'triedAt' | 'sentAt' | 'attempt'> | null;
}

export interface WebhookSearch extends PageAsked {
  readonly owner: 'all' | 'admin' | 'promoters';
  /** of this promoter only */
  readonly promoterId?: string | undefined;
}

export interface DeliverySearch extends PageAsked {
  readonly webhookId: string;
  readonly state?: DeliveryState | undefined;
  readonly type?: HappenedType | 'ping' | undefined;
}

export interface WebhookQueries {
  /** newest first */
  search(asked: WebhookSearch): Promise<PageOf<WebhookView>>;
  one(id: string): Promise<WebhookView | undefined>;
  /** newest first */
  deliveries(asked: DeliverySearch): Promise<PageOf<Delivery>>;
  delivery(webhookId: string, id: string): Promise<Delivery | undefined>;
}
