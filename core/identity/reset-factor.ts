import { type Actor, notByProxy } from '../access/index.js';
import { by } from '../audit/index.js';
import { type Clock, type Ids, type Instant, NotFound, type Stores, type UnitOfWork } from '../shared/index.js';
import type { Account } from './account.js';
import { OwnLogin } from './logins.js';
import { FactorNotSet } from './second-factor.js';
import { tellOwner } from './try-factor.js';

type ResetStores = 'accounts' | 'sessions' | 'devices' | 'apiTokens' | 'factors' | 'outbox' | 'audit';

/**
 * Removes a lost second factor in the caller's transaction, and ends all sessions and API tokens of the account,
 * which may be somebody else's.
 * @throws FactorNotSet
 */
export const removeLostFactor = async (
  tx: Pick<Stores, ResetStores>,
  { account, at }: { readonly account: Account; readonly at: Instant },
  { ids }: { readonly ids: Ids },
): Promise<void> => {
  const factor = await tx.factors.lock(account.id);
  if (!factor || factor.confirmedAt === null) throw new FactorNotSet();
  await tx.factors.remove(account.id);
  await tx.sessions.removeAllOf(account.id);
  await tx.devices.forgetAllOf(account.id);
  await tx.apiTokens.revokeAllOf(account.id, at);
  await tellOwner(tx, { accountId: account.id, at, what: 'reset', left: 0 }, { ids });
};

/**
 * Resets the lost second factor of somebody else's login, by an administrator under their own name. One's own is only
 * switched off with a code.
 * @throws ProxyForbidden NotFound OwnLogin FactorNotSet
 */
export const resetFactor =
  ({ uow, clock, ids }: { readonly uow: UnitOfWork<ResetStores>; readonly clock: Clock; readonly ids: Ids }) =>
  async ({
    actor,
    email,
    reason,
  }: {
    readonly actor: Actor;
    readonly email: string;
    readonly reason: string;
  }): Promise<void> => {
    notByProxy(actor);
    if (actor.type !== 'admin') throw new NotFound('account');
    await uow.run(async (tx) => {
      const at = clock.now();
      const account = await tx.accounts.byEmail(email);
      if (!account) throw new NotFound('account');
      // every login of one's own record, too
      if (account.type === 'admin' && account.subjectId === actor.subjectId)
        throw new OwnLogin({ act: 'reset-factor' });
      await removeLostFactor(tx, { account, at }, { ids });
      await tx.audit.append({
        id: ids.next(),
        at,
        ...by(actor),
        action: 'reset-factor',
        objectType: 'account',
        objectId: account.id,
        detail: { reason, type: account.type, subjectId: account.subjectId },
      });
    });
  };
