import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ToProcess } from './messages.js';
import { waitSeconds } from './primary.js';
import { relay } from './relay.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const peers = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const got: ToProcess[] = [];
    return { number: at + 1, got, send: (message: ToProcess) => void got.push(message) };
  });

describe('questions among processes', () => {
  test('about metrics go to all, and the answers come back in the order of the processes', () => {
    const all = peers(3);
    const [one, two, three] = all;
    if (!one || !two || !three) throw new Error('three are needed');
    const { pass } = relay(() => all);
    pass(two, { type: 'ask', id: 7, about: 'metrics' });
    const [question] = one.got;
    if (question?.type !== 'question') throw new Error('nothing was asked');
    for (const peer of [three, one, two]) pass(peer, { type: 'answer', id: question.id, value: `of ${peer.number}` });
    expect(two.got.at(-1)).toEqual({ type: 'answers', id: 7, values: ['of 1', 'of 2', 'of 3'] });
    expect([one, three].map(({ got }) => got.length)).toEqual([1, 1]);
  });

  test('about jobs go to the first alone', () => {
    const all = peers(2);
    const [one, two] = all;
    if (!one || !two) throw new Error('two are needed');
    const { pass } = relay(() => all);
    pass(two, { type: 'ask', id: 1, about: 'jobs' });
    pass(one, { type: 'answer', id: 1, value: ['runs'] });
    expect(two.got).toEqual([{ type: 'answers', id: 1, values: [['runs']] }]);
  });

  test('who does not answer in time, or answers twice, is not waited for', () => {
    const all = peers(2);
    const [one, two] = all;
    if (!one || !two) throw new Error('two are needed');
    const { pass } = relay(() => all);
    pass(one, { type: 'ask', id: 1, about: 'metrics' });
    pass(one, { type: 'answer', id: 1, value: 'mine' });
    pass(one, { type: 'answer', id: 1, value: 'again' });
    expect(one.got).toHaveLength(1);
    jest.advanceTimersByTime(3000);
    expect(one.got.at(-1)).toEqual({ type: 'answers', id: 1, values: ['mine'] });
    pass(two, { type: 'answer', id: 1, value: 'late' });
    expect(one.got).toHaveLength(2);
  });

  test('a process that has ended is not waited for', () => {
    const all = peers(2);
    const [one, two] = all;
    if (!one || !two) throw new Error('two are needed');
    const { pass, left } = relay(() => all);
    pass(two, { type: 'ask', id: 1, about: 'jobs' });
    left(1);
    expect(two.got).toEqual([{ type: 'answers', id: 1, values: [] }]);
    pass(two, { type: 'ask', id: 2, about: 'metrics' });
    left(1);
    expect(two.got.at(-1)).toMatchObject({ type: 'question' });
    pass(two, { type: 'answer', id: 2, value: 'mine' });
    expect(two.got.at(-1)).toEqual({ type: 'answers', id: 2, values: ['mine'] });
  });

  test('are answered at once where nobody is there to ask', () => {
    const [one] = peers(1);
    if (!one) throw new Error('one is needed');
    relay(() => []).pass(one, { type: 'ask', id: 3, about: 'jobs' });
    expect(one.got).toEqual([{ type: 'answers', id: 3, values: [] }]);
  });
});

test('a process that ends soon after its start is started again later each time, half a minute at most', () =>
  expect([0, 1, 2, 3, 5, 6, 60].map(waitSeconds)).toEqual([0, 1, 2, 4, 16, 30, 30]));
