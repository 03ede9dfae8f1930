import { sha256 } from '@rrr/crypto';
import { acceptBareParts, migrate, recordBareParts } from '@rrr/persistence';
import { NotEmpty, seedLarge } from '@rrr/seed/large';
import { type Command, needed, WrongUsage } from './command.js';

const COUNT = /^[1-9]\d{2,7}$/;

export const seedLargeCommand: Command = {
  usage: 'seed:large --awards <count> [--database <url>]',
  about: 'fill an empty database with invented people and this number of awards',
  run: async ({ database, databaseUrl, clock, program, seals, say, options }) => {
    const awards = needed(options, 'awards');
    if (!COUNT.test(awards)) throw new WrongUsage('--awards must be a number from 100 to 99999999');
    await migrate(database);
    try {
      await seedLarge({ db: database, url: databaseUrl, awards: Number(awards), clock, digest: sha256, program, say });
    } catch (error) {
      throw error instanceof NotEmpty ? new WrongUsage(error.message) : error;
    }
    // its entries have no seal
    await recordBareParts(database, seals, clock.now());
    await acceptBareParts(database, seals, clock.now());
    say('Create an administrator with admin:create to log in.');
    return 0;
  },
};
