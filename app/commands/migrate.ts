import { migrate, recordBareParts } from '@rrr/persistence';
import { refuseUnfinishedRestore } from '@rrr/persistence/backup';
import { refuseDamage } from '../refuse-damage.js';
import type { Command } from './command.js';

export const migrateCommand: Command = {
  usage: 'migrate',
  about: 'migrate the tables to this version',
  run: async ({ database, databaseUrl, seals, clock, say }) => {
    await refuseUnfinishedRestore(database, databaseUrl);
    await refuseDamage(database, databaseUrl, 'quick');
    const ran = await migrate(database, say);
    await recordBareParts(database, seals, clock.now());
    say(ran.length === 0 ? 'The tables are up to date.' : `Ran ${ran.join(', ')}.`);
    return 0;
  },
};
