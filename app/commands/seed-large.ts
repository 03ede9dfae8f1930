import { sha256 } from '@rrr/crypto';
import { migrate } from '@rrr/persistence';
import { NotEmpty, seedLarge } from '@rrr/seed/large';
import { type Command, needed, WrongUsage } from './command.js';

const COUNT = /^[1-9]\d{2,7}$/;

export const seedLargeCommand: Command = {
  usage: 'seed:large --awards <count> [--database <url>]',
  about: 'fill an empty database with invented people and so many awards, to try the product on',
  run: async ({ database, databaseUrl, clock, program, say, options }) => {
    const awards = needed(options, 'awards');
    if (!COUNT.test(awards)) throw new WrongUsage('--awards is a number from 100 to 99999999');
    await migrate(database);
    try {
      await seedLarge({ db: database, url: databaseUrl, awards: Number(awards), clock, digest: sha256, program, say });
    } catch (error) {
      throw error instanceof NotEmpty ? new WrongUsage(error.message) : error;
    }
    say('Make yourself an admin by admin:create and look around.');
    return 0;
  },
};
