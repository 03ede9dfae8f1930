import type { SecretBox } from '../identity/index.js';
import type { Instant } from '../shared/index.js';
import type { WebhookMessage, WebhookSigner } from './ports.js';
import { bodyOf, type Delivery, type Webhook, webhookContext } from './webhook.js';

export interface SigningPorts {
  readonly webhookSecrets: Pick<SecretBox, 'open'>;
  readonly webhookSigner: Pick<WebhookSigner, 'sign'>;
}

/**
 * The signed request of an attempt, as the Standard Webhooks specification describes it. After a new secret was made,
 * both sign for a while.
 */
export const messageOf = (
  { id, url, sealed, earlierSealed, earlierUntil }: Webhook,
  delivery: Pick<Delivery, 'id' | 'type' | 'at' | 'data'>,
  now: Instant,
  { webhookSecrets, webhookSigner }: SigningPorts,
): WebhookMessage => {
  const body = bodyOf(delivery);
  const seconds = String(Math.floor(Date.parse(now) / 1000));
  const isEarlierValid = earlierSealed !== null && earlierUntil !== null && now < earlierUntil;
  const signatures = [sealed, ...(isEarlierValid ? [earlierSealed] : [])].map((text) =>
    webhookSigner.sign(webhookSecrets.open(text, webhookContext(id)), `${delivery.id}.${seconds}.${body}`),
  );
  return {
    url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'RedRiderRewards-Webhooks/1',
      'webhook-id': delivery.id,
      'webhook-timestamp': seconds,
      'webhook-signature': signatures.join(' '),
    },
  };
};
