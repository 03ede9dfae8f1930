import { verifyLedger } from '@rrr/persistence';
import type { Command } from './command.js';

/** Verifies the six invariants of the ledger; exit code 1 on a violation, with the first of each. */
export const verifyLedgerCommand: Command = {
  usage: 'ledger:verify',
  about: 'check the invariants of the ledger against the tables',
  run: async ({ database, say }) => {
    const { checked, breaks } = await verifyLedger(database);
    say(
      `Checked ${Object.entries(checked)
        .map(([what, count]) => `${String(count)} ${what}`)
        .join(', ')}.`,
    );
    const first = new Map(breaks.toReversed().map((it) => [it.invariant, it]));
    for (const it of [...first.values()].toSorted((a, b) => a.invariant - b.invariant))
      say(`Invariant ${it.invariant} is violated at ${it.where}: ${it.detail}`);
    if (first.size === 0) say('All six invariants hold.');
    return first.size === 0 ? 0 : 1;
  },
};
