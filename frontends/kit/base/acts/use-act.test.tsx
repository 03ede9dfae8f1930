import { expect, test } from '@jest/globals';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { LocaleProvider } from '../language/locale-context.js';
import { NotifyProvider } from '../notify-context.js';
import { ReportProvider } from '../report-context.js';
import type { Notice } from '../host.js';
import { refusal } from '../testing/fake-host.js';
import { ActProblem } from './ActProblem.js';
import { useAct, type Act, type ActOptions } from './use-act.js';

interface Command {
  amount: number;
}
const lost = refusal(0, 'NETWORK', 'We could not reach the server.');

/** An act whose answers are given one after the other: a value, or an error that is thrown. */
const perform = (
  answers: unknown[],
  options: Partial<ActOptions<Command, string>> = {},
  locale: 'en' | 'fr' = 'en',
) => {
  const sent: { command: Command; key: string }[] = [];
  const [notices, reports, done, refreshed]: [Notice[], unknown[], string[], string[]] = [[], [], [], []];
  const send = async (command: Command, key: string): Promise<string> => {
    sent.push({ command, key });
    const answer: unknown = await answers.shift();
    if (answer instanceof Error) throw answer;
    return answer as string;
  };
  const Hooked = ({ children }: { children: ReactNode }) => (
    <ReportProvider value={(error) => void reports.push(error)}>
      <NotifyProvider value={(notice) => void notices.push(notice)}>
        <LocaleProvider value={locale}>{children}</LocaleProvider>
      </NotifyProvider>
    </ReportProvider>
  );
  const view = renderHook(
    () =>
      useAct<Command, string>({
        send,
        onDone: (result) => void done.push(result),
        refresh: ({ phase }) => void refreshed.push(phase),
        ...options,
      }),
    { wrapper: Hooked },
  );
  const run = (): Act<Command, string> => view.result.current;
  return { it: run, sent, notices, reports, done, refreshed, unmount: view.unmount, Hooked };
};
const later = () => {
  let give: (value: unknown) => void = () => {};
  const promise = new Promise((resolve) => (give = resolve));
  return { promise, give };
};

test('an act is sent with a key, and is done once the API says so', async () => {
  const { it: value, sent, done, refreshed } = perform(['40 redeemed']);
  expect(value().state).toEqual({ phase: 'idle' });
  await act(() => value().run({ amount: 40 }));
  expect(value().state).toEqual({ phase: 'done', result: '40 redeemed' });
  expect([done, refreshed]).toEqual([['40 redeemed'], ['done']]);
  expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ['no answer', lost],
  ['a server that timed out', refusal(408, 'REQUEST_TIMEOUT', 'Too slow')],
  ['a server that failed', refusal(500, 'INTERNAL', 'Failed')],
  ['a server that is not available', refusal(503, 'UNAVAILABLE', 'Not available')],
])('%s: nobody knows, and the very same is sent again with the same key', async (_, problem) => {
  const { it: value, sent, done, refreshed } = perform([problem, 'done']);
  await act(() => value().run({ amount: 40 }));
  expect(value().state.phase).toBe('unknown');
  expect(refreshed).toEqual([]);
  await act(() => value().again());
  expect(value().state.phase).toBe('done');
  expect(sent[1]).toEqual(sent[0]);
  expect(done).toEqual(['done']);
});

test('while nobody knows, another command does not leave: the one before it is sent again', async () => {
  const { it: value, sent } = perform([lost, 'done']);
  await act(() => value().run({ amount: 40 }));
  await act(() => value().run({ amount: 99 }));
  expect(sent[1]).toEqual(sent[0]);
});

test('an answer that cannot be read is no answer: it is reported and asked for again', async () => {
  const unreadable = new SyntaxError('Unexpected token <');
  const { it: value, sent, reports } = perform([unreadable, 'done']);
  await act(() => value().run({ amount: 40 }));
  expect(value().state).toMatchObject({ phase: 'unknown', problem: { code: 'UNREADABLE' } });
  expect(reports).toEqual([unreadable]);
  await act(() => value().again());
  expect(sent[1]).toEqual(sent[0]);
});

test('a refusal is known: what follows is another act', async () => {
  const { it: value, sent, refreshed, done } = perform([refusal(409, 'INSUFFICIENT_CREDIT', 'Too little'), 'done']);
  await act(() => value().run({ amount: 40 }));
  expect(value().state).toMatchObject({ phase: 'refused', problem: { detail: 'Too little' } });
  expect([refreshed, done]).toEqual([['refused'], []]);
  await act(() => value().again());
  expect(sent).toHaveLength(1);
  await act(() => value().run({ amount: 20 }));
  expect(sent[1]?.command).toEqual({ amount: 20 });
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test.each([
  ['the session is over', refusal(401, 'UNAUTHENTICATED', 'Log in')],
  ['too many requests', refusal(429, 'TOO_MANY_REQUESTS', 'Wait')],
])('after a lost answer, “%s” says nothing about the act: the key stays', async (_, problem) => {
  const { it: value, sent } = perform([lost, problem, 'done']);
  await act(() => value().run({ amount: 40 }));
  await act(() => value().again());
  expect(value().state.phase).toBe('unknown');
  await act(() => value().again());
  expect(value().state.phase).toBe('done');
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test('after a lost answer, a refusal of the act itself ends it', async () => {
  const { it: value } = perform([lost, refusal(422, 'WRONG_PIN', 'Wrong PIN')]);
  await act(() => value().run({ amount: 40 }));
  await act(() => value().again());
  expect(value().state).toMatchObject({ phase: 'refused', problem: { code: 'WRONG_PIN' } });
});

test('which refusals say nothing can be told by the one who asks', async () => {
  const isKept = ({ code }: { code: string }) => code === 'CONFLICT';
  const { it: value } = perform([lost, refusal(409, 'CONFLICT', 'Under way')], { isKept });
  await act(() => value().run({ amount: 40 }));
  await act(() => value().again());
  expect(value().state.phase).toBe('unknown');
});

test('a preview that no longer holds is told apart: nothing was done', async () => {
  const { it: value, refreshed } = perform([refusal(409, 'PREVIEW_OUTDATED', 'Look again')]);
  await act(() => value().run({ amount: 40 }));
  expect(value().state).toMatchObject({ phase: 'outdated', problem: { detail: 'Look again' } });
  expect(refreshed).toEqual(['outdated']);
});

test('a second tap while the first is under way sends nothing', async () => {
  const { promise, give } = later();
  const { it: value, sent, done } = perform([promise]);
  act(() => void value().run({ amount: 40 }));
  act(() => void value().run({ amount: 40 }));
  await act(() => value().again());
  expect(value().state).toEqual({ phase: 'sending', again: false });
  await act(async () => give('done'));
  expect([sent.length, done]).toEqual([1, ['done']]);
});

test('who left meanwhile is still told, and the figures are read again', async () => {
  const { promise, give } = later();
  const {
    it: value,
    unmount,
    done,
    refreshed,
    notices,
  } = perform([promise], { notice: (result) => `Said: ${result}` });
  act(() => void value().run({ amount: 40 }));
  unmount();
  await act(async () => give('done'));
  expect(notices).toEqual([{ tone: 'good', text: 'Said: done' }]);
  expect([done, refreshed]).toEqual([[], ['done']]);
});

test.each([
  [lost, 'wait', 'Not confirmed yet. We could not reach the server.', 'unknown'],
  [refusal(409, 'INSUFFICIENT_CREDIT', 'Too little'), 'bad', 'Too little', 'refused'],
])('who left meanwhile does not take a failure for a success (%#)', async (problem, tone, text, phase) => {
  const { promise, give } = later();
  const { it: value, unmount, refreshed, notices } = perform([promise]);
  act(() => void value().run({ amount: 40 }));
  unmount();
  await act(async () => give(problem));
  expect(notices).toEqual([{ tone, text }]);
  expect(refreshed).toEqual([phase]);
});

test('what only moves a state can be taken back from its notice', async () => {
  const undone: string[] = [];
  const undo = async (result: string) => void undone.push(result);
  const { it: value, notices, refreshed } = perform(['hidden'], { notice: () => 'Hidden.', undo });
  await act(() => value().run({ amount: 0 }));
  expect(notices[0]).toMatchObject({ tone: 'good', text: 'Hidden.', action: { label: 'Undo' } });
  await act(async () => notices[0]?.action?.run());
  expect([undone, notices[1]]).toEqual([['hidden'], { tone: 'good', text: 'Undone.' }]);
  expect(refreshed).toEqual(['done', 'done']);
});

test('an undo that is refused says why', async () => {
  const undo = () => Promise.reject(refusal(409, 'NOTHING_TO_UNDO', 'Nothing to undo'));
  const { it: value, notices } = perform(['hidden'], { notice: () => 'Hidden.', undo });
  await act(() => value().run({ amount: 0 }));
  await act(async () => notices[0]?.action?.run());
  expect(notices[1]).toEqual({ tone: 'bad', text: 'Nothing to undo' });
});

test('a fault of the screen that shows it does not make a done act unknown', async () => {
  const fault = new Error('The screen failed');
  const { it: value } = perform(['done'], {
    onDone: () => {
      throw fault;
    },
  });
  let thrown: unknown;
  await act(
    async () =>
      value()
        .run({ amount: 40 })
        .catch((error: unknown) => (thrown = error)) as Promise<void>,
  );
  expect(thrown).toBe(fault);
  expect(value().state.phase).toBe('done');
});

test('forgotten, the next is another act; of one that nobody knows the figures are read again', async () => {
  const { it: value, sent, refreshed } = perform([lost, 'done']);
  await act(() => value().run({ amount: 40 }));
  act(() => value().reset());
  expect([value().state.phase, refreshed]).toEqual(['idle', ['unknown']]);
  await act(() => value().run({ amount: 40 }));
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test.each([
  ['en', 'Not confirmed yet', 'Check again'],
  ['fr', 'Pas encore confirmé', 'Vérifier de nouveau'],
] as const)(
  'not knowing is shown with the one thing to do, takes the focus, and is asked for once (%s)',
  async (locale, title, again) => {
    const { promise, give } = later();
    const { sent, Hooked, ...rest } = perform([lost, promise], {}, locale);
    await act(() => rest.it().run({ amount: 40 }));
    const { rerender } = render(<ActProblem act={rest.it()} />, { wrapper: Hooked });
    expect(screen.getByText(title)).toBeVisible();
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    await userEvent.click(screen.getByRole('button', { name: again }));
    rerender(<ActProblem act={rest.it()} />);
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText(title)).toBeVisible();
    await userEvent.click(screen.getByRole('button'));
    await act(async () => give('done'));
    rerender(<ActProblem act={rest.it()} />);
    expect([screen.queryByRole('alert'), sent.length]).toEqual([null, 2]);
  },
);

test('without a network it says what to wait for', async () => {
  const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')!;
  Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false });
  try {
    const { it: value, Hooked } = perform([lost]);
    await act(() => value().run({ amount: 40 }));
    render(<ActProblem act={value()} />, { wrapper: Hooked });
    expect(screen.getByText(/You are offline/)).toBeVisible();
  } finally {
    Object.defineProperty(Navigator.prototype, 'onLine', online);
  }
});
