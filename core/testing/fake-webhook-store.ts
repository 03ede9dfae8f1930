import type { Stores } from '../shared/index.js';
import type { Delivery } from '../webhooks/index.js';
import type { Draft } from './world.js';

/** Webhooks and their deliveries. */
export const fakeWebhookStore = (draft: Draft): Pick<Stores, 'webhooks'> => {
  const find = (webhookId: string, id: string) =>
    draft.deliveries.find((delivery) => delivery.id === id && delivery.webhookId === webhookId);
  const change = (of: Pick<Delivery, 'webhookId' | 'id'>, how: Partial<Delivery>) => {
    draft.deliveries = draft.deliveries.map((delivery) =>
      delivery.id === of.id && delivery.webhookId === of.webhookId ? { ...delivery, ...how } : delivery,
    );
  };
  return {
    webhooks: {
      lock: async (id) => draft.webhooks.find((webhook) => webhook.id === id),
      countOf: async (promoterId) => draft.webhooks.filter((webhook) => webhook.promoterId === promoterId).length,
      put: async (webhook) => {
        draft.webhooks = [...draft.webhooks.filter((candidate) => candidate.id !== webhook.id), webhook];
      },
      remove: async (id) => {
        draft.webhooks = draft.webhooks.filter((webhook) => webhook.id !== id);
      },
      idsAfter: async (id, limit) =>
        draft.webhooks
          .map((webhook) => webhook.id)
          .filter((candidate) => candidate > id)
          .toSorted()
          .slice(0, limit),
      due: async ({ now, leaseUntil, limit, room }) => {
        const waiting = draft.webhooks
          .filter((webhook) => webhook.off === null)
          .map((webhook) => ({
            webhook,
            due: draft.deliveries
              .filter(
                (delivery) => delivery.webhookId === webhook.id && delivery.nextAt !== null && delivery.nextAt <= now,
              )
              .toSorted((a, b) => ((a.nextAt ?? '') + a.id < (b.nextAt ?? '') + b.id ? -1 : 1)),
          }))
          .filter(({ due }) => due.length > 0)
          .toSorted((a, b) => ((a.due[0]?.nextAt ?? '') < (b.due[0]?.nextAt ?? '') ? -1 : 1));
        const taken = waiting
          .flatMap(({ webhook, due }) =>
            due.slice(0, Math.max(0, room(webhook))).map((delivery) => ({ webhook, delivery })),
          )
          .slice(0, limit);
        for (const { delivery } of taken) change(delivery, { nextAt: leaseUntil });
        return taken.map((item) => ({ ...item, delivery: { ...item.delivery, nextAt: leaseUntil } }));
      },
      addDelivery: async (delivery) => {
        draft.deliveries = [...draft.deliveries, delivery];
      },
      lockDelivery: async (webhookId, id) => find(webhookId, id),
      requeue: async (webhookId, id, at) => change({ webhookId, id }, { tries: 0, nextAt: at, sentAt: null }),
      attempted: async (held, attempt, at, nextAt) => {
        const now = find(held.webhookId, held.id);
        if (now?.nextAt !== held.nextAt) return false;
        const sentAt = attempt.fault === null ? at : null;
        change(held, { tries: held.tries + 1, attempt, triedAt: at, nextAt, sentAt });
        return true;
      },
      sweep: async (before, limit) => {
        const old = draft.deliveries
          .filter((delivery) => delivery.at < before)
          .toSorted((a, b) => (a.at < b.at ? -1 : 1))
          .slice(0, limit);
        draft.deliveries = draft.deliveries.filter((delivery) => !old.includes(delivery));
        return old.length;
      },
    },
  };
};
