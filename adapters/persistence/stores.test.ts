import { describe, expect } from '@jest/globals';
import { describeStores } from '@rrr/core/testing/contracts';
import { compareSummaries } from './summaries/compare-summaries.js';
import { newDatabase, KINDS } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { sqlUnitOfWork } from './unit-of-work.js';

describe.each(KINDS)('stores on %s', (kind) =>
  describeStores(async () => {
    const { db, drop } = await newDatabase(kind);
    const end = async (): Promise<void> => {
      const figures = await compareSummaries(db);
      await drop();
      // whatever a store wrote, it told the figures of reports
      expect(figures).toEqual([]);
    };
    return { uow: sqlUnitOfWork(db), give: (more) => putWorld(db, more), end };
  }),
);
