import { email as emailShape } from '@rrr/contract';
import { fullNameOf } from '@rrr/core/shared';
import { DEFAULT_LOCALE } from '@rrr/records/languages';
import { randomInt } from 'node:crypto';
import { type Command, needed, WrongUsage } from './command.js';

/** Characters without look-alikes, for passwords that are read aloud. */
const READABLE = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const oneTimePassword = (): string => Array.from({ length: 16 }, () => READABLE[randomInt(READABLE.length)]).join('');

/**
 * Creates an administrator's login, and their record if the address has none. An invited admin without a login keeps
 * their record and name.
 */
export const createAdminCommand: Command = {
  usage: 'admin:create --email <address> --first-name <name> --last-name <name>',
  about: 'create an administrator, or a login for an invited one, and print a one-time password',
  run: async ({ uow, passwords, ids, clock, say, options }) => {
    const read = emailShape.safeParse(needed(options, 'email'));
    if (!read.success) throw new WrongUsage('--email is not an e-mail address');
    const email = read.data;
    const name = { firstName: needed(options, 'first-name'), lastName: needed(options, 'last-name') };
    const password = oneTimePassword();
    const passwordHash = await passwords.hash(password);
    const accountId = ids.next();
    // one transaction with the audit record; if it is interrupted before the password is shown, it can be reset by
    // e-mail
    await uow.run(async (tx) => {
      const at = clock.now();
      // serializes concurrent calls for one address, so the second finds the first's record
      await tx.loginGuards.lock(email);
      const invited = await tx.admins.byEmail(email);
      // waits for a concurrent acceptance of the invitation, whose login is then visible
      if (invited) await tx.codes.endInvitations('admin', invited.id, at);
      if ((await tx.accounts.byEmail(email)) || (invited && (await tx.accounts.allOf('admin', invited.id)).length > 0))
        throw new WrongUsage(`${email} already has an account`);
      if (invited?.deactivated) throw new WrongUsage(`${email} belongs to a deactivated administrator`);
      const admin = invited ?? { id: ids.next(), ...name, email, phone: null, profileImage: null, deactivated: false };
      if (!invited) await tx.admins.put(admin);
      await tx.accounts.insert({
        id: accountId,
        email,
        passwordHash,
        type: 'admin',
        subjectId: admin.id,
        emailVerified: true,
        deactivated: false,
        locale: DEFAULT_LOCALE,
        displayName: fullNameOf(admin),
      });
      await tx.audit.append({
        id: ids.next(),
        at,
        actorId: null,
        proxyHostId: null,
        action: 'create-admin',
        objectType: 'account',
        objectId: accountId,
        detail: { by: 'command line' },
      });
    });
    say(`${email} can now log in with the password ${password}. Change the password after the first log-in.`);
    return 0;
  },
};
