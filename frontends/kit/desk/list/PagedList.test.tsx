import { useListState } from '@rrr/kit/base';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@rrr/kit/base/testing';
import { renderDesk } from '../testing/render-desk.js';
import { PagedList, type PagedListProps } from './PagedList.js';

interface Row {
  id: string;
  name: string;
  sum: string;
}
const rows: Row[] = [
  { id: 'a', name: 'Sam', sum: '$1.00' },
  { id: 'b', name: 'Robin', sum: '$2.00' },
];
const List = (props: Partial<PagedListProps<Row>>) => (
  <PagedList<Row>
    label="Riders"
    columns={[
      { key: 'name', title: 'Name', cell: (it) => it.name, sort: 'name' },
      { key: 'sum', title: 'Sum', cell: (it) => it.sum, align: 'right' },
    ]}
    items={rows}
    rowKey={(it) => it.id}
    state={{ loading: false }}
    list={useListState({ filters: { query: '' } })}
    empty={{ text: 'No riders yet.' }}
    {...props}
  />
);
const media = globalThis.matchMedia;
afterEach(() => void (globalThis.matchMedia = media));

test('a column sorts up, then down, and says so', async () => {
  const { router } = renderDesk(<List />);
  await userEvent.click(screen.getByRole('button', { name: /Name/ }));
  expect(router.state.location.search).toBe('?sort=name');
  await userEvent.click(screen.getByRole('button', { name: /Name/ }));
  expect(screen.getByRole('columnheader', { name: /Name/ }).getAttribute('aria-sort')).toBe('descending');
});

test('nothing yet, and nothing that fits, are two things', async () => {
  const { unmount } = renderDesk(<List items={[]} />);
  expect(screen.getByText('No riders yet.')).toBeTruthy();
  unmount();
  const { router } = renderDesk(<List items={[]} />, { at: '/?query=zz' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(router.state.location.search).toBe('');
});

test('a page past the end says so, and leads to the last page', async () => {
  const { router } = renderDesk(<List items={[]} pagination={{ page: 9, totalPages: 3, pastEnd: true }} />, {
    at: '/?query=zz&page=9',
  });
  expect(screen.getByText('This page is past the end of the list.')).toBeTruthy();
  expect(screen.queryByText('No riders yet.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Clear the filters' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Go to the last page (3)' }));
  expect(router.state.location.search).toBe('?query=zz&page=3');
});

test('a list that failed says why and can be tried again', async () => {
  const onRetry = jest.fn();
  renderDesk(
    <List
      items={undefined}
      state={{ loading: false, error: refusal(503, 'BUSY', 'The server is busy.') }}
      onRetry={onRetry}
    />,
  );
  expect(screen.getByRole('alert').textContent).toContain('The server is busy.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('on a phone rows are cards that name each value', () => {
  globalThis.matchMedia = ((query: string) => ({ ...media(query), matches: true })) as typeof matchMedia;
  renderDesk(<List />);
  const [first] = within(screen.getByRole('list', { name: 'Riders' })).getAllByRole('listitem');
  expect(screen.queryByRole('table')).toBeNull();
  expect(within(first!).getByRole('definition').textContent).toBe('$1.00');
});

test('rows are selected one by one and by the page', async () => {
  const onChange = jest.fn<(keys: ReadonlySet<string>) => void>();
  renderDesk(<List selection={{ selected: new Set(['a', 'other page']), onChange, name: (it) => it.name }} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Sam' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(onChange.mock.calls.map(([keys]) => [...keys])).toEqual([['other page'], ['a', 'other page', 'b']]);
});
