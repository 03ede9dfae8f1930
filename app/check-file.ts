import type { Database } from '@rrr/persistence';
import type { Logger } from 'pino';
import type { Job } from './jobs.js';

/**
 * Looks once a day whether the file of SQLite is damaged; then the database takes no more writes. On every server and
 * not stored, because a damaged file may not be written.
 */
export const checkFile = (db: Pick<Database, 'damage'>, log: Pick<Logger, 'error'>): Job => {
  // the start has just looked
  let isFirst = true;
  return {
    name: 'check the database file',
    everySeconds: 86_400,
    run: async () => {
      const found = isFirst ? [] : await db.damage('by table');
      isFirst = false;
      if (found.length > 0)
        log.error(
          { found: found.slice(0, 10), count: found.length },
          'the database file is damaged: stop the server and restore the last backup (docs/deploy.md)',
        );
      return false;
    },
  };
};
