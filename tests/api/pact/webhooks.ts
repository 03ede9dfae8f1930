import { aesSecretBox } from '@rrr/crypto';
import type { Draft } from './draft.js';
import { PIN_KEY } from './people.js';

/** The key that encrypts files and secrets, by its name. */
export const FILE_KEY = ['own', PIN_KEY] as const;
const box = aesSecretBox(new Map([FILE_KEY]), 'webhook');

/** A webhook whose address nothing is sent to, because it is this machine's. */
export const aWebhook = (draft: Draft, id: string, promoterId: string | null): void =>
  draft.put('webhooks', {
    id,
    promoter_id: promoterId,
    url: 'https://127.0.0.1/rewards',
    name: 'Stock system',
    types: ' award.issued ',
    off: null,
    sealed: box.seal('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', `webhook ${id}`),
    earlier_sealed: null,
    earlier_until: null,
    failing_since: null,
    created_at: '2026-04-02T16:00:00.000Z',
    created_by: '01hq00000000000000000a0001',
    version: 1,
  });

/** An award that the webhook was told of twice, without success. */
export const failedDelivery = (draft: Draft, webhookId: string, id: string, promoterId: string | null): void => {
  aWebhook(draft, webhookId, promoterId);
  draft.put('webhook_deliveries', {
    webhook_id: webhookId,
    id,
    type: 'award.issued',
    at: '2026-04-02T16:00:00.000Z',
    data: JSON.stringify({ awardId: '01hq00000000000000000w0001' }),
    tries: 2,
    next_at: '2036-04-02T16:30:00.000Z',
    sent_at: null,
    tried_at: '2026-04-02T16:00:05.000Z',
    fault: 'status',
    status: 503,
    answer: 'Closed',
    milliseconds: 12,
  });
};
