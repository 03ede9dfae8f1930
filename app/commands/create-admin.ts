import { email as emailShape } from '@rrr/contract';
import { fullNameOf } from '@rrr/core/shared';
import { randomInt } from 'node:crypto';
import { type Command, needed, WrongUsage } from './command.js';

/** Letters and digits that nobody mistakes for one another when reading a password aloud. */
const READABLE = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const oneTimePassword = (): string => Array.from({ length: 16 }, () => READABLE[randomInt(READABLE.length)]).join('');

export const createAdminCommand: Command = {
  usage: 'admin:create --email <address> --first-name <name> --last-name <name>',
  about: 'make an administrator and print a password for the first sign-in',
  run: async ({ uow, passwords, ids, clock, say, options }) => {
    const read = emailShape.safeParse(needed(options, 'email'));
    if (!read.success) throw new WrongUsage('--email is not an e-mail address');
    const email = read.data;
    const name = { firstName: needed(options, 'first-name'), lastName: needed(options, 'last-name') };
    const password = oneTimePassword();
    const passwordHash = await passwords.hash(password);
    const [subjectId, accountId] = [ids.next(), ids.next()];
    // whole or not at all: none whom the audit log does not know. Killed before the password is shown, they ask for a new one by e-mail
    await uow.run(async (tx) => {
      if (await tx.accounts.byEmail(email)) throw new WrongUsage(`${email} has an account already`);
      await tx.admins.put({ id: subjectId, ...name, email, phone: null, profileImage: null, deactivated: false });
      await tx.accounts.insert({ id: accountId, email, passwordHash, type: 'admin', subjectId, emailVerified: true, deactivated: false, locale: 'en', displayName: fullNameOf(name) });
      await tx.audit.append({ id: ids.next(), at: clock.now(), actorId: null, proxyHostId: null, action: 'create-admin', objectType: 'account', objectId: accountId, detail: { by: 'command line' } });
    });
    say(`${email} may sign in with the password ${password} and should change it at once.`);
    return 0;
  },
};
