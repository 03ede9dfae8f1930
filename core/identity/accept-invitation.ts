import type { UnitOfWork } from '../shared/index.js';
import type { Locale } from './account.js';
import type { IssuePorts } from './issue-code.js';
import { CodeNotValid } from './one-time-code.js';
import { acceptPassword } from './password-rule.js';
import type { Passwords } from './ports.js';
import { tryCode } from './try-code.js';

export interface AcceptInvitation {
  readonly email: string;
  /** the token from the email */
  readonly code: string;
  readonly password: string;
  /** language of the form; default: that of the invitation */
  readonly locale?: Locale;
}

interface Ports extends IssuePorts {
  readonly uow: UnitOfWork<'accounts' | 'codes' | 'audit'>;
  readonly passwords: Passwords;
}

/**
 * Creates the account of an invitation with the chosen password. The address counts as verified, because the token was
 * e-mailed.
 * @throws PasswordNotValid CodeNotValid
 */
export const acceptInvitation =
  ({ uow, clock, ids, seals, passwords }: Ports) =>
  async ({ email, code, password, locale }: AcceptInvitation): Promise<void> => {
    acceptPassword(password);
    const passwordHash = await passwords.hash(password);
    const accepted = await uow.run(async (tx) => {
      const at = clock.now();
      const used = await tryCode(tx, { purpose: 'invitation', email, code, at }, seals);
      // someone may have enrolled with this address meanwhile
      if (!used?.invited || (await tx.accounts.byEmail(used.email))) return false;
      const { type, subjectId, name } = used.invited;
      const id = ids.next();
      await tx.accounts.insert({
        id,
        email: used.email,
        passwordHash,
        type,
        subjectId,
        emailVerified: true,
        deactivated: false,
        locale: locale ?? used.invited.locale,
        displayName: name,
      });
      await tx.audit.append({
        id: ids.next(),
        at,
        actorId: id,
        proxyHostId: null,
        action: 'accept-invitation',
        objectType: type,
        objectId: subjectId,
        detail: { accountId: id },
      });
      return true;
    });
    if (!accepted) throw new CodeNotValid();
  };
