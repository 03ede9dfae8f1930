import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fixedClock } from '@rrr/core/testing';
import type { Request, Response } from 'express';
import { pino } from 'pino';
import { shedLoad } from './load-shedding.js';
import { metrics } from './metrics.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Requests in an overload, and which of them have been answered. */
const overloaded = () => {
  const answered: number[] = [];
  let passed = 0;
  let refuses = true;
  const shed = shedLoad({
    refuses: () => refuses,
    log: pino({ level: 'silent' }),
    clock: fixedClock(),
    measured: metrics({ ofProcess: false }),
  });
  const ask = (n: number, gone = false): void => {
    const res = {
      destroyed: gone,
      writeHead: (status: number, headers: Record<string, unknown>) => {
        expect([status, headers['Retry-After']]).toEqual([503, 1]);
        return { end: () => void answered.push(n) };
      },
    };
    shed(
      { url: '/api/events?page=1', method: 'GET', headers: {} } as unknown as Request,
      res as unknown as Response,
      () => void (passed += 1),
    );
  };
  return { ask, answered, over: () => void (refuses = false), passed: () => passed };
};

test('a few are refused at once, and thousands in turns, the oldest first', () => {
  const { ask, answered, over, passed } = overloaded();
  const all = Array.from({ length: 50 }, (_, n) => n);
  for (const n of all) ask(n);
  expect(answered).toEqual(all.slice(0, 20));
  // what comes later does not overtake, and who has gone is left out
  jest.advanceTimersByTime(20);
  ask(50);
  ask(51, true);
  expect(answered).toEqual(all.slice(0, 40));
  jest.advanceTimersByTime(20);
  expect(answered).toEqual([...all, 50]);
  jest.advanceTimersByTime(20);
  ask(52);
  expect(answered.at(-1)).toBe(52);
  over();
  ask(53);
  expect([answered.at(-1), passed()]).toEqual([52, 1]);
});

test('a thousand wait at most', () => {
  const { ask, answered } = overloaded();
  for (let n = 0; n < 1_030; n += 1) ask(n);
  expect(answered).toHaveLength(30);
  jest.advanceTimersByTime(1_000);
  expect(answered).toHaveLength(1_030);
  expect(answered).toEqual(answered.toSorted((a, b) => a - b));
});
