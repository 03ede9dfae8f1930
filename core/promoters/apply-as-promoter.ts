import { recordAct } from '../audit/index.js';
import type { Locale } from '../identity/index.js';
import type { PortsOf } from '../shared/index.js';
import type { Promoter, PromoterProfile } from './promoter.js';
import { normalizePromoter } from './normalize-promoter.js';

export interface ApplyAsPromoter {
  readonly profile: PromoterProfile;
  readonly message: string | null;
  readonly locale: Locale;
}

/**
 * A public application to become a promoter (requirements §1); an admin decides. If the address already has a pending
 * or approved application, nothing changes and the response is the same, so it does not reveal who is a promoter.
 */
export const applyAsPromoter =
  ({ uow, clock, ids }: PortsOf<'promoters' | 'loginGuards' | 'outbox' | 'audit', 'clock' | 'ids'>) =>
  ({ profile: given, message, locale }: ApplyAsPromoter): Promise<void> =>
    uow.run(async (tx) => {
      const profile = normalizePromoter(given);
      // serializes applications of one address, so the second finds the first
      await tx.loginGuards.lock(profile.email);
      if (await tx.promoters.isKnown(profile.email)) return;
      const at = clock.now();
      const promoter: Promoter = {
        ...profile,
        id: ids.next(),
        status: 'pending',
        deactivated: false,
        locale,
        message: message?.trim() || null,
        appliedAt: at,
        version: 1,
      };
      await tx.promoters.insert(promoter);
      await tx.outbox.append([
        {
          id: ids.next(),
          kind: 'application-received',
          at,
          recipient: { type: 'promoter', id: promoter.id },
          facts: { name: promoter.name },
        },
      ]);
      await recordAct(tx, { ids, at, actor: null }, 'apply-as-promoter', ['promoter', promoter.id], {
        name: promoter.name,
      });
    });
