import { expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { person } from '../testing/person.js';
import { renderDesk } from '../testing/render-desk.js';
import { Chart } from './Chart.js';
import type { ChartData } from './chart-data.js';

// What draws is the library's; that it is there only when a chart is, and what stands beside it, is ours.
const mockBroken = { now: false };
jest.mock('./Drawing.js', () => ({
  Drawing: () => {
    if (mockBroken.now) throw new Error('no canvas');
    return <i>picture</i>;
  },
}));

const user = person();
const data: ChartData = {
  kind: 'bars',
  category: 'Month',
  categories: ['Jan', 'Feb'],
  series: [{ key: 'riders', label: 'Riders', tone: 'ink', values: [1200, null] }],
  unit: 'count',
};
const chart = (over: object = {}) =>
  renderDesk(<Chart title="New riders" says="1,200 riders enrolled." empty="Nobody enrolled." data={data} {...over} />);

test('title, sentence, picture, and a table that is there before it is shown', async () => {
  chart();
  expect(await screen.findByText('picture')).toBeVisible();
  expect(screen.getByText('1,200 riders enrolled.')).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'New riders' }));
  expect(table.getByRole('row', { name: /Jan/ }).textContent).toBe('Jan1,200');
  expect(table.getByRole('row', { name: /Feb/ }).textContent).toBe('Feb–');
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getByRole('button', { name: 'Hide the table' }).getAttribute('aria-expanded')).toBe('true');
});

test('the picture, which is large, is loaded when the chart comes in sight', async () => {
  let seen: (() => void) | undefined;
  globalThis.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback) {
      // what a busy page is told at once: not in sight when it was made, and in sight since
      const changes = [false, true].map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry);
      seen = () => tell(changes, this as never);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as never;
  chart();
  expect(screen.getByRole('table', { name: 'New riders' })).toBeVisible();
  expect(screen.queryByText('picture')).toBeNull();
  act(() => seen?.());
  expect(await screen.findByText('picture')).toBeVisible();
  delete (globalThis as { IntersectionObserver?: unknown }).IntersectionObserver;
});

test('a table that stands beside the picture says so to its styles', () => {
  chart({ beside: true });
  expect(screen.getByRole('region', { name: 'New riders' }).dataset['beside']).toBe('true');
});

test('at its heading stands where the rows behind it are', () => {
  chart({ side: <a href="/report">All of it</a>, short: true });
  const card = screen.getByRole('region', { name: 'New riders' });
  expect(within(card).getByRole('link', { name: 'All of it' })).toBeVisible();
  expect(card.dataset['short']).toBe('true');
});

test('no value, no data yet, and a failure each have their own screen', () => {
  chart({ data: { ...data, series: [{ ...data.series[0], values: [0, null] }] } });
  expect(screen.getByText('Nobody enrolled.')).toBeVisible();
  chart({ data: undefined });
  expect(screen.getByRole('status', { name: 'Loading the figures' })).toBeVisible();
  const retry = jest.fn();
  chart({ data: undefined, error: new Error('x'), onRetry: retry });
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledTimes(1);
});

test('without its picture the table remains, and another try brings it', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  mockBroken.now = true;
  const { host } = chart();
  expect(await screen.findByText('The chart did not load. The table shows all its figures.')).toBeVisible();
  expect(screen.getByRole('table', { name: 'New riders' })).toBeVisible();
  expect(host.reports).toEqual([new Error('no canvas')]);
  mockBroken.now = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('picture')).toBeVisible();
  silent.mockRestore();
});
