import { email as emailShape } from '@rrr/contract';
import { fullNameOf } from '@rrr/core/shared';
import { randomInt } from 'node:crypto';
import { seedInto } from '@rrr/persistence';
import { type Command, needed, WrongUsage } from './command.js';

/** Letters and digits that nobody mistakes for one another when reading a password aloud. */
const READABLE = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const oneTimePassword = (): string => Array.from({ length: 16 }, () => READABLE[randomInt(READABLE.length)]).join('');

export const createAdminCommand: Command = {
  usage: 'admin:create --email <address> --first-name <name> --last-name <name>',
  about: 'make an administrator and print a password for the first sign-in',
  run: async ({ database, uow, passwords, ids, clock, say, options }) => {
    const read = emailShape.safeParse(needed(options, 'email'));
    if (!read.success) throw new WrongUsage('--email is not an e-mail address');
    const email = read.data;
    const name = { firstName: needed(options, 'first-name'), lastName: needed(options, 'last-name') };
    const fullName = fullNameOf(name);
    if (await uow.run((tx) => tx.accounts.byEmail(email))) throw new WrongUsage(`${email} has an account already`);
    const password = oneTimePassword();
    const [subjectId, accountId] = [ids.next(), ids.next()];
    await seedInto(database, {
      admins: [{ id: subjectId, first_name: name.firstName, last_name: name.lastName, full_name: fullName, email, deactivated: 0 }],
      accounts: [{ id: accountId, email, password_hash: await passwords.hash(password), type: 'admin', subject_id: subjectId, email_verified: 1, deactivated: 0, locale: 'en', display_name: fullName }],
    });
    await uow.run((tx) =>
      tx.audit.append({ id: ids.next(), at: clock.now(), actorId: null, proxyHostId: null, action: 'create-admin', objectType: 'account', objectId: accountId, detail: { by: 'command line' } }),
    );
    say(`${email} may sign in with the password ${password} and should change it at once.`);
    return 0;
  },
};
