import { verifyBikes } from '@rrr/core/vin';
import type { Command } from './command.js';

/** Checks every unverified bike against the verified patterns; begun again after a cut it goes on. */
export const verifyBikesCommand: Command = {
  usage: 'bikes:verify',
  about: 'verify bikes whose VINs match a verified pattern of their model and year',
  run: async ({ uow, clock, ids, say }) => {
    const { looked, verified } = await verifyBikes({ uow, clock, ids })({ actor: null });
    say(
      `Looked at ${looked} unverified bikes; ${verified} match a pattern and are verified. ` +
        `Their riders' results are judged again by the running server.`,
    );
    return 0;
  },
};
