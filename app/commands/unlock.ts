import { type Command, needed, WrongUsage } from './command.js';

export const unlockCommand: Command = {
  usage: 'unlock --rider <id or e-mail>',
  about: 'unlock redemptions for a rider after too many wrong PINs',
  run: async ({ uow, clock, ids, say, options }) => {
    const asked = needed(options, 'rider');
    const riderId = await uow.run(async (tx) => {
      const account = asked.includes('@') ? await tx.accounts.byEmail(asked.toLowerCase()) : undefined;
      const id = asked.includes('@') ? account?.subjectId : asked;
      const [rider] = id === undefined ? [] : await tx.riderFacts.byIds([id]);
      if (!rider) throw new WrongUsage(`No rider found for ${asked}`);
      await tx.counter.savePin(rider.id, { failures: 0, lockedUntil: null });
      await tx.audit.append({
        id: ids.next(),
        at: clock.now(),
        actorId: null,
        proxyHostId: null,
        action: 'unlock-pin',
        objectType: 'rider',
        objectId: rider.id,
        detail: { by: 'command line' },
      });
      return rider.id;
    });
    say(`Rider ${riderId} can redeem again.`);
    return 0;
  },
};
