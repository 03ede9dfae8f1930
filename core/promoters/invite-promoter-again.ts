import type { Actor } from '../access/index.js';
import { inviteAgain, type IssuePorts } from '../identity/index.js';
import { NotFound, type UnitOfWork } from '../shared/index.js';
import { AlreadyDecided, type Promoter } from './promoter.js';

interface Ports extends IssuePorts {
  readonly uow: UnitOfWork<'promoters' | 'accounts' | 'codes' | 'outbox' | 'audit'>;
}

/**
 * Sends a new invitation to an approved promoter who has not accepted one, to its current address. A pending promoter
 * is invited by its approval; a deactivated one must be activated first.
 * @throws NotFound AlreadyDecided EmailTaken TooManyCodes
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
