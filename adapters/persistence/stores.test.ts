import { describe } from '@jest/globals';
import { describeStores } from '@rrr/core/testing/contracts';
import { newDatabase, KINDS } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { knexUnitOfWork } from './unit-of-work.js';

describe.each(KINDS)('stores on %s', (kind) =>
  describeStores(async () => {
    const { db, drop } = await newDatabase(kind);
    return { uow: knexUnitOfWork(db), give: (more) => putWorld(db, more), end: drop };
  }));
