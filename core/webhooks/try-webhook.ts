import { notByProxy } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { NotFound, type PortsOf } from '../shared/index.js';
import { type ChangePorts, ownWebhook, type WebhookChange } from './change-webhook.js';
import type { WebhookSender } from './ports.js';
import { messageOf, type SigningPorts } from './sign.js';
import { type Delivery, deliveryStateOf, DeliveryUnderWay, WebhookIsOff } from './webhook.js';

interface Ports extends SigningPorts, PortsOf<'webhooks', 'clock' | 'ids'> {
  readonly webhookSender: Pick<WebhookSender, 'post'>;
}

/**
 * Sends a test to the address of a webhook at once, also while it is off, and keeps it among the deliveries. It is not
 * tried again, and does not switch the webhook on or off.
 * @throws NotFound ProxyForbidden
 */
export const tryWebhook =
  ({ uow, clock, ids, webhookSender, ...signing }: Ports) =>
  async ({ actor, webhookId }: WebhookChange): Promise<Delivery> => {
    notByProxy(actor);
    const webhook = await uow.run((tx) => ownWebhook(tx, actor, webhookId));
    const at = clock.now();
    const ping = { id: ids.next(), webhookId, type: 'ping' as const, at, data: { webhookId } };
    const attempt = await webhookSender.post(messageOf(webhook, ping, at, signing));
    const delivery: Delivery = {
      ...ping,
      tries: 1,
      nextAt: null,
      sentAt: attempt.fault === null ? clock.now() : null,
      triedAt: at,
      attempt,
    };
    await uow.run((tx) => tx.webhooks.addDelivery(delivery));
    return delivery;
  };

/**
 * Makes a delivery due again, with the same id, so that a receiver that has it can drop the double. It is sent within
 * seconds.
 * @throws NotFound ProxyForbidden WebhookIsOff DeliveryUnderWay
 */
export const resendDelivery =
  ({ uow, clock, ids }: ChangePorts) =>
  ({ actor, webhookId, deliveryId }: WebhookChange & { readonly deliveryId: string }): Promise<void> =>
    uow.run(async (tx) => {
      notByProxy(actor);
      const webhook = await ownWebhook(tx, actor, webhookId);
      const delivery = await tx.webhooks.lockDelivery(webhookId, deliveryId);
      if (!delivery || delivery.type === 'ping') throw new NotFound('delivery');
      if (webhook.off !== null) throw new WebhookIsOff();
      const at = clock.now();
      // it has just been made due, or an attempt is being made
      if (deliveryStateOf(delivery) === 'waiting' && delivery.tries === 0) throw new DeliveryUnderWay();
      await tx.webhooks.requeue(webhookId, deliveryId, at);
      await recordAct(tx, { ids, at, actor }, 'resend-delivery', ['webhook', webhookId], {
        deliveryId,
        type: delivery.type,
      });
    });
