import { type ListState, useListState } from '@rrr/kit/base';
import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { lazy, type ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { renderDesk } from '../testing/render-desk.js';

type Filters = { query: string; tab: string };
let list: ListState<Filters>;
const Probe = () => {
  list = useListState<Filters>({ filters: { query: '', tab: 'open' }, sort: '-date' });
  return <output>{JSON.stringify(list.query)}</output>;
};
const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;

test('the address says page, sort and filters; what it leaves out is the default', () => {
  renderDesk(<Probe />, { at: '/list?page=3&query=carter' });
  expect(shown()).toEqual({ page: 3, query: 'carter', tab: 'open' });
  expect([list.sort, list.filtered]).toEqual(['-date', true]);
});

test.each(['0', '-1', '1.5', 'x', '99999999999'])('a page that is none (%s) is the first', (page) => {
  renderDesk(<Probe />, { at: `/list?page=${page}` });
  expect(shown()).toEqual({ page: 1, tab: 'open' });
});

test('a filter leads to page 1, keeps what else the address says, and leaves defaults out', () => {
  const { router } = renderDesk(<Probe />, { at: '/list?page=3&class=450' });
  act(() => list.setFilters({ query: 'sam' }));
  expect(router.state.location.search).toBe('?class=450&query=sam');
  act(() => list.setFilters({ query: '' }));
  expect(router.state.location.search).toBe('?class=450');
});

test('two filters that change before either is drawn are both kept', () => {
  const { router } = renderDesk(<Probe />, { at: '/list?page=3' });
  act(() => {
    list.setFilters({ query: 'sam' });
    list.setFilters({ tab: 'done' });
  });
  expect(router.state.location.search).toBe('?query=sam&tab=done');
});

test('Back restores the page and the sort before; typing is one step, not one a letter', async () => {
  const { router } = renderDesk(<Probe />, { at: '/list' });
  act(() => list.setFilters({ query: 's' }));
  act(() => list.setFilters({ query: 'sa' }));
  act(() => list.setPage(2));
  act(() => list.setSort('name'));
  expect(router.state.location.search).toBe('?query=sa&sort=name');
  await act(() => router.navigate(-1));
  expect(shown()).toEqual({ page: 2, query: 'sa', tab: 'open' });
  await act(() => router.navigate(-1));
  expect(shown()).toEqual({ page: 1, query: 'sa', tab: 'open' });
});

test('what was typed a moment before a link was followed does not follow there', async () => {
  history.replaceState(null, '', '/list');
  let arrive: (page: { default: () => ReactNode }) => void = () => undefined;
  const Rider = lazy(() => new Promise<{ default: () => ReactNode }>((resolve) => void (arrive = resolve)));
  const router = createBrowserRouter([
    { path: '/list', element: <Probe /> },
    { path: '/rider', element: <Rider /> },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/rider'));
  // the rider's page is on its way, so the list still stands, and its filter is a moment late
  act(() => list.setFilters({ query: 'sam' }));
  await act(async () => {
    await Promise.resolve(arrive({ default: () => <h1>Sam</h1> }));
  });
  expect(await screen.findByRole('heading', { name: 'Sam' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/rider', search: '' });
});
