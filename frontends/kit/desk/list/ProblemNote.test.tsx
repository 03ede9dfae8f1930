import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { renderDesk } from '../testing/render-desk.js';
import { ProblemNote } from './ProblemNote.js';

describe('what did not load because the server is away', () => {
  beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-25T18:00:00.000Z') }));
  afterEach(() => void jest.useRealTimers());
  // the part that asks again is a file of its own
  const note = async (status: number, code: string, more: object = {}) => {
    const retry = jest.fn();
    const error = { ...refusal(status, code, 'No answer.').problem, ...more };
    renderDesk(<ProblemNote error={error} onRetry={retry} />);
    await act(async () => void (await import('../../base/away/ask-again.js')));
    return retry;
  };

  test.each([
    [0, 'NETWORK'],
    [502, 'HTTP_502'],
    [503, 'OVERLOADED'],
  ])('is asked for again: %i', async (status, code) => {
    const retry = await note(status, code);
    expect(screen.getByText('We will keep trying.')).toBeVisible();
    act(() => void jest.advanceTimersByTime(100_000));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test.each([
    [403, 'FORBIDDEN', {}],
    [500, 'INTERNAL', {}],
    [503, 'OVERLOADED', { retryAfter: 3600 }],
  ])('else it waits for the person: %i %s', async (status, code, more) => {
    const retry = await note(status, code, more);
    expect(screen.queryByText('We will keep trying.')).toBeNull();
    act(() => void jest.advanceTimersByTime(600_000));
    expect(retry).toHaveBeenCalledTimes(0);
  });
});
