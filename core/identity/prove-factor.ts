import { type Actor, notByProxy } from '../access/index.js';
import type { DomainError, UnitOfWork } from '../shared/index.js';
import { NotFound, plusSeconds } from '../shared/index.js';
import type { Session } from './account.js';
import { rememberDevice } from './open-session.js';
import { renewSession } from './renew-session.js';
import { type FactorPorts, tryFactor } from './try-factor.js';

export interface ProveFactor {
  /** null: the factor was not proved in this session yet */
  readonly actor: Actor | null;
  readonly sessionId: string;
  readonly code: string;
  /** the browser, which is known to the account once it has logged in */
  readonly deviceId: string;
}

type Proved =
  | { readonly refused: DomainError }
  | { readonly refused: null; readonly session: Session; readonly recoveryLeft: number };

/**
 * Proves the second factor with a code: the second step of a login, or again in an open session before an act that needs
 * a fresh factor (domain.md §13). The session gets another token.
 * @throws ProxyForbidden NotFound FactorNotSet WrongFactor TooManyWrongFactors
 */
export const proveFactor =
  ({
    uow,
    ...ports
  }: FactorPorts & { readonly uow: UnitOfWork<'sessions' | 'devices' | 'pushes' | 'factors' | 'outbox' | 'audit'> }) =>
  async ({
    actor,
    sessionId,
    code,
    deviceId,
  }: ProveFactor): Promise<{ readonly session: Session; readonly recoveryLeft: number }> => {
    if (actor !== null) notByProxy(actor);
    const done = await uow.run(async (tx): Promise<Proved> => {
      const at = ports.clock.now();
      const before = await tx.sessions.lock(sessionId);
      if (!before || before.expiresAt <= at || before.replaced) throw new NotFound('session');
      const accountId = before.accountId;
      const tried = await tryFactor(tx, { accountId, code, at }, ports);
      if (tried.refused !== null) return tried;
      const isLogin = before.factorAt === null;
      // the password's session is a short one; a whole one begins now
      const expiresAt = isLogin ? plusSeconds(at, ports.program.sessionHours * 3600) : before.expiresAt;
      const session = await renewSession(tx, before, { factorAt: at, expiresAt }, ports, !isLogin);
      if (isLogin) await rememberDevice(tx, { deviceId, accountId, sessionId: session.id, at });
      await tx.audit.append({
        id: ports.ids.next(),
        at,
        actorId: accountId,
        proxyHostId: null,
        action: 'prove-factor',
        objectType: 'account',
        objectId: accountId,
        detail: { by: tried.by, for: isLogin ? 'login' : 'act' },
      });
      return { refused: null, session, recoveryLeft: tried.recoveryLeft };
    });
    if (done.refused !== null) throw done.refused;
    return { session: done.session, recoveryLeft: done.recoveryLeft };
  };
