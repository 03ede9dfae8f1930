import type { HappenedType } from '../outbox/index.js';
import type { Instant, PageAsked, PageOf } from '../shared/index.js';
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

/** Deliveries of webhooks that are on, neither arrived nor given up. */
export interface WaitingDeliveries {
  readonly count: number;
  readonly due: number;
  /** when the first of those that are due became so; null when none is */
  readonly dueSince: Instant | null;
}

export interface WebhookQueries {
  /** newest first */
  search(asked: WebhookSearch): Promise<PageOf<WebhookView>>;
  one(id: string): Promise<WebhookView | undefined>;
  /** newest first */
  deliveries(asked: DeliverySearch): Promise<PageOf<Delivery>>;
  delivery(webhookId: string, id: string): Promise<Delivery | undefined>;
  /** `failing`: to webhooks whose last attempt failed, which get fewer at once */
  waiting(now: Instant): Promise<Readonly<Record<'well' | 'failing', WaitingDeliveries>>>;
}
