import { type Actor, notByProxy } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { invite, type IssuePorts, type Locale, OwnLogin } from '../identity/index.js';
import { NotFound, type UnitOfWork } from '../shared/index.js';
import { DealerDeactivated } from '../redemption/index.js';

export interface InviteDealerLogin {
  readonly actor: Actor;
  readonly dealerId: string;
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
}

interface Ports extends IssuePorts {
  readonly uow: UnitOfWork<'dealers' | 'accounts' | 'sessions' | 'codes' | 'outbox' | 'audit'>;
}

const canManage = ({ type, subjectId }: Actor, dealerId: string): boolean =>
  type === 'admin' || (type === 'dealer' && subjectId === dealerId);

/**
 * Invites another person to sign in for a dealer. For admins and the dealer's own logins.
 * @throws NotFound DealerDeactivated EmailTaken TooManyCodes
 */
export const inviteDealerLogin =
  ({ uow, ...ports }: Ports) =>
  ({ actor, dealerId, email, name, locale }: InviteDealerLogin): Promise<void> =>
    uow.run(async (tx) => {
      const dealer = canManage(actor, dealerId) ? await tx.dealers.lock(dealerId) : undefined;
      if (!dealer) throw new NotFound('dealer');
      if (dealer.deactivated) throw new DealerDeactivated();
      await invite(
        tx,
        { actor, email, invited: { type: 'dealer', subjectId: dealerId, name: name.trim(), locale }, to: dealer.name },
        ports,
      );
    });

export interface RemoveDealerLogin {
  readonly actor: Actor;
  readonly dealerId: string;
  readonly accountId: string;
}

/**
 * Removes a login of a dealer: ends its sessions and frees its e-mail; its past actions keep its name. Nobody can
 * remove the login they are using, so a dealer never locks itself out.
 * @throws NotFound OwnLogin ProxyForbidden
 */
export const removeDealerLogin =
  ({ uow, clock, ids }: Pick<Ports, 'uow' | 'clock' | 'ids'>) =>
  ({ actor, dealerId, accountId }: RemoveDealerLogin): Promise<void> =>
    uow.run(async (tx) => {
      notByProxy(actor);
      if (!canManage(actor, dealerId)) throw new NotFound('dealer');
      const login = (await tx.accounts.allOf('dealer', dealerId)).find((account) => account.id === accountId);
      if (!login) throw new NotFound('login');
      if (login.id === actor.accountId) throw new OwnLogin();
      await tx.accounts.remove(accountId);
      await recordAct(tx, { ids, at: clock.now(), actor }, 'remove-login', ['dealer', dealerId], {
        accountId,
        name: login.displayName,
      });
    });
