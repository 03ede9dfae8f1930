import { expect, test } from '@jest/globals';
import { act, render, renderHook, screen } from '@testing-library/react';
import { LocaleProvider } from '../language/locale-context.js';
import { refusal } from '../testing/fake-host.js';
import { PreviewChanges } from './PreviewChanges.js';
import { usePreviewedAct, type Confirmed, type PreviewedAct } from './use-previewed-act.js';

interface Preview {
  removed: number;
  outcome?: string;
}
const lost = refusal(0, 'NETWORK', 'We could not reach the server.');
const outdated = refusal(409, 'PREVIEW_OUTDATED', 'Something changed since the preview.');

/** Removes the results of a rider; previews and answers are given one after the other. */
const perform = (previews: unknown[], answers: unknown[] = []) => {
  const asked: { rider: string; signal: AbortSignal }[] = [];
  const sent: (Confirmed<string> & { key: string })[] = [];
  const [done, refreshed]: [string[], string[]] = [[], []];
  const next = async <R,>(list: unknown[]): Promise<R> => {
    const answer: unknown = await list.shift();
    if (answer instanceof Error) throw answer;
    return answer as R;
  };
  const view = renderHook(() =>
    usePreviewedAct<string, Preview, string>({
      preview: (rider, signal) => {
        asked.push({ rider, signal });
        return next(previews);
      },
      send: (confirmed, key) => {
        sent.push({ ...confirmed, key });
        return next(answers);
      },
      changes: (before, now) =>
        before.removed === now.removed ? [] : [`${now.removed} results, not ${before.removed}`],
      onDone: (result) => void done.push(result),
      refresh: ({ phase }) => void refreshed.push(phase),
    }),
  );
  const run = (): PreviewedAct<string, Preview, string> => view.result.current;
  const look = (rider: string) => act(async () => run().look(rider));
  const confirm = () => act(async () => void (await run().act.run(undefined)));
  return { it: run, look, confirm, asked, sent, done, refreshed, unmount: view.unmount };
};
const later = () => {
  let give: (value: unknown) => void = () => {};
  const promise = new Promise((resolve) => (give = resolve));
  return { promise, give };
};

test('what was shown is confirmed with its outcome', async () => {
  const { it: value, look, confirm, sent, done } = perform([{ removed: 3, outcome: 'a' }], ['removed']);
  expect(value().preview).toBeUndefined();
  await look('Sam Carter');
  expect([value().preview, value().reading, value().changes]).toEqual([{ removed: 3, outcome: 'a' }, false, undefined]);
  await confirm();
  expect(sent).toMatchObject([{ command: 'Sam Carter', outcome: 'a' }]);
  expect([value().act.state.phase, done]).toEqual(['done', ['removed']]);
});

test('an outdated preview is read again, says what changed, and is sent only when it is confirmed again', async () => {
  const {
    it: value,
    look,
    confirm,
    asked,
    sent,
    refreshed,
  } = perform(
    [
      { removed: 3, outcome: 'a' },
      { removed: 5, outcome: 'b' },
    ],
    [outdated, 'removed'],
  );
  await look('Sam Carter');
  await confirm();
  expect(value().act.state).toMatchObject({ phase: 'outdated', problem: { code: 'PREVIEW_OUTDATED' } });
  expect([value().preview, value().changes]).toEqual([{ removed: 5, outcome: 'b' }, ['5 results, not 3']]);
  expect([asked.length, sent.length]).toEqual([2, 1]);
  await confirm();
  expect(sent[1]).toMatchObject({ command: 'Sam Carter', outcome: 'b' });
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
  expect([value().act.state.phase, refreshed]).toEqual(['done', ['outdated', 'done']]);
});

test('a lost answer is asked for again with the same outcome and the same key; nothing else is previewed', async () => {
  const { it: value, look, confirm, asked, sent } = perform([{ removed: 3, outcome: 'a' }], [lost, 'removed']);
  await look('Sam Carter');
  await confirm();
  expect(value().act.state.phase).toBe('unknown');
  await look('Ava Stone');
  await act(async () => void (await value().act.again()));
  expect(asked.map(({ rider }) => rider)).toEqual(['Sam Carter']);
  expect(sent[1]).toEqual(sent[0]);
  expect(value().act.state.phase).toBe('done');
});

test('nothing is sent before a preview is shown, or while it is read again', async () => {
  const slow = later();
  const { it: value, look, confirm, sent } = perform([{ removed: 3, outcome: 'a' }, slow.promise], [outdated]);
  await confirm();
  expect(sent).toEqual([]);
  await look('Sam Carter');
  await confirm();
  expect([value().reading, value().preview?.removed]).toEqual([true, 3]);
  await confirm();
  expect(sent).toHaveLength(1);
  await act(async () => slow.give({ removed: 3, outcome: 'b' }));
  expect([value().reading, value().changes]).toEqual([false, []]);
});

test('a preview that could not be read is asked for again', async () => {
  const { it: value, look, asked } = perform([lost, { removed: 3, outcome: 'a' }]);
  await look('Sam Carter');
  expect([value().preview, value().error]).toEqual([undefined, lost]);
  await act(async () => value().retry());
  expect([value().preview?.removed, value().error, asked.length]).toEqual([3, undefined, 2]);
});

test('a later look replaces an earlier one, and an earlier refusal', async () => {
  const slow = later();
  const {
    it: value,
    look,
    asked,
    confirm,
  } = perform(
    [slow.promise, { removed: 1, outcome: 'b' }, { removed: 9, outcome: 'c' }],
    [refusal(404, 'NOT_FOUND', 'Not a valid rider')],
  );
  await look('Sam Carter');
  await look('Ava Stone');
  await act(async () => slow.give({ removed: 3, outcome: 'a' }));
  expect([value().preview?.removed, asked[0]?.signal.aborted]).toEqual([1, true]);
  await confirm();
  expect(value().act.state.phase).toBe('refused');
  await look('Jo Petrakis');
  expect([value().preview?.removed, value().act.state.phase]).toEqual([9, 'idle']);
});

test('whoever leaves is not waited for', async () => {
  const slow = later();
  const { look, asked, unmount } = perform([slow.promise]);
  await look('Sam Carter');
  unmount();
  expect(asked[0]?.signal.aborted).toBe(true);
});

test.each([
  ['en', ['5 results'], 'This has changed since you looked:5 results'],
  ['fr', ['5 résultats'], 'Changements depuis votre vérification\u00a0:5 résultats'],
  ['en', [], 'What you see here is up to date. Check it, then confirm again.'],
] as const)('what changed is said (%s)', async (locale, changes, text) => {
  render(
    <LocaleProvider value={locale}>
      <PreviewChanges previewed={{ changes }} />
    </LocaleProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe(text);
});

test('while its effect is read, an act waits', async () => {
  const { promise, give } = later();
  const { it: value, look } = perform([promise]);
  expect(value().act.waits).toBe(true);
  await look('Sam Carter');
  expect(value().act.waits).toBe(true);
  await act(async () => give({ removed: 3 }));
  expect(value().act.waits).toBe(false);
});
