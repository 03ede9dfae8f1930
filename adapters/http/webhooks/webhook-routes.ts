import * as contract from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import { NotFound } from '@rrr/core/shared';
import { bodyOf, type Delivery, deliveryStateOf, isOwnWebhook, type WebhookView } from '@rrr/core/webhooks';
import { notValid } from '../refusals/edge-error.js';
import { limiter } from '../edge/limiter.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { pagination } from '../present/money.js';

const presentDelivery = ({ id, type, at, tries, nextAt, sentAt, triedAt, attempt }: Delivery): contract.Delivery => ({
  _id: id,
  event: type,
  state: deliveryStateOf({ nextAt, sentAt }),
  at,
  tries,
  nextAt,
  triedAt,
  status: attempt?.status ?? null,
  fault: attempt?.fault ?? null,
});

const presentWhole = (delivery: Delivery): contract.WholeDelivery => ({
  ...presentDelivery(delivery),
  payload: bodyOf(delivery),
  answer: delivery.attempt?.answer ?? null,
  milliseconds: delivery.attempt?.milliseconds ?? null,
});

export const webhookRoutes = ({ queries: { webhooks }, useCases, clock }: HttpPorts): readonly Route[] => {
  const present = (webhook: WebhookView): contract.Webhook => ({
    _id: webhook.id,
    promoter: webhook.promoterId === null ? null : { _id: webhook.promoterId, name: webhook.promoterName ?? '' },
    url: webhook.url,
    name: webhook.name,
    events: [...webhook.types],
    on: webhook.off === null,
    offReason: webhook.off,
    failingSince: webhook.failingSince,
    earlierSecretUntil:
      webhook.earlierUntil !== null && webhook.earlierUntil > clock.now() ? webhook.earlierUntil : null,
    createdAt: webhook.createdAt,
    last: webhook.last?.triedAt
      ? {
          at: webhook.last.triedAt,
          arrived: webhook.last.attempt?.fault === null,
          status: webhook.last.attempt?.status ?? null,
          fault: webhook.last.attempt?.fault ?? null,
        }
      : null,
    version: webhook.version,
  });
  const own = async (actor: Actor, webhookId: string): Promise<WebhookView> => {
    const found = await webhooks.one(webhookId);
    if (!found || !isOwnWebhook(actor, found)) throw new NotFound('webhook');
    return found;
  };
  const shown = async (actor: Actor, webhookId: string) => ({ webhook: present(await own(actor, webhookId)) });
  const delivery = async (webhookId: string, deliveryId: string) => {
    const found = await webhooks.delivery(webhookId, deliveryId);
    if (!found) throw new NotFound('delivery');
    return { delivery: presentWhole(found) };
  };
  const manage = can('webhook:manage');

  return [
    route(contract.listWebhooks, manage, async ({ actor, query: { owner, ...asked } }) => {
      if (actor.type !== 'admin' && owner !== 'all') throw notValid({ path: 'owner', code: 'not_allowed' });
      const promoterId = actor.type === 'promoter' ? actor.subjectId : undefined;
      const found = await webhooks.search({ ...asked, owner, promoterId });
      return { webhooks: found.items.map(present), pagination: pagination(found) };
    }),
    route(contract.getWebhook, manage, ({ actor, params: { webhookId } }) => shown(actor, webhookId)),
    route(contract.addWebhook, manage, async ({ actor, body: { events, ...fields } }) => {
      const { webhookId, secret } = await useCases.addWebhook({ actor, webhook: { ...fields, types: events } });
      return { ...(await shown(actor, webhookId)), secret };
    }),
    route(
      contract.editWebhook,
      manage,
      async ({ actor, params: { webhookId }, body: { version, events, ...fields } }) => {
        await useCases.editWebhook({ actor, webhookId, version, webhook: { ...fields, types: events } });
        return shown(actor, webhookId);
      },
    ),
    route(contract.setWebhookOn, manage, async ({ actor, params: { webhookId }, body: { on, version } }) => {
      await useCases.setWebhookOn({ actor, webhookId, on, version });
      return shown(actor, webhookId);
    }),
    route(contract.rotateWebhookSecret, manage, async ({ actor, params: { webhookId }, body: { version } }) => {
      const { secret } = await useCases.rotateWebhookSecret({ actor, webhookId, version });
      return { ...(await shown(actor, webhookId)), secret };
    }),
    route(contract.deleteWebhook, manage, ({ actor, params: { webhookId } }) =>
      useCases.deleteWebhook({ actor, webhookId }),
    ),
    route(contract.tryWebhook, manage, async ({ actor, params: { webhookId }, request }) => {
      await limiter(useCases)('webhook-test', request, { account: actor.accountId });
      return { delivery: presentWhole(await useCases.tryWebhook({ actor, webhookId })) };
    }),
    route(
      contract.listDeliveries,
      manage,
      async ({ actor, params: { webhookId }, query: { event: type, ...asked } }) => {
        await own(actor, webhookId);
        const found = await webhooks.deliveries({ ...asked, webhookId, type });
        return { deliveries: found.items.map(presentDelivery), pagination: pagination(found) };
      },
    ),
    route(contract.getDelivery, manage, async ({ actor, params: { webhookId, deliveryId } }) => {
      await own(actor, webhookId);
      return delivery(webhookId, deliveryId);
    }),
    route(contract.resendDelivery, manage, async ({ actor, params: { webhookId, deliveryId } }) => {
      await useCases.resendDelivery({ actor, webhookId, deliveryId });
      return delivery(webhookId, deliveryId);
    }),
  ];
};
