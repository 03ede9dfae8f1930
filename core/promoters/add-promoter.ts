import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { invite, type IssuePorts, type Locale } from '../identity/index.js';
import { NotFound, type UnitOfWork } from '../shared/index.js';
import type { Promoter, PromoterProfile } from './promoter.js';
import { normalizePromoter } from './normalize-promoter.js';

export interface AddPromoter {
  readonly actor: Actor;
  readonly profile: PromoterProfile;
  readonly locale: Locale;
}

interface Ports extends IssuePorts {
  readonly uow: UnitOfWork<'promoters' | 'accounts' | 'codes' | 'outbox' | 'audit'>;
}

/** Adds a promoter, approves it and invites its first login. Admins only. @throws NotFound EmailTaken TooManyCodes */
export const addPromoter =
  ({ uow, ...ports }: Ports) =>
  ({ actor, profile: given, locale }: AddPromoter): Promise<Promoter> =>
    uow.run(async (tx) => {
      if (actor.type !== 'admin') throw new NotFound('promoter');
      const profile = normalizePromoter(given);
      const promoter: Promoter = {
        ...profile,
        id: ports.ids.next(),
        status: 'approved',
        deactivated: false,
        locale,
        message: null,
        appliedAt: null,
        version: 1,
      };
      await tx.promoters.insert(promoter);
      await invite(
        tx,
        {
          actor,
          email: profile.email,
          invited: { type: 'promoter', subjectId: promoter.id, name: profile.contactName ?? profile.name, locale },
          to: profile.name,
        },
        ports,
      );
      await recordAct(tx, { ids: ports.ids, at: ports.clock.now(), actor }, 'add-promoter', ['promoter', promoter.id], {
        name: promoter.name,
      });
      return promoter;
    });
