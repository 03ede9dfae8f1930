import { describe, expect, it } from '@jest/globals';
import { RiderBusy } from '@rrr/core/shared';
import { type ReleaseKey, newKeyedQueue } from './keyed-queue.js';

/** Takes a turn and notes when it came. */
const queue = (settings: Parameters<typeof newKeyedQueue>[0] = {}) => {
  const turns = newKeyedQueue(settings);
  const order: string[] = [];
  const ask = async (key: string, name: string, caller?: AbortSignal): Promise<ReleaseKey> => {
    const end = await turns.take(key, caller);
    order.push(name);
    return end;
  };
  return { turns, order, ask };
};
const settled = async (): Promise<void> => {
  for (let n = 0; n < 10; n += 1) await Promise.resolve();
};

describe('turns', () => {
  it('come one after the other for one key, in the order of asking', async () => {
    const { order, ask } = queue();
    const [first, second, third] = [ask('a', 'first'), ask('a', 'second'), ask('a', 'third')];
    await settled();
    expect(order).toEqual(['first']);
    (await first)();
    await settled();
    expect(order).toEqual(['first', 'second']);
    (await second)();
    await third;
    expect(order).toEqual(['first', 'second', 'third']);
  });

  it('for another key do not wait', async () => {
    const { order, ask } = queue();
    const busy = Array.from({ length: 30 }, (_, n) => ask('a', `busy ${n}`));
    await ask('b', 'other');
    expect(order).toEqual(['busy 0', 'other']);
    for (const item of busy) (await item)();
  });

  it('are refused beyond so many waiting, at once', async () => {
    const { ask } = queue({ mostWaiting: 2 });
    const end = await ask('a', 'at work');
    const waiting = [ask('a', 'one'), ask('a', 'two')];
    await expect(ask('a', 'three')).rejects.toBeInstanceOf(RiderBusy);
    end();
    for (const item of waiting) (await item)();
  });

  it('are refused to whoever waited too long, and go to the next', async () => {
    const { turns, ask } = queue({ waitMilliseconds: 20 });
    const end = await ask('a', 'slow');
    await expect(ask('a', 'late')).rejects.toBeInstanceOf(RiderBusy);
    const next = ask('a', 'next');
    end();
    (await next)();
    expect(turns.size()).toBe(0);
  });

  it('are not kept for a caller who left', async () => {
    const { turns, order, ask } = queue();
    const left = new AbortController();
    const end = await ask('a', 'first');
    const leaving = ask('a', 'left', left.signal);
    const next = ask('a', 'next');
    left.abort();
    await expect(leaving).rejects.toBeInstanceOf(RiderBusy);
    end();
    (await next)();
    expect([order, turns.size()]).toEqual([['first', 'next'], 0]);
    await expect(ask('a', 'gone before', left.signal)).rejects.toBeInstanceOf(RiderBusy);
    expect(turns.size()).toBe(0);
  });

  it('end once, and are cleaned up', async () => {
    const { turns, ask } = queue();
    const end = await ask('a', 'first');
    const second = ask('a', 'second');
    end();
    end();
    const endSecond = await second;
    const third = ask('a', 'third');
    await settled();
    expect(turns.size()).toBe(2);
    endSecond();
    (await third)();
    expect(turns.size()).toBe(0);
  });

  it('let a caller who waits give up what it holds, and take it again before its turn begins', async () => {
    const { order, ask } = queue();
    const caller = (name: string, resume: () => Promise<void>) =>
      Object.assign(new AbortController().signal, {
        pause: () => void order.push(`${name} pauses`),
        resume: () => {
          order.push(`${name} resumes`);
          return resume();
        },
      });
    const end = await ask(
      'a',
      'first',
      caller('first', async () => undefined),
    );
    const refused = ask(
      'a',
      'second',
      caller('second', () => Promise.reject(new Error('no room'))),
    );
    const third = ask(
      'a',
      'third',
      caller('third', async () => undefined),
    );
    expect(order).toEqual(['first', 'second pauses', 'third pauses']);
    end();
    await expect(refused).rejects.toThrow('no room');
    (await third)();
    expect(order.slice(3)).toEqual(['second resumes', 'third resumes', 'third']);
  });
});
