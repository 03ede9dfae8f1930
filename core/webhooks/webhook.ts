import type { Actor } from '../access/index.js';
import type { Happened, HappenedType } from '../outbox/index.js';
import { type Instant, plusSeconds, refusal } from '../shared/index.js';

/** All types that a webhook can choose. */
export const HAPPENED_TYPES = [
  'award.issued',
  'award.changed',
  'award.held',
  'award.released',
  'award.refused',
  'redemption.made',
  'redemption.undone',
  'results.received',
  'payout.sent',
  'payout.undone',
  'rider.merged',
] as const satisfies readonly HappenedType[];
/** Does not compile while a type is missing above. */
type None<Name extends never> = Name;
export type MissingTypes = None<Exclude<HappenedType, (typeof HAPPENED_TYPES)[number]>>;

/**
 * What promoters may hear of, about their own events. Neither redemptions nor payments, nor what is held: whoever a check
 * is about should not be the first to know.
 */
export const PROMOTER_TYPES: readonly HappenedType[] = ['award.issued', 'award.changed', 'results.received'];

/** Why a webhook is off: somebody switched it off, nothing arrived for days, or its address answered 410 Gone. */
export type OffReason = 'owner' | 'failing' | 'gone';

/** An address of somebody's software that is told what happened. */
export interface Webhook {
  readonly id: string;
  /** null: the administrators' */
  readonly promoterId: string | null;
  readonly url: string;
  readonly name: string;
  /** at least one */
  readonly types: readonly HappenedType[];
  /** null: it is on */
  readonly off: OffReason | null;
  /** the secret, encrypted */
  readonly sealed: string;
  /** the secret before, which also signs until then; both null: none */
  readonly earlierSealed: string | null;
  readonly earlierUntil: Instant | null;
  /** the first failure since something arrived; null: what came last arrived */
  readonly failingSince: Instant | null;
  readonly createdAt: Instant;
  /** account of who added it; it is mailed when an administrators' webhook is switched off */
  readonly createdBy: string;
  /** incremented by every edit */
  readonly version: number;
}

/** Why nothing arrived; `status`: the answer was not 2xx. */
export type DeliveryFault =
  | 'status'
  | 'not-public'
  | 'no-address'
  | 'refused'
  | 'timeout'
  | 'tls'
  | 'broken'
  | 'bad-address';

/** What an attempt brought. */
export interface Attempt {
  /** null: it arrived */
  readonly fault: DeliveryFault | null;
  /** HTTP status; null: there was no answer */
  readonly status: number | null;
  /** the beginning of the answer as text */
  readonly answer: string | null;
  readonly milliseconds: number;
}

/** One thing that happened, for one webhook. */
export interface Delivery {
  readonly id: string;
  readonly webhookId: string;
  /** `ping`: a test */
  readonly type: HappenedType | 'ping';
  readonly at: Instant;
  readonly data: Readonly<Record<string, unknown>>;
  /** attempts so far */
  readonly tries: number;
  /** null: it arrived or was given up; while an attempt is made: when another server would make it */
  readonly nextAt: Instant | null;
  readonly sentAt: Instant | null;
  readonly triedAt: Instant | null;
  /** of the newest attempt; null before it */
  readonly attempt: Attempt | null;
}

export type DeliveryState = 'waiting' | 'sent' | 'failed';
export const deliveryStateOf = ({ sentAt, nextAt }: Pick<Delivery, 'sentAt' | 'nextAt'>): DeliveryState =>
  sentAt !== null ? 'sent' : nextAt === null ? 'failed' : 'waiting';

export class TooManyWebhooks extends refusal('TOO_MANY_WEBHOOKS', 'There are as many webhooks as are allowed') {}
export class WebhookAddressRefused extends refusal(
  'WEBHOOK_ADDRESS_REFUSED',
  'The address is not one that webhooks may be sent to',
) {}
export class WebhookTypeRefused extends refusal('WEBHOOK_TYPE_REFUSED', 'Promoters do not hear of this') {}
export class WebhookIsOff extends refusal('WEBHOOK_IS_OFF', 'The webhook is switched off') {}
export class DeliveryUnderWay extends refusal('DELIVERY_UNDER_WAY', 'It is still being sent') {}

export type WebhookRefusal =
  | TooManyWebhooks
  | WebhookAddressRefused
  | WebhookTypeRefused
  | WebhookIsOff
  | DeliveryUnderWay;

/** Each promoter has so many, and so have the administrators together. */
export const MOST_WEBHOOKS = 10;

const HOUR = 3600;
export const EARLIER_SECRET_HOURS = 24;
export const FAILING_DAYS = 5;
/** Seconds from one attempt to the next; after the last one it is given up. */
export const GAPS = [60, 300, 1_800, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR] as const;

/** When the next attempt is made; `tries`: attempts so far. null: no more. */
export const nextAttempt = (now: Instant, tries: number): Instant | null => {
  const gap = GAPS[tries - 1];
  return gap === undefined ? null : plusSeconds(now, gap);
};

/** Whether a failed attempt switches the webhook off. */
export const offAfter = (
  { failingSince }: Pick<Webhook, 'failingSince'>,
  { status }: Pick<Attempt, 'status'>,
  now: Instant,
): Exclude<OffReason, 'owner'> | null => {
  if (status === 410) return 'gone';
  return failingSince !== null && plusSeconds(failingSince, FAILING_DAYS * 24 * HOUR) <= now ? 'failing' : null;
};

/** What the secret is bound to when it is encrypted, so that it cannot be moved to another webhook. */
export const webhookContext = (id: string): string => `webhook ${id}`;

export const isOwnWebhook = (actor: Actor, { promoterId }: Pick<Webhook, 'promoterId'>): boolean =>
  actor.type === 'admin' || (actor.type === 'promoter' && promoterId === actor.subjectId);

/** The body of a delivery, the same for every attempt. */
export const bodyOf = ({ id, type, at, data }: Pick<Delivery, 'id' | 'type' | 'at' | 'data'>): string =>
  JSON.stringify({ id, type, version: 1, timestamp: at, data });

/** A new delivery, due at once. */
export const deliveryOf = (webhookId: string, { id, type, at, data }: Happened): Delivery => ({
  id,
  webhookId,
  type,
  at,
  data: { ...data },
  tries: 0,
  nextAt: at,
  sentAt: null,
  triedAt: null,
  attempt: null,
});

/** Whether a webhook hears of it. */
export const hears = ({ off, promoterId, types }: Webhook, item: Pick<Happened, 'type' | 'promoterId'>): boolean =>
  off === null && types.includes(item.type) && (promoterId === null || promoterId === item.promoterId);
