import { type Actor, notByProxy } from '../access/index.js';
import { by } from '../audit/index.js';
import { type Clock, type Ids, NotFound, type UnitOfWork } from '../shared/index.js';
import type { Session } from './account.js';

/** One's own sessions, newest first, without expired ones. @throws ProxyForbidden */
export const listSessions =
  ({ uow, clock }: { readonly uow: UnitOfWork<'sessions'>; readonly clock: Clock }) =>
  async ({ actor }: { readonly actor: Actor }): Promise<readonly Session[]> => {
    notByProxy(actor);
    return uow.run((tx) => tx.sessions.allOf(actor.accountId, clock.now()));
  };

/** Ends one of one's own sessions. @throws ProxyForbidden NotFound */
export const endSession =
  ({ uow, clock, ids }: { readonly uow: UnitOfWork<'sessions' | 'audit'>; readonly clock: Clock; readonly ids: Ids }) =>
  async ({ actor, sessionId }: { readonly actor: Actor; readonly sessionId: string }): Promise<void> => {
    notByProxy(actor);
    await uow.run(async (tx) => {
      const session = await tx.sessions.lock(sessionId);
      if (session?.accountId !== actor.accountId) throw new NotFound('session');
      await tx.sessions.remove(sessionId);
      await tx.audit.append({
        id: ids.next(),
        at: clock.now(),
        ...by(actor),
        action: 'end-session',
        objectType: 'account',
        objectId: actor.accountId,
        detail: {},
      });
    });
  };
