import { compareSummaries, type Difference, rebuildSummaries } from '@rrr/persistence';
import type { Command } from './command.js';

const told = ({ kind, key, bucket, kept, recounted }: Difference): string =>
  `${[kind, key, bucket].filter(Boolean).join(' ')}: stored ${kept.n} and ${kept.amount}, ` +
  `recomputed ${recounted.n} and ${recounted.amount}`;

/**
 * Compares the report summaries with their source rows and corrects them; exit code 1 when any were wrong, with the
 * first of each kind.
 */
export const rebuildSummariesCommand: Command = {
  usage: 'rebuild:summaries [--check]',
  about: 'recompute the figures of the reports and correct them, also while the server runs (--check: only compare)',
  run: async ({ database, program, say, options }) => {
    const corrected = options['check'] === undefined ? await rebuildSummaries(database, program) : undefined;
    const found = corrected?.first ?? (await compareSummaries(database, program));
    for (const difference of found) say(told(difference));
    if (found.length === 0) say('All figures are correct.');
    else
      say(
        corrected
          ? `${corrected.corrected} figures were wrong and have been corrected.`
          : 'Some figures are wrong: run rebuild:summaries.',
      );
    return found.length === 0 ? 0 : 1;
  },
};
