import type { Actor, UserType } from '../access/index.js';
import { DomainError, NotFound, plusSeconds, type PortsOf } from '../shared/index.js';
import type { Proxy } from './account.js';
import type { LiveSession, SessionQueries } from './ports.js';

export class AlreadyProxying extends DomainError {
  readonly code = 'ALREADY_PROXYING';
  constructor() {
    super('You act as another already');
  }
}

export class NotProxying extends DomainError {
  readonly code = 'NOT_PROXYING';
  constructor() {
    super('You act as yourself');
  }
}

export interface StartProxy {
  readonly sessionId: string;
  readonly actor: Actor;
  readonly type: Proxy['type'];
  readonly subjectId: string;
  readonly reason: string;
  readonly returnTo: string;
}

interface Ports extends PortsOf<'sessions' | 'accounts' | 'audit', 'clock' | 'ids' | 'program'> {
  readonly people: SessionQueries;
}

/**
 * Starts proxy mode: an admin acts as a rider, dealer or promoter for a limited time and for a recorded reason
 * (domain.md §10). Deactivated records are allowed, so that admins can help users who cannot sign in (requirements §4).
 * @throws NotFound AlreadyProxying
 */
export const startProxy =
  ({ uow, people, clock, ids, program }: Ports) =>
  async ({ sessionId, actor, type, subjectId, reason, returnTo }: StartProxy): Promise<void> => {
    if (actor.proxyHostId !== null) throw new AlreadyProxying();
    if (actor.type !== 'admin' || !(await people.person(type, subjectId))) throw new NotFound(type);
    await uow.run(async (tx) => {
      const at = clock.now();
      const session = await tx.sessions.lock(sessionId);
      if (!session) throw new NotFound('session');
      // an expired proxy does not count, even if it is still stored
      if (session.proxy && session.proxy.until > at) throw new AlreadyProxying();
      const account = await tx.accounts.ofSubject(type, subjectId);
      await tx.sessions.setProxy(sessionId, {
        type,
        subjectId,
        accountId: account?.id ?? null,
        reason,
        returnTo,
        until: plusSeconds(at, program.proxyMinutes * 60),
      });
      await tx.audit.append({
        id: ids.next(),
        at,
        actorId: actor.accountId,
        proxyHostId: null,
        action: 'proxy-start',
        objectType: type,
        objectId: subjectId,
        detail: { reason },
      });
    });
  };

/** Ends proxy mode, also after it expired. @returns the path to return to @throws NotProxying */
export const endProxy =
  ({ uow, clock, ids }: Pick<Ports, 'uow' | 'clock' | 'ids'>) =>
  ({ sessionId }: { readonly sessionId: string }): Promise<{ readonly returnTo: string }> =>
    uow.run(async (tx) => {
      const session = await tx.sessions.lock(sessionId);
      if (!session?.proxy) throw new NotProxying();
      const { type, subjectId, returnTo } = session.proxy;
      await tx.sessions.setProxy(sessionId, null);
      await tx.audit.append({
        id: ids.next(),
        at: clock.now(),
        actorId: session.accountId,
        proxyHostId: null,
        action: 'proxy-end',
        objectType: type,
        objectId: subjectId,
        detail: {},
      });
      return { returnTo };
    });

/**
 * The actor of a session at this moment: in proxy mode the other user, with the admin as host. An expired proxy does
 * not count.
 */
export const actorOf = ({ session, account }: LiveSession, now: string): Actor => {
  const { proxy } = session;
  if (!proxy || proxy.until <= now)
    return {
      accountId: account.id,
      type: account.type,
      subjectId: account.subjectId,
      proxyHostId: null,
      name: account.displayName,
    };
  return {
    accountId: proxy.accountId ?? account.id,
    type: proxy.type satisfies UserType,
    subjectId: proxy.subjectId,
    proxyHostId: account.id,
    name: account.displayName,
  };
};
