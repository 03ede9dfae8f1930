import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ErrorBoundary } from './error-boundary.js';
import { LazyPage } from './lazy-page.js';
import { reloadOnce } from './reload-once.js';

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
  expect(await screen.findByText('the page')).toBeTruthy();
});

test('the page reloads once in a while, not for ever', () => {
  const reload = jest.fn();
  expect([reloadOnce(reload), reloadOnce(reload)]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledTimes(1);
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
  expect(screen.getByRole('heading', { name: 'An error occurred' })).toBeTruthy();
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
