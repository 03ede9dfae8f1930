import { type Actor, notByProxy } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { type Clock, NotFound, plusSeconds, type PortsOf, type UnitOfWork } from '../shared/index.js';
import type { Session } from './account.js';
import { isIdle } from './second-factor.js';

/** One's own sessions, newest first, without those that ended by time or without use. @throws ProxyForbidden */
export const listSessions =
  ({ uow, clock, program }: PortsOf<'sessions', 'clock' | 'program'>) =>
  async ({ actor }: { readonly actor: Actor }): Promise<readonly Session[]> => {
    notByProxy(actor);
    const now = clock.now();
    const all = await uow.run((tx) => tx.sessions.allOf(actor.accountId, now));
    return all.filter((session) => !isIdle(session, actor, now, program));
  };

/** Ends one of one's own sessions. @throws ProxyForbidden NotFound */
export const endSession =
  ({ uow, clock, ids }: PortsOf<'sessions' | 'audit', 'clock' | 'ids'>) =>
  async ({ actor, sessionId }: { readonly actor: Actor; readonly sessionId: string }): Promise<void> => {
    notByProxy(actor);
    await uow.run(async (tx) => {
      const session = await tx.sessions.lock(sessionId);
      if (session?.accountId !== actor.accountId) throw new NotFound('session');
      await tx.sessions.remove(sessionId);
      await recordAct(tx, { ids, at: clock.now(), actor }, 'end-session', ['account', actor.accountId]);
    });
  };

/** Ends all of one's own sessions but this one. @throws ProxyForbidden */
export const endOtherSessions =
  ({ uow, clock, ids }: PortsOf<'sessions' | 'audit', 'clock' | 'ids'>) =>
  async ({ actor, sessionId }: { readonly actor: Actor; readonly sessionId: string }): Promise<void> => {
    notByProxy(actor);
    await uow.run(async (tx) => {
      await tx.sessions.removeOthersOf(actor.accountId, sessionId);
      await recordAct(tx, { ids, at: clock.now(), actor }, 'end-other-sessions', ['account', actor.accountId]);
    });
  };

/** seconds between two notes of a session's use */
const NOTED_EVERY = 60;

/** Notes that a session is used, at most once a minute: it ends when it is not used for some time. */
export const noteSessionUse =
  ({ uow, clock }: { readonly uow: UnitOfWork<'sessions'>; readonly clock: Clock }) =>
  async ({ id, lastSeenAt }: Pick<Session, 'id' | 'lastSeenAt'>): Promise<void> => {
    const at = clock.now();
    if (lastSeenAt !== null && plusSeconds(lastSeenAt, NOTED_EVERY) > at) return;
    await uow.run((tx) => tx.sessions.touch(id, at));
  };
