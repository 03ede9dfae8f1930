import { verifyBikes } from '@rrr/core/vin';
import type { Command } from './command.js';

/** Checks all unverified bikes against the verified patterns; can be repeated after an interruption. */
export const verifyBikesCommand: Command = {
  usage: 'bikes:verify',
  about: 'verify bikes whose VINs match a verified pattern of their model and year',
  run: async ({ uow, clock, ids, program, say }) => {
    const { looked, verified } = await verifyBikes({ uow, clock, ids, program })({ actor: null });
    say(
      `Checked ${looked} unverified bikes; ${verified} match a pattern and are now verified. ` +
        'The server will evaluate the results of their riders again.',
    );
    return 0;
  },
};
