import { clearLoginFailuresOfEmail } from '../access/index.js';
import type { Digest, UnitOfWork } from '../shared/index.js';
import { issueCode, type IssuePorts } from './issue-code.js';
import { CodeNotValid, TooManyCodes } from './one-time-code.js';
import { acceptPassword } from './password-rule.js';
import type { Passwords } from './ports.js';
import { tryCode } from './try-code.js';

interface Ports extends IssuePorts {
  readonly uow: UnitOfWork<
    'accounts' | 'sessions' | 'devices' | 'rateLimits' | 'codes' | 'loginGuards' | 'riderPins' | 'outbox' | 'audit'
  >;
  readonly passwords: Passwords;
  readonly digest: Digest;
}

/**
 * Sends a code for a new password. Answers alike, in text and in time, whether or not the address has an account.
 * @throws TooManyCodes
 */
export const requestReset =
  ({ uow, ...ports }: Omit<Ports, 'passwords' | 'digest'>) =>
  ({ email }: { readonly email: string }): Promise<void> =>
    uow.run(async (tx) => {
      const account = (await tx.accounts.byEmail(email)) ?? null;
      const until = await issueCode(tx, { purpose: 'reset-password', email, account }, ports);
      if (until !== null) throw new TooManyCodes({ until });
    });

/**
 * Takes the code and the new password, and ends every session of the account; its browsers are known no more. Who has
 * the code has the mailbox, so the address is verified too, and earlier wrong passwords no longer bar the door. A PIN
 * that was chosen before the address was verified is cleared: whoever enrolled with somebody else's address knows it.
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
    // before anything is known of the address: hashing is slow, and must be so for all
    const hash = await passwords.hash(password);
    const done = await uow.run(async (tx) => {
      const at = clock.now();
      const used = await tryCode(tx, { purpose: 'reset-password', email, code, at }, seals);
      const account = used?.accountId ? await tx.accounts.byId(used.accountId) : undefined;
      // a code opens the account that the address has now: whoever changed it since meant the old mailbox to open
      // nothing
      if (!account || account.deactivated || account.email !== used?.email) return false;
      await tx.accounts.setPasswordHash(account.id, hash);
      const clearsPin = !account.emailVerified && account.type === 'rider';
      if (!account.emailVerified) await tx.accounts.setEmailVerified(account.id);
      if (clearsPin) await tx.riderPins.save(account.subjectId, { seal: null, failures: 0, lockedUntil: null });
      await tx.loginGuards.save(account.email, { failures: 0, lockedUntil: null });
      await clearLoginFailuresOfEmail(tx, account.email, digest);
      await tx.sessions.removeAllOf(account.id);
      await tx.devices.forgetAllOf(account.id);
      await tx.outbox.append([
        {
          id: ids.next(),
          kind: 'password-changed',
          at,
          recipient: { type: 'account', id: account.id },
          facts: { at, pin: clearsPin ? 'cleared' : 'kept' },
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
        detail: clearsPin ? { emailVerified: true, pin: 'cleared' } : {},
      });
      return true;
    });
    if (!done) throw new CodeNotValid();
  };
