import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { askAgain, mayAskAgain, MOST_TRIES, waitAfter } from './ask-again.js';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-25T18:00:00.000Z') });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  // what one test tried is another outage for the next
  jest.setSystemTime(Date.now() + (outages += 1) * 3_600_000);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});
let outages = 0;

/** A part of a page that fails `times` times, and when it was asked for: seconds after it failed before. */
const failing = (times: number, retryAfter = 0) => {
  const asked: number[] = [];
  let from = Date.now();
  let giveUp: (() => void) | undefined;
  const part = () => {
    asked.push((Date.now() - from) / 1000);
    from = Date.now();
    giveUp = asked.length < times && mayAskAgain(retryAfter) ? askAgain(part, retryAfter) : undefined;
  };
  giveUp = askAgain(part, retryAfter);
  return { asked, giveUp: () => giveUp?.() };
};

const hide = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('the wait grows to a minute, and half of it is chance', () => {
  expect([0, 1, 2, 3, 9].map((tries) => [waitAfter(tries, 0, 0) / 1000, waitAfter(tries, 0, 1) / 1000])).toEqual([
    [2.5, 7.5],
    [7.5, 22.5],
    [15, 45],
    [30, 90],
    [30, 90],
  ]);
});

test('a thousand pages whose server comes back do not ask in the same second', () => {
  const perSecond = new Map<number, number>();
  for (let page = 0; page < 1000; page += 1) {
    const second = Math.floor(waitAfter(3, 0, page / 1000) / 1000);
    perSecond.set(second, (perSecond.get(second) ?? 0) + 1);
  }
  expect(Math.max(...perSecond.values())).toBeLessThan(20);
});

test('a part is asked for until it loads', () => {
  const { asked } = failing(3);
  jest.advanceTimersByTime(600_000);
  expect(asked).toEqual([5, 15, 30]);
});

test('an outage that lasts is left to the person', () => {
  const { asked } = failing(100);
  jest.advanceTimersByTime(3_600_000);
  expect(asked).toHaveLength(MOST_TRIES);
});

test('the server is left alone for as long as it asks, and for too long nobody waits', () => {
  const { asked } = failing(1, 40);
  jest.advanceTimersByTime(39_999);
  expect(asked).toEqual([]);
  jest.advanceTimersByTime(10_000);
  expect(asked).toEqual([42.5]);
  expect([mayAskAgain(300), mayAskAgain(301)]).toEqual([true, false]);
});

test('all parts of a page are asked for together, and count as one try', () => {
  const parts = [failing(2), failing(2)];
  jest.advanceTimersByTime(600_000);
  expect(parts.map(({ asked }) => asked)).toEqual([
    [5, 15],
    [5, 15],
  ]);
});

test('a part that is gone is not asked for', () => {
  const { asked, giveUp } = failing(2);
  giveUp();
  jest.advanceTimersByTime(600_000);
  expect(asked).toEqual([]);
});

describe('nothing is asked', () => {
  test('while the page is hidden, and soon when it is seen again', () => {
    const { asked } = failing(1);
    hide(true);
    jest.advanceTimersByTime(600_000);
    expect(asked).toEqual([]);
    hide(false);
    jest.advanceTimersByTime(7_500);
    expect(asked).toHaveLength(1);
  });

  test('without a network', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { asked } = failing(1);
    jest.advanceTimersByTime(60_000);
    expect(asked).toEqual([]);
    online.mockReturnValue(true);
    jest.advanceTimersByTime(7_500);
    expect(asked).toHaveLength(1);
  });
});
