import { beforeEach, expect, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { renderDesk } from '../testing/render-desk.js';
import { useImport, type ImportRequest, type ImportState } from './use-import.js';

interface Fields {
  entrants?: number;
}
interface Preview {
  outcome: string;
}
type Sent = ImportRequest<Fields>;
let state: ImportState<Fields, Preview>;
let sent: Sent[];
let answers: (Preview | Error | ((request: Sent) => Promise<Preview>))[];
const send = async (request: Sent): Promise<Preview> => {
  sent.push(request);
  const next = answers.shift();
  if (next instanceof Error || next === undefined) throw next ?? new Error('no answer left');
  return typeof next === 'function' ? await next(request) : next;
};
const Probe = () => {
  state = useImport<Fields, Preview>({ fields: {}, send });
  return null;
};
const file = new File(['Pos,Rider'], 'results.csv');
const previewed = async (...given: typeof answers) => {
  answers = given;
  renderDesk(<Probe />);
  act(() => state.choose(file));
  await waitFor(() => expect(state.phase).toBe('preview'));
};
beforeEach(() => void (sent = []));

test('a file is previewed, then stored with the outcome that was shown', async () => {
  await previewed({ outcome: 'a' }, { outcome: 'a' });
  act(() => state.confirm());
  await waitFor(() => expect(state.phase).toBe('stored'));
  expect(sent.map(({ dryRun, outcome }) => [dryRun, outcome])).toEqual([
    [true, undefined],
    [false, 'a'],
  ]);
});

test('a choice previews the same file again, with what was chosen', async () => {
  await previewed({ outcome: 'a' }, { outcome: 'b' });
  act(() => state.change({ entrants: 9 }));
  await waitFor(() => expect(state.preview).toEqual({ outcome: 'b' }));
  expect(sent[1]).toMatchObject({ file, fields: { entrants: 9 }, dryRun: true });
});

test('of two choices in a row only the last is shown, whichever answer comes first', async () => {
  let late: (it: Preview) => void = () => {};
  await previewed({ outcome: 'a' }, () => new Promise((resolve) => (late = resolve)), { outcome: 'c' });
  act(() => state.change({ entrants: 8 }));
  act(() => state.change({ entrants: 9 }));
  await waitFor(() => expect(state.preview).toEqual({ outcome: 'c' }));
  await act(async () => late({ outcome: 'b' }));
  expect([state.preview, state.fields, sent[1]?.signal.aborted]).toEqual([{ outcome: 'c' }, { entrants: 9 }, true]);
});

test('an answer lost while storing is asked for again with the same key', async () => {
  await previewed({ outcome: 'a' }, refusal(0, 'NETWORK', 'No answer'), { outcome: 'a' });
  act(() => state.confirm());
  await waitFor(() => expect(state.failed).toBe('storing'));
  act(() => state.retry());
  await waitFor(() => expect(state.phase).toBe('stored'));
  expect(sent[2]?.idempotencyKey).toBe(sent[1]?.idempotencyKey);
  expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
});

test('a preview that no longer holds is previewed again, and nothing is stored unseen', async () => {
  await previewed(
    { outcome: 'a' },
    refusal(409, 'PREVIEW_OUTDATED', 'Something changed'),
    { outcome: 'b' },
    { outcome: 'b' },
  );
  act(() => state.confirm());
  await waitFor(() => expect(state.preview).toEqual({ outcome: 'b' }));
  expect([state.phase, state.problem?.code]).toEqual(['preview', 'PREVIEW_OUTDATED']);
  act(() => state.confirm());
  await waitFor(() => expect(state.phase).toBe('stored'));
  expect(sent.map(({ dryRun, outcome }) => [dryRun, outcome])).toEqual([
    [true, undefined],
    [false, 'a'],
    [true, undefined],
    [false, 'b'],
  ]);
  expect(sent[3]?.idempotencyKey).not.toBe(sent[1]?.idempotencyKey);
});

test('a file that is refused leaves the reader where a file is chosen, with the reason', async () => {
  answers = [refusal(413, 'FILE_TOO_LARGE', 'The file is larger than 10 MB.')];
  renderDesk(<Probe />);
  act(() => state.choose(file));
  await waitFor(() => expect(state.problem?.detail).toBe('The file is larger than 10 MB.'));
  expect(state.phase).toBe('choose');
});
