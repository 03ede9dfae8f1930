import { verifyLedger } from '@rrr/persistence';
import { refuseDamage } from '../refuse-damage.js';
import type { Command } from './command.js';
import { agreed, readAnchors } from './read-anchors.js';

/** Verifies the file of SQLite and the seven invariants of the ledger; exit code 1 on a violation, with the first of each. */
export const verifyLedgerCommand: Command = {
  usage: 'ledger:verify [--anchors <file>]',
  about:
    'check the file of SQLite and the invariants of the ledger; with --anchors also against a file of anchors, such as a log',
  run: async ({ database, databaseUrl, seals, say, options }) => {
    const anchors = await readAnchors({ options });
    await refuseDamage(database, databaseUrl, 'whole');
    const { checked, breaks } = await verifyLedger(database, seals, anchors);
    say(
      `Checked ${Object.entries(checked)
        .map(([what, count]) => `${String(count)} ${what}`)
        .join(', ')}.`,
    );
    const first = new Map(breaks.toReversed().map((violation) => [violation.invariant, violation]));
    for (const violation of [...first.values()].toSorted((a, b) => a.invariant - b.invariant))
      say(`Invariant ${violation.invariant} is violated at ${violation.where}: ${violation.detail}`);
    if (first.size > 0) return 1;
    if (anchors.length > 0) say(agreed(anchors));
    say('All seven invariants hold.');
    return 0;
  },
};
