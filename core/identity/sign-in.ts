import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import type { Program } from '../program/index.js';
import { type Clock, DomainError, type Ids, type Instant, plusSeconds, type UnitOfWork } from '../shared/index.js';
import type { Account, Session } from './account.js';
import { openSession } from './open-session.js';
import type { Passwords } from './ports.js';

export class WrongCredentials extends DomainError {
  readonly code = 'WRONG_CREDENTIALS';
  constructor() {
    super('No account with that email + password combination was found');
  }
}

export class AccountDeactivated extends DomainError {
  readonly code = 'ACCOUNT_DEACTIVATED';
  constructor() {
    super('The account is deactivated');
  }
}

export class TooManyAttempts extends DomainError {
  readonly code = 'TOO_MANY_ATTEMPTS';
  constructor(until: Instant) {
    super('Too many wrong passwords', { until });
  }
}

interface Ports {
  readonly uow: UnitOfWork<'accounts' | 'sessions' | 'loginGuards' | 'audit'>;
  readonly passwords: Passwords;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly program: Program;
}

type Outcome = { readonly session: Session; readonly account: Account } | { readonly refused: DomainError };

/**
 * Signs in by e-mail and password. Known and unknown e-mails answer alike, in text and in time; wrong tries are counted by e-mail.
 * Only someone who knows the password learns that an account is deactivated.
 * @throws WrongCredentials AccountDeactivated TooManyAttempts
 */
export const signIn =
  ({ uow, passwords, clock, ids, program }: Ports) =>
  async ({ email, password }: { readonly email: string; readonly password: string }): Promise<{ readonly session: Session; readonly account: Account }> => {
    const account = await uow.run((tx) => tx.accounts.byEmail(email));
    // hashing is slow on purpose and holds no lock
    const { right, outdated } = await passwords.verify(account?.passwordHash ?? null, password);
    const fresh = right && outdated ? await passwords.hash(password) : null;
    const outcome = await uow.run(async (tx): Promise<Outcome> => {
      const at = clock.now();
      const guard = await tx.loginGuards.lock(email);
      if (guard.lockedUntil !== null && guard.lockedUntil > at) return { refused: new TooManyAttempts(guard.lockedUntil) };
      // as it is under the guard's lock: whoever changed the password while the old one was compared has shut it out
      const standing = account && right ? await tx.accounts.byId(account.id) : undefined;
      if (!account || standing?.passwordHash !== account.passwordHash) {
        const failures = (guard.lockedUntil === null ? guard.failures : 0) + 1;
        const lockedUntil = failures >= program.login.tries ? plusSeconds(at, program.login.lockMinutes * 60) : null;
        await tx.loginGuards.save(email, { failures, lockedUntil });
        return { refused: lockedUntil === null ? new WrongCredentials() : new TooManyAttempts(lockedUntil) };
      }
      if (standing.deactivated) return { refused: new AccountDeactivated() };
      if (guard.failures > 0) await tx.loginGuards.save(email, { failures: 0, lockedUntil: null });
      if (fresh !== null) await tx.accounts.setPasswordHash(account.id, fresh);
      return { session: await openSession(tx, account, 'sign-in', { clock, ids, program }), account };
    });
    if ('refused' in outcome) throw outcome.refused;
    return outcome;
  };

/** Ends a session; the browser's cookie is worth nothing on its next request. */
export const signOut =
  ({ uow, clock, ids }: { readonly uow: UnitOfWork<'sessions' | 'audit'>; readonly clock: Clock; readonly ids: Ids }) =>
  ({ actor, sessionId }: { readonly actor: Actor; readonly sessionId: string }): Promise<void> =>
    uow.run(async (tx) => {
      await tx.sessions.remove(sessionId);
      await tx.audit.append({ id: ids.next(), at: clock.now(), ...by(actor), action: 'sign-out', objectType: 'account', objectId: actor.accountId, detail: {} });
    });
