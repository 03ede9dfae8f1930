import type { Actor } from '../access/index.js';
import { inviteAgain, type IssuePorts } from '../identity/index.js';
import { NotFound, type UnitOfWork } from '../shared/index.js';
import { AlreadyDecided, type Promoter } from './promoter.js';

interface Ports extends IssuePorts {
  readonly uow: UnitOfWork<'promoters' | 'accounts' | 'codes' | 'outbox' | 'audit'>;
}

/**
 * Sends an approved promoter who never accepted an invitation another one, to the address it has by now. One that waits
 * for a decision is invited by its approval; one that is deactivated is activated first. @throws NotFound
 * AlreadyDecided EmailTaken TooManyCodes
 */
export const invitePromoterAgain =
  ({ uow, ...ports }: Ports) =>
  ({ actor, promoterId }: { readonly actor: Actor; readonly promoterId: string }): Promise<Promoter> =>
    uow.run(async (tx) => {
      const promoter = actor.type === 'admin' ? await tx.promoters.lock(promoterId) : undefined;
      if (!promoter || promoter.deactivated || promoter.status === 'pending') throw new NotFound('promoter');
      if (promoter.status === 'rejected') throw new AlreadyDecided({ status: promoter.status });
      const { email, name, contactName, locale } = promoter;
      await inviteAgain(
        tx,
        {
          actor,
          email,
          invited: { type: 'promoter', subjectId: promoterId, name: contactName ?? name, locale },
          to: name,
        },
        ports,
      );
      return promoter;
    });
