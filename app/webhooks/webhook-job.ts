import { claimDeliveries, deliverWebhook } from '@rrr/core/webhooks';
import { hmacWebhooks } from '@rrr/crypto';
import { anonymous } from '@rrr/http';
import type { ResolutionContext } from 'inversify';
import type { Job } from '../jobs.js';
import { SERVICES as S } from '../services.js';
import { webhookLanes } from './webhook-lanes.js';

/** Sends what is due to webhooks, beside the mails. Every server does, and row locks share the work. */
export const webhookJob = (context: ResolutionContext): Job => {
  const parts = { uow: context.get(S.uow), clock: context.get(S.clock), ids: context.get(S.ids) };
  const lanes = webhookLanes({
    claim: claimDeliveries(parts),
    deliver: deliverWebhook({
      ...parts,
      webhookSecrets: context.get(S.webhookSecrets),
      webhookSigner: hmacWebhooks,
      webhookSender: context.get(S.webhookSender),
    }),
    report: ({ delivery: { id, webhookId } }, failed) =>
      context
        .get(S.log)
        .error({ webhookId, deliveryId: id, error: anonymous(failed) }, 'webhook delivery could not be attempted'),
  });
  return { name: 'send webhooks', everySeconds: 2, run: lanes.run, settled: lanes.settled };
};
