import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ComponentType } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ErrorBoundary } from './screens/ErrorBoundary.js';
import { LazyPage, loadAhead, page } from './LazyPage.js';
import { reloadOnce, reloadWhenReachable } from './connection/reload.js';
import { SLOW } from './screens/LoadingPage.js';

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

test('a page that did not load can be tried again, once the page was reloaded for it', async () => {
  sessionStorage.setItem('rrr.reloaded', String(Date.now()));
  const load = jest
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new Error('chunk'))
    .mockResolvedValue(() => 'the page');
  render(<LazyPage load={load} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the page')).toBeVisible();
});

test('what was loaded once stands there at once the next time', async () => {
  const load = jest.fn(() => Promise.resolve(() => 'the page'));
  const { unmount } = render(<LazyPage load={load} />);
  expect(await screen.findByText('the page')).toBeVisible();
  unmount();
  render(<LazyPage load={load} />);
  expect(screen.getByText('the page')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

const answers = () => Promise.resolve(true);
const silent = () => Promise.resolve(false);

test('the page reloads once in a while, not for ever', async () => {
  const reload = jest.fn();
  const tries = [await reloadOnce({ reachable: answers, reload }), await reloadOnce({ reachable: answers, reload })];
  expect(tries).toEqual([true, false]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page whose server does not answer is not reloaded into nothing', async () => {
  const reload = jest.fn();
  expect(await reloadOnce({ reachable: silent, reload })).toBe(false);
  expect(await reloadWhenReachable({ reachable: silent, reload })).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  // the try that changed nothing does not use up the one reload
  expect(await reloadOnce({ reachable: answers, reload })).toBe(true);
});

test('offline, a page that did not load says so and loads when the network is back', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = jest
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new Error('chunk'))
    .mockResolvedValue(() => 'the page');
  render(<LazyPage load={load} />);
  expect(await screen.findByText(/You are offline/)).toBeVisible();
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('the page')).toBeVisible();
});

test('a page that takes long says so', () => {
  jest.useFakeTimers();
  try {
    render(<LazyPage load={() => new Promise(() => {})} />);
    act(() => jest.advanceTimersByTime(SLOW - 1));
    expect(screen.queryByRole('status')).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status').textContent).toMatch(/Still loading/);
  } finally {
    jest.useRealTimers();
  }
});

const Broken = (): never => {
  throw new Error('broken');
};

test('a failure stays inside, is reported, and shows what to do', () => {
  const report = jest.fn();
  render(
    <ErrorBoundary report={report}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'An error occurred' })).toBeVisible();
  expect(report).toHaveBeenCalledWith(new Error('broken'));
});

test('should the error screen fail too, a plain message with a link home remains', () => {
  render(
    <ErrorBoundary report={() => {}} screen={() => <Broken />}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/');
});

test('a page that was loaded ahead is there with the first drawing', async () => {
  const load = () => Promise.resolve(() => <h1>Events</h1>);
  await loadAhead([page(load), <p>no page</p>, undefined].map((element) => ({ route: { element } })));
  render(<LazyPage load={load} />);
  expect(screen.getByRole('heading', { name: 'Events' })).toBeVisible();
});

test('what does not load ahead is left to its place', async () => {
  const load = jest.fn<() => Promise<ComponentType>>().mockRejectedValueOnce(new Error('gone'));
  load.mockResolvedValueOnce(() => <h1>Events</h1>);
  await loadAhead([page(load)].map((element) => ({ route: { element } })));
  render(<LazyPage load={load} />);
  expect(await screen.findByRole('heading', { name: 'Events' })).toBeVisible();
});

test('one that takes too long is not waited for', async () => {
  jest.useFakeTimers();
  const ahead = loadAhead([page(() => new Promise(() => undefined))].map((element) => ({ route: { element } })));
  jest.advanceTimersByTime(2_000);
  jest.useRealTimers();
  await expect(ahead).resolves.toBeUndefined();
});
