import { type Actor, notByProxy } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { DomainError, NotFound, type PortsOf } from '../shared/index.js';
import { acceptPassword } from './password-rule.js';
import type { Passwords } from './ports.js';
import type { Session } from './account.js';
import { passwordRefusal } from './prove-password.js';
import { renewSession } from './renew-session.js';

export interface ChangePassword {
  readonly actor: Actor;
  /** the session to keep, under another token */
  readonly sessionId: string;
  readonly oldPassword: string;
  readonly newPassword: string;
}

interface Ports extends PortsOf<
  'accounts' | 'sessions' | 'devices' | 'apiTokens' | 'loginGuards' | 'outbox' | 'audit',
  'clock' | 'ids' | 'program'
> {
  readonly passwords: Passwords;
}

/**
 * Changes one's own password and ends all other sessions and all API tokens of the account; this session gets
 * another token. Wrong attempts are counted, so an open session cannot be used to guess the password.
 * @throws ProxyForbidden PasswordNotValid WrongPassword TooManyAttempts NotFound
 */
export const changePassword =
  ({ uow, passwords, clock, ids, program }: Ports) =>
  async ({ actor, sessionId, oldPassword, newPassword }: ChangePassword): Promise<Session> => {
    notByProxy(actor);
    acceptPassword(newPassword);
    const account = await uow.run((tx) => tx.accounts.byId(actor.accountId));
    if (!account) throw new NotFound('account');
    // hashing is slow by design, so it runs outside any lock
    const { right } = await passwords.verify(account.passwordHash, oldPassword);
    const hash = right ? await passwords.hash(newPassword) : null;
    const done = await uow.run(async (tx): Promise<Session | DomainError> => {
      const at = clock.now();
      const wrong = await passwordRefusal(tx, { account, right: hash !== null, at }, program);
      if (wrong !== null) return wrong;
      const session = await tx.sessions.lock(sessionId);
      if (hash === null || !session) throw new NotFound('session');
      await tx.accounts.setPasswordHash(account.id, hash);
      await tx.sessions.removeOthersOf(account.id, sessionId);
      const renewed = await renewSession(tx, session, {}, { clock, ids });
      await tx.devices.forgetAllOf(account.id);
      const tokens = await tx.apiTokens.revokeAllOf(account.id, at);
      await tx.outbox.append([
        {
          id: ids.next(),
          kind: 'password-changed',
          at,
          recipient: { type: 'account', id: account.id },
          facts: { at, tokens },
        },
      ]);
      await recordAct(
        tx,
        { ids, at, actor },
        'change-password',
        ['account', account.id],
        tokens > 0 ? { tokensRevoked: tokens } : {},
      );
      return renewed;
    });
    if (done instanceof DomainError) throw done;
    return done;
  };
