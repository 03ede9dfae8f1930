import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { setImmediate as settle } from 'node:timers/promises';
import { TooManyWaiting, turns } from './turns.js';

/** Tasks that end when they are told to, and a clock that only they move. */
const world = (atOnce: number) => {
  let time = 0;
  const inTurn = turns(atOnce, () => time);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    ask: (sender: string | null, name: string) => {
      const task = inTurn(
        sender,
        () =>
          new Promise<void>((resolve) => {
            started.push(name);
            ends.set(name, resolve);
          }),
      );
      task.catch(() => undefined);
      return task;
    },
    end: async (name: string, took = 1) => {
      time += took;
      ends.get(name)?.();
      await settle();
    },
    pass: (milliseconds: number) => void (time += milliseconds),
  };
};

it('runs a limited number at once, the others in order', async () => {
  const { started, ask, end } = world(2);
  for (const name of ['a', 'b', 'c', 'd']) void ask(null, name);
  await settle();
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c']);
  await end('a');
  expect(started).toEqual(['a', 'b', 'c', 'd']);
});

it('runs one of each sender, though there is room', async () => {
  const { started, ask, end } = world(2);
  void ask('A', 'a1');
  void ask('A', 'a2');
  void ask('B', 'b1');
  await settle();
  expect(started).toEqual(['a1', 'b1']);
  await end('b1');
  expect(started).toEqual(['a1', 'b1']);
  await end('a1');
  expect(started).toEqual(['a1', 'b1', 'a2']);
});

it('lets a sender who used nothing pass those who used much, for ten minutes', async () => {
  const { started, ask, end, pass } = world(1);
  void ask('A', 'a1');
  for (const name of ['a2', 'a3']) void ask('A', name);
  void ask('C', 'c1');
  void ask('C', 'c2');
  await settle();
  await end('a1', 8_000);
  await end('c1', 9_000);
  void ask('B', 'b1');
  await settle();
  // a2 runs meanwhile: b1 waits for it alone
  expect(started).toEqual(['a1', 'c1', 'a2']);
  await end('a2', 8_000);
  expect(started.at(-1)).toBe('b1');
  await end('b1');
  expect(started.at(-1)).toBe('c2');
  pass(11 * 60_000);
  void ask('D', 'd1');
  await end('c2');
  expect(started.at(-1)).toBe('a3');
});

it('refuses a fourth that waits, and takes it when one has ended', async () => {
  const { ask, end } = world(2);
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('A', name);
  await settle();
  await expect(ask('A', 'a5')).rejects.toThrow(TooManyWaiting);
  await end('a1');
  void ask('A', 'a5');
  await settle();
  await expect(ask('A', 'a6')).rejects.toThrow(TooManyWaiting);
});

it('goes on after a task that failed', async () => {
  const inTurn = turns(1);
  await expect(inTurn('A', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await inTurn('A', () => Promise.resolve(7))).toBe(7);
});

it('a sender who sent nothing before waits at most for one task, whatever others sent', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom('X', 'Y', 'Z'), fc.integer({ min: 1, max: 9_000 })), { maxLength: 9 }),
      fc.integer({ min: 1, max: 2 }),
      fc.integer({ min: 0, max: 6 }),
      async (sent, atOnce, steps) => {
        const { started, ask, end } = world(atOnce);
        const ended = new Set<string>();
        const endFirst = async (): Promise<void> => {
          const name = started.find((it) => !ended.has(it));
          if (name === undefined) return;
          ended.add(name);
          await end(name, sent[Number(name.slice(1))]?.[1]);
        };
        for (const [at, [sender]] of sent.entries()) void ask(sender, `${sender}${at}`);
        await settle();
        // whoever is still waiting has used time before, or waits behind one of the same sender
        for (let step = 0; step < steps + 3; step += 1) await endFirst();
        void ask('clean', 'clean');
        await settle();
        if (!started.includes('clean')) await endFirst();
        expect(started).toContain('clean');
      },
    ),
  );
});
