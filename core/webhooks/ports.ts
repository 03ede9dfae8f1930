import type { Instant } from '../shared/index.js';
import type { Attempt, Delivery, Webhook } from './webhook.js';

/** A delivery that this server holds, with its webhook as it was then. */
export interface DueDelivery {
  readonly delivery: Delivery;
  readonly webhook: Webhook;
}

export interface DueAsked {
  readonly now: Instant;
  /** until then no other server makes the attempt; if this one is killed, another does */
  readonly leaseUntil: Instant;
  /** deliveries at most, in all */
  readonly limit: number;
  /** how many more may be sent at once to this webhook */
  readonly room: (webhook: Pick<Webhook, 'id' | 'promoterId' | 'failingSince'>) => number;
}

export interface WebhookStore {
  /** locks it until the transaction ends */
  lock(id: string): Promise<Webhook | undefined>;
  /** number of webhooks of a promoter, or of the administrators (null) */
  countOf(promoterId: string | null): Promise<number>;
  /** inserts or replaces it */
  put(webhook: Webhook): Promise<void>;
  /** its deliveries are deleted with all old ones */
  remove(id: string): Promise<void>;
  /** ids in order, after the given one; for re-encryption */
  idsAfter(id: string, limit: number): Promise<readonly string[]>;
  /**
   * Oldest waiting deliveries of webhooks that are on. Each is leased to one server. Webhooks take turns: a backlog of one
   * does not hide the others.
   */
  due(asked: DueAsked): Promise<readonly DueDelivery[]>;
  addDelivery(delivery: Delivery): Promise<void>;
  lockDelivery(webhookId: string, id: string): Promise<Delivery | undefined>;
  /** Makes it due, as if it had never been tried. */
  requeue(webhookId: string, id: string, at: Instant): Promise<void>;
  /**
   * Stores an attempt, and when the next one is made. Does nothing when the lease is not that of this attempt any more.
   * @returns whether it was stored
   */
  attempted(held: Delivery, attempt: Attempt, at: Instant, nextAt: Instant | null): Promise<boolean>;
  /** Deletes deliveries from before then, oldest first. @returns how many */
  sweep(before: Instant, limit: number): Promise<number>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    webhooks: WebhookStore;
  }
}

/** Makes secrets and signatures as the Standard Webhooks specification describes them. */
export interface WebhookSigner {
  /** a new random secret: `whsec_` and base64 */
  newSecret(): string;
  /** `v1,` and the HMAC-SHA256 of the content in base64 */
  sign(secret: string, content: string): string;
}

export interface WebhookMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends webhooks over HTTP, only to public addresses, and never follows a redirect. */
export interface WebhookSender {
  /** whether an address is one that webhooks may be sent to, as far as its text shows */
  accepts(url: string): boolean;
  /** never fails: what went wrong is in the attempt */
  post(message: WebhookMessage): Promise<Attempt>;
}
