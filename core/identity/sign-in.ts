import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { DomainError, type PortsOf } from '../shared/index.js';
import type { Account, SessionOrigin } from './account.js';
import { type Opened, openSession } from './open-session.js';
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

interface Ports extends PortsOf<
  'accounts' | 'sessions' | 'devices' | 'pushes' | 'loginGuards' | 'factors' | 'audit',
  'clock' | 'ids' | 'program'
> {
  readonly passwords: Passwords;
}

export type SignedIn = Opened & { readonly account: Account };
type Outcome = SignedIn | { readonly refused: DomainError };

/**
 * Signs in with e-mail and password. Responses and timing are the same for unknown e-mails; attempts are limited before
 * (core/access/login-attempts.ts). Only the right password reveals that an account is deactivated. `deviceId`: the
 * browser, which is then known to the account. With a second factor, the session can only prove it.
 * @throws WrongCredentials AccountDeactivated
 */
export const signIn =
  ({ uow, passwords, clock, ids, program }: Ports) =>
  async ({
    email,
    password,
    deviceId,
    origin,
  }: {
    readonly email: string;
    readonly password: string;
    readonly deviceId: string;
    readonly origin: SessionOrigin;
  }): Promise<SignedIn> => {
    const account = await uow.run((tx) => tx.accounts.byEmail(email));
    // hashing is slow by design, so it runs outside any lock
    const { right, outdated } = await passwords.verify(account?.passwordHash ?? null, password);
    const fresh = right && outdated ? await passwords.hash(password) : null;
    const outcome = await uow.run(async (tx): Promise<Outcome> => {
      // waits for a concurrent password change, which makes the comparison above invalid
      await tx.loginGuards.lock(email);
      const standing = account && right ? await tx.accounts.byId(account.id) : undefined;
      if (!account || standing?.passwordHash !== account.passwordHash) return { refused: new WrongCredentials() };
      if (standing.deactivated) return { refused: new AccountDeactivated() };
      if (fresh !== null) await tx.accounts.setPasswordHash(account.id, fresh);
      return {
        ...(await openSession(tx, { account, deviceId, origin, action: 'sign-in' }, { clock, ids, program })),
        account,
      };
    });
    if ('refused' in outcome) throw outcome.refused;
    return outcome;
  };

/** Ends a session. The browser's cookie is no longer valid. */
export const signOut =
  ({ uow, clock, ids }: PortsOf<'sessions' | 'audit', 'clock' | 'ids'>) =>
  ({ actor, sessionId }: { readonly actor: Actor; readonly sessionId: string }): Promise<void> =>
    uow.run(async (tx) => {
      await tx.sessions.remove(sessionId);
      await recordAct(tx, { ids, at: clock.now(), actor }, 'sign-out', ['account', actor.accountId]);
    });
