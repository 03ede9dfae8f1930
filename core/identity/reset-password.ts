import { clearLoginFailuresOfEmail } from '../access/index.js';
import type { Digest, UnitOfWork } from '../shared/index.js';
import { issueCode, type IssuePorts } from './issue-code.js';
import { CodeNotValid, TooManyCodes } from './one-time-code.js';
import { acceptPassword } from './password-rule.js';
import type { Passwords } from './ports.js';
import { tryCode } from './try-code.js';

interface Ports extends IssuePorts {
  readonly uow: UnitOfWork<
    | 'accounts'
    | 'sessions'
    | 'devices'
    | 'apiTokens'
    | 'rateLimits'
    | 'codes'
    | 'loginGuards'
    | 'riderPins'
    | 'rematching'
    | 'outbox'
    | 'audit'
  >;
  readonly passwords: Passwords;
  readonly digest: Digest;
}

/** E-mails a code for a new password. Response and timing are the same for unknown addresses. @throws TooManyCodes */
export const requestReset =
  ({ uow, ...ports }: Omit<Ports, 'passwords' | 'digest'>) =>
  ({ email }: { readonly email: string }): Promise<void> =>
    uow.run(async (tx) => {
      const account = (await tx.accounts.byEmail(email)) ?? null;
      const until = await issueCode(tx, { purpose: 'reset-password', email, account }, ports);
      if (until !== null) throw new TooManyCodes({ until });
    });

/**
 * Sets a new password with the code and ends all sessions, known browsers and API tokens of the account. The code proves access to
 * the mailbox, so the address is verified and the login failures are reset. A PIN set before the address was verified
 * is cleared, because whoever enrolled with the wrong address knows it.
 * @throws PasswordNotValid CodeNotValid
 */
export const resetPassword =
  ({ uow, clock, ids, seals, passwords, digest }: Ports) =>
  async ({
    email,
    code,
    password,
  }: {
    readonly email: string;
    readonly code: string;
    readonly password: string;
  }): Promise<void> => {
    acceptPassword(password);
    // hashed before the address is looked up, so that timing is the same for all addresses
    const hash = await passwords.hash(password);
    const done = await uow.run(async (tx) => {
      const at = clock.now();
      const used = await tryCode(tx, { purpose: 'reset-password', email, code, at }, seals);
      const account = used?.accountId ? await tx.accounts.byId(used.accountId) : undefined;
      // the code is only valid for the account's current address
      if (!account || account.deactivated || account.email !== used?.email) return false;
      await tx.accounts.setPasswordHash(account.id, hash);
      const clearsPin = !account.emailVerified && account.type === 'rider';
      if (!account.emailVerified) await tx.accounts.setEmailVerified(account.id);
      if (clearsPin) await tx.rematching.ask([account.subjectId], at);
      if (clearsPin) await tx.riderPins.save(account.subjectId, { seal: null, failures: 0, lockedUntil: null });
      await tx.loginGuards.save(account.email, { failures: 0, lockedUntil: null });
      await clearLoginFailuresOfEmail(tx, account.email, digest);
      await tx.sessions.removeAllOf(account.id);
      await tx.devices.forgetAllOf(account.id);
      const tokens = await tx.apiTokens.revokeAllOf(account.id, at);
      await tx.outbox.append([
        {
          id: ids.next(),
          kind: 'password-changed',
          at,
          recipient: { type: 'account', id: account.id },
          facts: { at, pin: clearsPin ? 'cleared' : 'kept', tokens },
        },
      ]);
      await tx.audit.append({
        id: ids.next(),
        at,
        actorId: account.id,
        proxyHostId: null,
        action: 'reset-password',
        objectType: 'account',
        objectId: account.id,
        detail: {
          ...(clearsPin ? { emailVerified: true, pin: 'cleared' } : {}),
          ...(tokens > 0 ? { tokensRevoked: tokens } : {}),
        },
      });
      return true;
    });
    if (!done) throw new CodeNotValid();
  };
