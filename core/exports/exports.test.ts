import { describe, expect, test } from '@jest/globals';
import { pageOf } from '../shared/index.js';
import { anActor, fakeUnitOfWork, fixedClock, sequentialIds } from '../testing/index.js';
import { recordExport, wholeList } from './index.js';

const numbers =
  (count: number) =>
  ({ page, limit }: { page: number; limit: number }) =>
    Promise.resolve(
      pageOf(
        Array.from(
          { length: Math.max(0, Math.min(limit, count - (page - 1) * limit)) },
          (_, at) => (page - 1) * limit + at,
        ),
        { page, limit },
        Math.min(count, 10_000),
      ),
    );

const all = async (count: number): Promise<readonly [number, boolean, boolean]> => {
  const found: number[] = [];
  let cut = false;
  for await (const batch of wholeList(numbers(count), () => (cut = true))) found.push(...batch);
  return [found.length, found.every((it, at) => it === at), cut];
};

describe('a list of pages', () => {
  test.each([
    [0, 0, false],
    [1, 1, false],
    [500, 500, false],
    [501, 501, false],
    [9_999, 9_999, false],
    [12_000, 10_000, true],
  ])('of %i rows is read from its first row to its last, and tells when it was cut', async (count, read, cut) =>
    expect(await all(count)).toEqual([read, true, cut]),
  );

  test('is read no further than somebody asks', async () => {
    let asked = 0;
    for await (const batch of wholeList(({ page, limit }) => ((asked += 1), numbers(5_000)({ page, limit }))))
      if (batch.includes(700)) break;
    expect(asked).toBe(2);
  });
});

test('who takes a list away is recorded, with the names of what they asked for and not its values', async () => {
  const { uow, stored } = fakeUnitOfWork({});
  await recordExport({ uow, clock: fixedClock(), ids: sequentialIds() })({
    actor: anActor(),
    what: 'riders',
    format: 'csv',
    filters: ['email'],
  });
  expect(stored().audit).toMatchObject([
    {
      actorId: anActor().accountId,
      action: 'export',
      objectType: 'list',
      objectId: 'riders',
      detail: { format: 'csv', filters: ['email'] },
    },
  ]);
});
