import { type Actor, notByProxy, PromoterNotApproved } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import type { SecretBox } from '../identity/index.js';
import type { HappenedType } from '../outbox/index.js';
import { NotFound, type PortsOf } from '../shared/index.js';
import { type ChangePorts, changeWebhook, type WebhookChange } from './change-webhook.js';
import type { WebhookSender, WebhookSigner } from './ports.js';
import {
  HAPPENED_TYPES,
  MOST_WEBHOOKS,
  PROMOTER_TYPES,
  TooManyWebhooks,
  WebhookAddressRefused,
  webhookContext,
  WebhookTypeRefused,
} from './webhook.js';

export interface WebhookFields {
  readonly url: string;
  readonly name: string;
  /** at least one */
  readonly types: readonly HappenedType[];
}

export interface AddWebhook {
  readonly actor: Actor;
  readonly webhook: WebhookFields;
}

interface Ports extends PortsOf<'webhooks' | 'approvals' | 'promoters' | 'audit', 'clock' | 'ids'> {
  readonly webhookSecrets: SecretBox;
  readonly webhookSigner: WebhookSigner;
  readonly webhookSender: Pick<WebhookSender, 'accepts'>;
}

/** @throws WebhookAddressRefused WebhookTypeRefused */
const allowed = (
  { url, name, types }: WebhookFields,
  promoterId: string | null,
  { webhookSender }: Pick<Ports, 'webhookSender'>,
): WebhookFields => {
  if (!webhookSender.accepts(url)) throw new WebhookAddressRefused();
  const chosen = HAPPENED_TYPES.filter((happenedType) => types.includes(happenedType));
  const foreign = promoterId === null ? undefined : chosen.find((text) => !PROMOTER_TYPES.includes(text));
  if (foreign !== undefined) throw new WebhookTypeRefused({ type: foreign });
  return { url, name, types: chosen };
};

/**
 * Adds an address that is told what happens: to a promoter about their own events, to administrators about everything.
 * @returns the secret too, which nobody sees again
 * @throws NotFound ProxyForbidden PromoterNotApproved WebhookAddressRefused WebhookTypeRefused TooManyWebhooks
 */
export const addWebhook =
  ({ uow, clock, ids, webhookSecrets, webhookSigner, ...ports }: Ports) =>
  ({ actor, webhook }: AddWebhook): Promise<{ readonly webhookId: string; readonly secret: string }> =>
    uow.run(async (tx) => {
      if (actor.type !== 'admin' && actor.type !== 'promoter') throw new NotFound('webhook');
      notByProxy(actor);
      const promoterId = actor.type === 'promoter' ? actor.subjectId : null;
      if (promoterId !== null && (await tx.approvals.ofPromoter(promoterId)) !== true) throw new PromoterNotApproved();
      const fields = allowed(webhook, promoterId, ports);
      // two at once must not both be the last one
      if (promoterId !== null) await tx.promoters.lock(promoterId);
      if ((await tx.webhooks.countOf(promoterId)) >= MOST_WEBHOOKS) throw new TooManyWebhooks({ limit: MOST_WEBHOOKS });
      const [id, at, secret] = [ids.next(), clock.now(), webhookSigner.newSecret()];
      await tx.webhooks.put({
        id,
        promoterId,
        ...fields,
        off: null,
        sealed: webhookSecrets.seal(secret, webhookContext(id)),
        earlierSealed: null,
        earlierUntil: null,
        failingSince: null,
        createdAt: at,
        createdBy: actor.accountId,
        version: 1,
      });
      await recordAct(tx, { ids, at, actor }, 'add-webhook', ['webhook', id], { ...told(fields), promoterId });
      return { webhookId: id, secret };
    });

/** The path or query of an address may hold a secret, so the audit log has only its host. */
const hostOf = (url: string): string => /^https?:\/\/([^/?#]*)/i.exec(url)?.[1] ?? '';
const told = ({ url, name, types }: WebhookFields) => ({ host: hostOf(url), name, types: types.join(' ') });

/**
 * Changes address, name and chosen types. Waiting deliveries go to the new address.
 * @throws NotFound ProxyForbidden StaleEdit WebhookAddressRefused WebhookTypeRefused
 */
export const editWebhook =
  ({ webhookSender, ...ports }: ChangePorts & Pick<Ports, 'webhookSender'>) =>
  ({
    webhook,
    version,
    ...asked
  }: WebhookChange & { readonly webhook: WebhookFields; readonly version: number }): Promise<void> =>
    changeWebhook(ports, { ...asked, version }, (before) => {
      const fields = allowed(webhook, before.promoterId, { webhookSender });
      const isSame = before.url === fields.url && before.name === fields.name;
      if (isSame && before.types.join(' ') === fields.types.join(' ')) return null;
      const detail = { before: told(before), after: told(fields), moved: before.url !== fields.url };
      return { action: 'edit-webhook', after: { ...before, ...fields }, detail };
    });
