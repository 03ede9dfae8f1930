import { compareSummaries, type Difference, rebuildSummaries } from '@rrr/persistence';
import type { Command } from './command.js';

const told = ({ kind, key, bucket, kept, recounted }: Difference): string =>
  `${[kind, key, bucket].filter(Boolean).join(' ')}: kept ${kept.n} and ` +
  `${kept.amount}, its rows come to ${recounted.n} and ${recounted.amount}`;

/**
 * Holds the figures of the reports against their rows; 1 when some were wrong, naming the first of each kind, and
 * corrects them.
 */
export const rebuildSummariesCommand: Command = {
  usage: 'rebuild:summaries [--check]',
  about: 'count the figures of the reports anew and correct them, also while the server runs (--check: only compare)',
  run: async ({ database, program, say, options }) => {
    const corrected = options['check'] === undefined ? await rebuildSummaries(database, program) : undefined;
    const found = corrected?.first ?? (await compareSummaries(database, program));
    for (const it of found) say(told(it));
    if (found.length === 0) say('All figures are those of their rows.');
    else
      say(
        corrected
          ? `${corrected.corrected} figures were wrong and are corrected.`
          : 'Some figures are wrong: run rebuild:summaries.',
      );
    return found.length === 0 ? 0 : 1;
  },
};
