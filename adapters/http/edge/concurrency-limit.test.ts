import { afterEach, expect, jest, test } from '@jest/globals';
import { type RequestSlot, concurrencyLimit } from './concurrency-limit.js';

const here = () => false;
afterEach(() => void jest.useRealTimers());

test('so many run at once; the rest wait, addresses in turn, and those who have gone are left out', async () => {
  const { enter } = concurrencyLimit({ most: 2, now: () => 0 });
  await enter('a', here);
  const first = await enter('a', here);
  const order: string[] = [];
  const waits = (name: string, address: string, gone = here) =>
    Promise.resolve(enter(address, gone)).then(
      (place: RequestSlot) => (order.push(name), place.leave()),
      () => void order.push(`${name} refused`),
    );
  const all = [
    waits('a1', 'a'),
    waits('a2', 'a'),
    waits('a3', 'a'),
    waits('b1', 'b'),
    waits('gone', 'c', () => true),
    waits('c1', 'c'),
  ];
  first.leave();
  await Promise.all(all);
  expect(order.filter((it) => it !== 'gone refused')).toEqual(['a1', 'b1', 'a2', 'c1', 'a3']);
  expect(order).toContain('gone refused');
});

test('a place that is left twice is free once', async () => {
  const { enter } = concurrencyLimit({ most: 1 });
  const first = await enter('a', here);
  first.leave();
  first.leave();
  const again = await enter('a', here);
  let second = false;
  const waiting = Promise.resolve(enter('a', here)).then((it) => ((second = true), it));
  await new Promise((resolve) => setImmediate(resolve));
  expect(second).toBe(false);
  again.leave();
  (await waiting).leave();
});

test('the line is bounded, and more are told at once', async () => {
  const { enter } = concurrencyLimit({ most: 2, now: () => 0 });
  const running = [await enter('a', here), await enter('a', here)];
  const waiting = Array.from({ length: 16 }, () => Promise.resolve(enter('a', here)));
  expect(() => enter('a', here)).toThrow(expect.objectContaining({ code: 'OVERLOADED' }));
  // one address that fills it makes room for another
  const other = Promise.resolve(enter('b', here));
  await expect(waiting[15]).rejects.toMatchObject({ code: 'OVERLOADED' });
  for (const slot of running) slot.leave();
  for (const item of [...waiting.slice(0, 15), other]) (await item).leave();
});

test('people wait for their turn; once the line was full, only those who hardly waited are let in', async () => {
  // who waits is looked at when a place is free, not when a busy machine gets to a timer
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  let time = 0;
  const { enter, isOverloaded } = concurrencyLimit({ most: 1, now: () => time });
  let place = await enter('a', here);
  const told: string[] = [];
  const ask = (name: string) =>
    new Promise<RequestSlot>((resolve) => void resolve(enter('a', here))).then(
      (it) => (told.push(name), (place = it)),
      () => void told.push(`${name} refused`),
    );
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  void ask('one');
  void ask('two');
  time = 2_000;
  place.leave();
  await turn();
  expect([told, isOverloaded()]).toEqual([['one'], false]);
  for (let n = 0; n < 8; n += 1) void ask(`more ${n}`);
  await turn();
  expect([told.splice(0), isOverloaded()]).toEqual([['one', 'more 7 refused'], true]);
  time = 2_150;
  place.leave();
  await turn();
  expect(told.splice(0)).toHaveLength(8);
  expect((await enter('a', here)).leave()).toBeUndefined();
  time = 2_200;
  place = await enter('a', here);
  void ask('three');
  time = 2_250;
  place.leave();
  await turn();
  expect(told.splice(0)).toEqual(['three']);
  time = 9_000;
  void ask('four');
  time = 11_000;
  place.leave();
  await turn();
  expect([told, isOverloaded()]).toEqual([['four'], false]);
});

test('long calls wait for a minute, also when others are refused', async () => {
  let at = 0;
  jest.useFakeTimers();
  const { enter } = concurrencyLimit({ most: 1, long: true, now: () => at });
  const first = await enter('a', here);
  const told: string[] = [];
  const waits = (name: string) =>
    Promise.resolve(enter('a', here)).then(
      () => void told.push(`${name} in`),
      () => void told.push(`${name} refused`),
    );
  const early = waits('early');
  for (let n = 1; n < 16; n += 1) void waits('more');
  expect(() => enter('a', here)).toThrow(expect.objectContaining({ code: 'OVERLOADED' }));
  at = 59_000;
  await jest.advanceTimersByTimeAsync(59_000);
  expect(told).toEqual([]);
  first.leave();
  await early;
  expect(told).toEqual(['early in']);
  at = 60_011;
  await jest.advanceTimersByTimeAsync(1_011);
  expect(told).toEqual(['early in', ...Array.from({ length: 15 }, () => 'more refused')]);
});
