import { describe } from '@jest/globals';
import { describeStores } from './contracts/index.js';
import { fakeUnitOfWork } from './fake-unit-of-work.js';

describe('fakes', () =>
  describeStores(async () => {
    const { uow, give } = fakeUnitOfWork();
    return { uow, give: async (more) => give(more), end: async () => undefined };
  }));
