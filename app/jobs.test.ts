import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { type Job, jobBoard, startJobs, waitSeconds } from './jobs.js';

const silent = pino({ level: 'silent' });

test('a job with more to do comes round at once, and one that fails comes round again', async () => {
  let [runs, ended] = [0, () => undefined as void];
  const done = new Promise<void>((resolve) => (ended = resolve));
  const running = startJobs(
    [
      {
        name: 'busy',
        everySeconds: 0,
        run: async () => {
          runs += 1;
          if (runs === 2) throw new Error('once');
          if (runs === 4) ended();
          return runs < 4;
        },
      },
    ],
    silent,
  );
  await done;
  await running.stop();
  expect(runs).toBeGreaterThanOrEqual(4);
});

test('stopping waits for what is under way and begins nothing', async () => {
  let [begun, finish] = [0, () => undefined as void];
  const held = new Promise<void>((resolve) => (finish = resolve));
  const running = startJobs(
    [
      {
        name: 'held',
        everySeconds: 60,
        run: async () => {
          begun += 1;
          await held;
          return true;
        },
      },
    ],
    silent,
  );
  let stopped = false;
  const stopping = running.stop().then(() => (stopped = true));
  expect(stopped).toBe(false);
  finish();
  await stopping;
  expect(begun).toBe(1);
});

test('a job that keeps failing waits longer each time, up to a quarter of an hour, and never less than its turn', () => {
  expect([0, 1, 2, 3, 20].map((failures) => waitSeconds(60, failures))).toEqual([60, 120, 240, 480, 900]);
  expect([0, 5].map((failures) => waitSeconds(3600, failures))).toEqual([3600, 3600]);
});

test('the board says when a job ran, how it went, and when it runs next', async () => {
  const board = jobBoard({ now: () => '2026-04-03T18:00:00.000Z' });
  let fails = true;
  const job: Job = {
    name: 'counted',
    everySeconds: 60,
    run: () => (fails ? Promise.reject(new Error('the disk is full')) : Promise.resolve(false)),
  };
  const never = { startedAt: null, finishedAt: null, failed: false, failures: 0, nextAt: null };
  expect(board.of(job)).toEqual({ name: 'counted', everySeconds: 60, daily: false, ...never });
  await startJobs([job], silent, { board }).stop();
  const at = '2026-04-03T18:00:00.000Z';
  expect(board.of(job)).toMatchObject({
    startedAt: at,
    finishedAt: at,
    failed: true,
    failures: 1,
    nextAt: '2026-04-03T18:02:00.000Z',
  });
  fails = false;
  await startJobs([job], silent, { board }).stop();
  expect(board.of(job)).toMatchObject({ failed: false, failures: 0, nextAt: '2026-04-03T18:01:00.000Z' });
});
