import type { WebhookSigner } from '@rrr/core/webhooks';
import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
/** within the 24 to 64 bytes of the specification */
const SECRET_BYTES = 32;

/** Signs webhooks as the Standard Webhooks specification describes it: HMAC-SHA256, with the decoded secret as key. */
export const hmacWebhooks: WebhookSigner = {
  newSecret: () => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`,
  sign: (secret, content) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  },
};
