import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Session } from '@rrr/contract';
import { fakeSession } from '@rrr/kit/base/testing';
import { PAUSES, sessionSource, SessionUnknown } from './session-source.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const rider = fakeSession('rider');
const failing = (times: number) => {
  const ask = jest.fn<() => Promise<Session | null>>().mockResolvedValue(rider);
  for (let n = 0; n < times; n += 1) ask.mockRejectedValueOnce(new Error('503'));
  return ask;
};

test('an answer is known, also that nobody is signed in', async () => {
  const nobody = sessionSource(() => Promise.resolve(null));
  expect(nobody.state()).toEqual({ status: 'asking' });
  expect(await nobody.who()).toBeNull();
  expect(nobody.state()).toEqual({ status: 'known', session: null });
});

test('a failure is unknown, never nobody, and is asked again with longer pauses', async () => {
  const ask = failing(2);
  const source = sessionSource(ask);
  await expect(source.who()).rejects.toThrow(SessionUnknown);
  expect(source.state()).toEqual({ status: 'unknown' });
  await jest.advanceTimersByTimeAsync(PAUSES[0]);
  expect([ask.mock.calls.length, source.state()]).toEqual([2, { status: 'unknown' }]);
  await jest.advanceTimersByTimeAsync(PAUSES[1]);
  expect([ask.mock.calls.length, source.state()]).toEqual([3, { status: 'known', session: rider }]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('it is asked at once when the network comes back, and once at a time', async () => {
  const ask = failing(1);
  const source = sessionSource(ask);
  await expect(source.who()).rejects.toThrow(SessionUnknown);
  window.dispatchEvent(new Event('online'));
  source.retry();
  source.retry();
  expect(await source.who()).toBe(rider);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('it is asked for again while it stays known, and a failure or another account changes nothing', async () => {
  const renamed = { ...rider, user: { ...rider.user, fullName: 'Sam Carter-Reyes' } };
  const other = { ...rider, account: { ...rider.account, _id: '01hq0000000000000000000077' } };
  const ask = jest
    .fn<() => Promise<Session | null>>()
    .mockResolvedValueOnce(rider)
    .mockRejectedValueOnce(new Error('503'))
    .mockResolvedValueOnce(null)
    .mockResolvedValueOnce(other)
    .mockResolvedValueOnce(renamed);
  const source = sessionSource(ask);
  await source.who();
  const heard = jest.fn();
  source.subscribe(heard);
  for (let n = 0; n < 3; n += 1) {
    await source.refresh();
    expect(source.state()).toEqual({ status: 'known', session: rider });
  }
  expect(heard).not.toHaveBeenCalled();
  await source.refresh();
  expect([await source.who(), source.state(), heard.mock.calls.length]).toEqual([
    renamed,
    { status: 'known', session: renamed },
    1,
  ]);
});
