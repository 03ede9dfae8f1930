import { expect, test } from '@jest/globals';
import { mailLane } from './mail-lane.js';

test('a lane sends four at once, goes on as soon as one has its end, and ends when nothing is due', async () => {
  const ends: (() => void)[] = [];
  let due = 6;
  const asked: number[] = [];
  const lane = mailLane(async (limit) => {
    asked.push(limit);
    const begun = Math.min(limit, due);
    due -= begun;
    return Array.from({ length: begun }, () => new Promise<void>((done) => ends.push(done)));
  });
  expect(await lane.run()).toBe(true);
  const waits = lane.run();
  ends[0]?.();
  expect(await waits).toBe(true);
  expect(await lane.run()).toBe(true);
  expect([asked, ends.length]).toEqual([[4, 1], 5]);
  for (const end of ends) end();
  await lane.settled();
  await lane.run();
  ends.at(-1)?.();
  await lane.settled();
  expect([await lane.run(), due]).toEqual([false, 0]);
});
