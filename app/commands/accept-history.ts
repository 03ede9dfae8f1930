import { acceptBareParts, recordBareParts } from '@rrr/persistence';
import type { Command } from './command.js';

/**
 * Accepts records without a seal, which servers of an earlier version wrote after the first of this version started.
 * Run twice, it changes nothing the second time.
 */
export const acceptHistoryCommand: Command = {
  usage: 'history:accept',
  about:
    'accept the records without a seal that older servers wrote during an update; run it when all servers are updated',
  run: async ({ database, uow, seals, clock, ids, say }) => {
    await recordBareParts(database, seals, clock.now());
    const changed = await acceptBareParts(database, seals, clock.now());
    for (const accepted of changed) {
      await uow.run((tx) =>
        tx.audit.append({
          id: ids.next(),
          at: clock.now(),
          actorId: null,
          proxyHostId: null,
          action: 'accept-history',
          objectType: 'history',
          objectId: accepted.chain,
          detail: { by: 'command line', before: accepted.before, now: accepted.now },
        }),
      );
      say(
        `Accepted ${accepted.now - (accepted.before ?? 0)} more records of the ${accepted.chain} without a seal; ` +
          `${accepted.now} have none.`,
      );
    }
    if (changed.length === 0) say('There are no more records without a seal than before.');
    return 0;
  },
};
