import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { fakeHost, refusal } from '@rrr/kit/base/testing';
import { renderDesk } from '../testing/render-desk.js';
import { newProgressId } from './new-progress-id.js';
import { useImportProgress, type ImportProgress } from './use-import-progress.js';

const progressId = '01hq0000000000000000000009';
let told: ImportProgress | undefined;
const Probe = ({ id }: { id: string | undefined }) => {
  told = useImportProgress(id);
  return null;
};
const passing = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a file that is read at once is not asked about', async () => {
  const host = fakeHost({ answers: {} });
  const { unmount } = renderDesk(<Probe id={progressId} />, { host });
  await passing(1000);
  unmount();
  await passing(5000);
  expect(host.calls).toEqual([]);
});

test('a long one is asked about every second, also where nothing is known yet', async () => {
  const reading = { state: 'reading', rowsRead: 400, rows: 1000, percent: 40 };
  const answers = [refusal(404, 'NOT_FOUND', 'There is no such upload.'), reading];
  const host = fakeHost({ answers: { getImportProgress: () => answers.shift() ?? reading } });
  const { unmount } = renderDesk(<Probe id={progressId} />, { host });
  await passing(1600);
  expect(told).toBeUndefined();
  await passing(1000);
  expect(told).toEqual(reading);
  expect(host.calls[0]).toEqual({ id: 'getImportProgress', request: { params: { progressId } } });
  unmount();
});

test('an upload is named in the form of an id', () =>
  expect([newProgressId(), newProgressId()]).toEqual([
    expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{26}$/),
    expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{26}$/),
  ]));
