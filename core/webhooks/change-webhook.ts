import { type Actor, notByProxy } from '../access/index.js';
import { type AuditAction, recordAct } from '../audit/index.js';
import { NotFound, type PortsOf, StaleEdit, type Stores } from '../shared/index.js';
import { isOwnWebhook, type Webhook } from './webhook.js';

export type ChangePorts = PortsOf<'webhooks' | 'audit', 'clock' | 'ids'>;

/** The webhook, locked. @throws NotFound also for those of others */
export const ownWebhook = async (tx: Pick<Stores, 'webhooks'>, actor: Actor, id: string): Promise<Webhook> => {
  const found = actor.type === 'admin' || actor.type === 'promoter' ? await tx.webhooks.lock(id) : undefined;
  if (!found || !isOwnWebhook(actor, found)) throw new NotFound('webhook');
  return found;
};

export interface WebhookChange {
  readonly actor: Actor;
  readonly webhookId: string;
}

/**
 * Changes one webhook and records it. Nobody does it in proxy mode, because whoever holds a secret can pretend to be the
 * portal. @throws NotFound ProxyForbidden StaleEdit
 */
export const changeWebhook = (
  { uow, clock, ids }: ChangePorts,
  { actor, webhookId, version }: WebhookChange & { readonly version?: number },
  /** the changed webhook, and what the audit log says of it; null: nothing changes */
  how: (before: Webhook) => {
    readonly action: AuditAction;
    readonly after: Webhook | null;
    readonly detail: Record<string, unknown>;
  } | null,
): Promise<void> =>
  uow.run(async (tx) => {
    notByProxy(actor);
    const before = await ownWebhook(tx, actor, webhookId);
    if (version !== undefined && version !== before.version) throw new StaleEdit('webhook', before.version);
    const change = how(before);
    if (change === null) return;
    const { action, after, detail } = change;
    await (after === null ? tx.webhooks.remove(webhookId) : tx.webhooks.put({ ...after, version: before.version + 1 }));
    await recordAct(tx, { ids, at: clock.now(), actor }, action, ['webhook', webhookId], detail);
  });
