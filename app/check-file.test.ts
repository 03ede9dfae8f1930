import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { checkFile } from './check-file.js';

test('the file is checked each day but at the start, and damage is an error each time', async () => {
  const lines: { level: number; found: string[]; count: number; msg: string }[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  let found: readonly string[] = [];
  let checks = 0;
  const job = checkFile({ damage: async () => ((checks += 1), found) }, log);
  expect(job.everySeconds).toBe(86_400);
  expect([await job.run(), checks]).toEqual([false, 0]);
  expect([await job.run(), checks, lines.length]).toEqual([false, 1, 0]);
  found = Array.from({ length: 40 }, (_, at) => `Tree 5 page ${at}: damaged`);
  await job.run();
  await job.run();
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({ level: 50, count: 40, msg: expect.stringContaining('restore the last backup') });
  expect(lines[0]?.found).toHaveLength(10);
});

test('a check that fails is a failure of the job', async () => {
  const failing = { damage: () => Promise.reject(new Error('no memory')) };
  const job = checkFile(failing, pino({ level: 'silent' }));
  expect(await job.run()).toBe(false);
  await expect(job.run()).rejects.toThrow('no memory');
});
