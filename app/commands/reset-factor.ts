import { removeLostFactor } from '@rrr/core/identity';
import { type Command, needed, WrongUsage } from './command.js';

export const resetFactorCommand: Command = {
  usage: 'factor:reset --email <address>',
  about: 'remove a lost second factor, such as that of the last administrator, and end the sessions of the account',
  run: async ({ uow, clock, ids, say, options }) => {
    const email = needed(options, 'email').toLowerCase();
    await uow.run(async (tx) => {
      const at = clock.now();
      const account = await tx.accounts.byEmail(email);
      if (!account) throw new WrongUsage(`No login found for ${email}`);
      const factor = await tx.factors.lock(account.id);
      if (!factor || factor.confirmedAt === null) throw new WrongUsage(`${email} has no second factor`);
      await removeLostFactor(tx, { account, at }, { ids });
      await tx.audit.append({
        id: ids.next(),
        at,
        actorId: null,
        proxyHostId: null,
        action: 'reset-factor',
        objectType: 'account',
        objectId: account.id,
        detail: { by: 'command line', type: account.type, subjectId: account.subjectId },
      });
    });
    say(`The second factor of ${email} was removed, and its sessions have ended.`);
    return 0;
  },
};
