import type { SecretBox } from '../identity/index.js';
import { plusSeconds } from '../shared/index.js';
import { type ChangePorts, changeWebhook, type WebhookChange } from './change-webhook.js';
import type { WebhookSigner } from './ports.js';
import { EARLIER_SECRET_HOURS, webhookContext } from './webhook.js';

/**
 * Switches a webhook on or off. What happens while it is off is not told to it; what waited before is sent once it is on.
 * @throws NotFound ProxyForbidden StaleEdit
 */
export const setWebhookOn =
  (ports: ChangePorts) =>
  ({ on, ...asked }: WebhookChange & { readonly on: boolean; readonly version: number }): Promise<void> =>
    changeWebhook(ports, asked, (before) => {
      if ((before.off === null) === on) return null;
      const after = { ...before, off: on ? null : ('owner' as const), failingSince: null };
      return { action: on ? 'activate-webhook' : 'deactivate-webhook', after, detail: { was: before.off } };
    });

/**
 * Makes a new secret. The one before also signs for a day, so that receivers can change over.
 * @returns the secret, which nobody sees again
 * @throws NotFound ProxyForbidden StaleEdit
 */
export const rotateWebhookSecret =
  ({
    webhookSecrets,
    webhookSigner,
    ...ports
  }: ChangePorts & { readonly webhookSecrets: SecretBox; readonly webhookSigner: WebhookSigner }) =>
  async (asked: WebhookChange & { readonly version: number }): Promise<{ readonly secret: string }> => {
    const secret = webhookSigner.newSecret();
    const earlierUntil = plusSeconds(ports.clock.now(), EARLIER_SECRET_HOURS * 3600);
    await changeWebhook(ports, asked, (before) => ({
      action: 'rotate-webhook-secret',
      after: {
        ...before,
        sealed: webhookSecrets.seal(secret, webhookContext(before.id)),
        earlierSealed: before.sealed,
        earlierUntil,
      },
      detail: { earlierUntil },
    }));
    return { secret };
  };

/** Deletes a webhook; what waits for it is not sent. @throws NotFound ProxyForbidden */
export const deleteWebhook =
  (ports: ChangePorts) =>
  (asked: WebhookChange): Promise<void> =>
    changeWebhook(ports, asked, ({ name, promoterId }) => ({
      action: 'delete-webhook',
      after: null,
      detail: { name, promoterId },
    }));
