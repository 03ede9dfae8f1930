import { email as emailShape } from '@rrr/contract';
import { fullNameOf } from '@rrr/core/shared';
import { randomInt } from 'node:crypto';
import { type Command, needed, WrongUsage } from './command.js';

/** Letters and digits that nobody mistakes for one another when reading a password aloud. */
const READABLE = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const oneTimePassword = (): string => Array.from({ length: 16 }, () => READABLE[randomInt(READABLE.length)]).join('');

/**
 * A login for an administrator, who is made too where nobody added one with the address; one who was invited and has no
 * login keeps their record and its name.
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
    // whole or not at all: none whom the audit log does not know. Killed before the password is shown, they ask for a
    // new one by e-mail
    await uow.run(async (tx) => {
      const at = clock.now();
      // as on screen: of two who add one address the second waits here, and finds the first's
      await tx.loginGuards.lock(email);
      const invited = await tx.admins.byEmail(email);
      // waits for who accepts the invitation at this moment, whose login is seen then
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
        locale: 'en',
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
