import type { SecretBox } from '../identity/index.js';
import type { UnitOfWork } from '../shared/index.js';
import { webhookContext } from './webhook.js';

const AT_ONCE = 100;

/** Encrypts every secret with the newest key, so that older ones can be removed. @returns how many webhooks had another */
export const resealWebhooks = async ({
  uow,
  secrets,
}: {
  readonly uow: UnitOfWork<'webhooks'>;
  readonly secrets: SecretBox;
}): Promise<number> => {
  let [resealed, after] = [0, ''];
  for (;;) {
    const found = await uow.run((tx) => tx.webhooks.idsAfter(after, AT_ONCE));
    for (const id of found)
      resealed += await uow.run(async (tx) => {
        const webhook = await tx.webhooks.lock(id);
        if (!webhook) return 0;
        const anew = (sealed: string): string =>
          secrets.isOutdated(sealed)
            ? secrets.seal(secrets.open(sealed, webhookContext(id)), webhookContext(id))
            : sealed;
        const sealed = anew(webhook.sealed);
        const earlierSealed = webhook.earlierSealed === null ? null : anew(webhook.earlierSealed);
        if (sealed === webhook.sealed && earlierSealed === webhook.earlierSealed) return 0;
        await tx.webhooks.put({ ...webhook, sealed, earlierSealed });
        return 1;
      });
    const last = found.at(-1);
    if (last === undefined) return resealed;
    after = last;
  }
};
