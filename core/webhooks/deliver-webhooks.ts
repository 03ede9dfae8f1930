import { type Ids, plusSeconds, type PortsOf, type Stores } from '../shared/index.js';
import type { DueAsked, DueDelivery, WebhookSender } from './ports.js';
import { messageOf, type SigningPorts } from './sign.js';
import { type Attempt, nextAttempt, offAfter, type OffReason, type Webhook } from './webhook.js';

/** longer than an attempt and what is stored of it can take */
const LEASE_SECONDS = 120;

type ClaimPorts = PortsOf<'webhooks', 'clock'>;

/** Takes due deliveries for this server; other servers leave them alone until the lease ends. */
export const claimDeliveries =
  ({ uow, clock }: ClaimPorts) =>
  (asked: Pick<DueAsked, 'limit' | 'room'>): Promise<readonly DueDelivery[]> => {
    const now = clock.now();
    return uow.run((tx) => tx.webhooks.due({ ...asked, now, leaseUntil: plusSeconds(now, LEASE_SECONDS) }));
  };

interface Ports extends SigningPorts, PortsOf<'webhooks' | 'outbox' | 'audit', 'clock' | 'ids'> {
  readonly webhookSender: Pick<WebhookSender, 'post'>;
}

/**
 * Makes one attempt at a delivery that this server holds, outside any transaction, and stores what it brought. After a
 * crash in between it is sent again, with the same id. What failed is tried again with growing gaps, then given up. A
 * webhook that fails for days, or whose address answers 410 Gone, is switched off, and its owner is mailed.
 */
export const deliverWebhook =
  ({ uow, clock, ids, webhookSender, ...signing }: Ports) =>
  async ({ delivery, webhook }: DueDelivery): Promise<Attempt> => {
    const attempt = await webhookSender.post(messageOf(webhook, delivery, clock.now(), signing));
    const at = clock.now();
    const next = attempt.fault === null || attempt.status === 410 ? null : nextAttempt(at, delivery.tries + 1);
    await uow.run(async (tx) => {
      if (!(await tx.webhooks.attempted(delivery, attempt, at, next))) return;
      const isFine = attempt.fault === null;
      // most attempts change nothing of the webhook, so servers do not wait for each other
      if (isFine && webhook.failingSince === null) return;
      const now = await tx.webhooks.lock(webhook.id);
      // what was sent to another address says nothing about this one
      if (!now || now.off !== null || now.url !== webhook.url) return;
      if (isFine) return tx.webhooks.put({ ...now, failingSince: null });
      const failing = { ...now, failingSince: now.failingSince ?? at };
      const off = offAfter(failing, attempt, at);
      if (off !== null) await switchOff(tx, { webhook: failing, off, at }, ids);
      else if (now.failingSince === null) await tx.webhooks.put(failing);
    });
    return attempt;
  };

const switchOff = async (
  tx: Pick<Stores, 'webhooks' | 'outbox' | 'audit'>,
  { webhook, off, at }: { readonly webhook: Webhook; readonly off: OffReason; readonly at: string },
  ids: Ids,
): Promise<void> => {
  const { id, name, promoterId, createdBy, failingSince } = webhook;
  await tx.webhooks.put({ ...webhook, off, version: webhook.version + 1 });
  await tx.outbox.append([
    {
      id: ids.next(),
      kind: 'webhook-off',
      at,
      recipient: promoterId === null ? { type: 'account', id: createdBy } : { type: 'promoter', id: promoterId },
      facts: { webhook: name, why: off, since: failingSince, path: promoterId === null ? 'admin' : 'promoter' },
    },
  ]);
  await tx.audit.append({
    id: ids.next(),
    at,
    actorId: null,
    proxyHostId: null,
    action: 'deactivate-webhook',
    objectType: 'webhook',
    objectId: id,
    detail: { why: off },
  });
};
