import { expect, it } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import { fakeUnitOfWork, fixedClock } from '../testing/index.js';
import { noteVerified } from './index.js';

it('a check that found a fault leaves the day of the last that found none', async () => {
  const db = fakeUnitOfWork();
  const clock = fixedClock('2025-06-10T18:00:00.000Z');
  const note = noteVerified({ uow: db.uow, clock, program: defaultProgram });
  await note('ledger', true);
  clock.set('2025-06-11T18:00:00.000Z');
  await note('ledger', false);
  await note('audit', true);
  expect(db.stored().jobs.map(({ name, doneThrough, failedAt }) => ({ name, doneThrough, failedAt }))).toEqual([
    { name: 'verify ledger', doneThrough: '2025-06-10', failedAt: '2025-06-11T18:00:00.000Z' },
    { name: 'verify audit', doneThrough: '2025-06-11', failedAt: null },
  ]);
});
